import type { Page } from 'playwright-core';

/** Waits until the part of the page is just below the sticky header, fully visible. */
export const untilUnderHeader = (page: Page, selector: string) =>
  page.waitForFunction((part) => {
    const header = Math.max(
      ...[...document.querySelectorAll('header > div, .answer-bar')].map(
        (bar) => bar.getBoundingClientRect().bottom,
      ),
    );
    const top = document.querySelector(part)?.getBoundingClientRect().top ?? -1;
    return top >= header && top < header + 40;
  }, selector);

/** The scroll position once it has not changed for ten frames. */
export const settledPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let place = -1, frames = 0; frames < 10; frames = place === scrollY ? frames + 1 : 0) {
      place = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });

export const untilAt = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.abs(scrollY - y) < 3, top, { polling: 50 });
