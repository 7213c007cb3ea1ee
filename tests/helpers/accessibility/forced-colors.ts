import type { Page } from 'playwright-core';

/**
 * What is lost in forced colors mode (Windows high contrast): it removes shadows and backgrounds, so a focus
 * ring must be an outline, a field needs a border, and nothing may keep its own colors.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      );
    const note = (element: Element, fault: string) =>
      found.push(`${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}” ${fault}`);
    for (const element of visible('a[href], button:not(:disabled), input, select, textarea')) {
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      if (document.activeElement !== element) continue;
      if (getComputedStyle(element).outlineStyle === 'none') note(element, 'has a ring that is no outline');
    }
    for (const element of visible('input:not([type=hidden]), select, textarea'))
      if (getComputedStyle(element).borderTopStyle === 'none') note(element, 'has no edge');
    for (const element of visible('body *'))
      if (getComputedStyle(element).forcedColorAdjust === 'none') note(element, 'keeps its own colors');
    return found;
  });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return faults;
}
