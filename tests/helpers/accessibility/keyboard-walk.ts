import type { Page } from 'playwright-core';

/** More stops than any page has: beyond this the focus goes in circles. */
const MOST = 400;

/**
 * Moves through a freshly opened page with the Tab key, from start to end.
 * @returns a line for each stop that is invisible, covered, without a focus ring, or out of order, and one
 *   for a focus trap
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === 'end') return stops > 0 ? faults : ['Tab leads nowhere'];
    if (stop) faults.push(stop);
  }
  return [...faults, `Tab does not come to an end in ${MOST} steps`];
}

/**
 * Runs in the page. @returns 'end' when all stops have been visited, otherwise what is wrong with this one,
 * or nothing
 */
function lookAtFocus(): string {
  const memory = window as Window & { visited?: Set<Element>; last?: Element };
  memory.visited ??= new Set();
  const { visited, last } = memory;
  const stop = document.activeElement;
  if (!stop || stop === document.body || (stop !== last && visited.has(stop))) return 'end';
  // Every stop inside a frame counts as the frame.
  if (stop === last && stop.tagName !== 'IFRAME') return `${nameOf(stop)} keeps the focus`;
  const isFirst = stop !== last;
  visited.add(stop);
  memory.last = stop;
  if (!isFirst) return '';

  const faults: string[] = [];
  if (!stop.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push('is hidden');
  else if (!isInSight(stop)) faults.push('is out of view or covered');
  if (stop.tagName !== 'IFRAME') {
    const { outlineStyle, boxShadow } = getComputedStyle(stop);
    if (outlineStyle === 'none' && boxShadow === 'none') faults.push('shows no ring');
  }
  if ((stop as HTMLElement).tabIndex > 0) faults.push('has a tabindex above 0');
  if (last && !(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING))
    faults.push(`comes after ${nameOf(last)}`);
  return faults.length > 0 ? `${nameOf(stop)} ${faults.join(', ')}` : '';

  /** Whether some point of it is in the window and not covered (WCAG 2.4.11). */
  function isInSight(element: Element) {
    return [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const found = document.elementFromPoint(left + width * across, top + height * down);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      ),
    );
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
  }
}
