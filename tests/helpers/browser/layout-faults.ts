import type { Page } from 'playwright-core';

/** Elements that make the page scroll sideways, and clipped text, one line each. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide =
      scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide in ${clientWidth}`].concat(
            [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
              .slice(0, 3)
              .map((element) => `${nameOf(element)} stands out`),
          )
        : [];

    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest('[aria-hidden=true], .sr-only, [inert]'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // The box of a letter is taller than its ink.
        const slack = words.height * 0.15 + 2;
        if (
          (isCut(overflowX) && (words.left < frame.left - 2 || words.right > frame.right + 2)) ||
          (isCut(overflowY) && (words.top < frame.top - slack || words.bottom > frame.bottom + slack))
        )
          cut.push(`${nameOf(parent)} is cut off by ${box.tagName.toLowerCase()} ${box.className}`);
      }
    }
    return [...wide, ...cut];
  });

/** Sets the text size to 200 %, and nothing else (WCAG 1.4.4). */
export const setTextSize = (page: Page, size: '200%' | '') =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);

/** Sets the spacing that visitors may choose by WCAG 1.4.12, or resets it. */
export const setTextSpacing = (page: Page, isWide: boolean) =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    if (isOn)
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
    document.adoptedStyleSheets = [sheet];
  }, isWide);
