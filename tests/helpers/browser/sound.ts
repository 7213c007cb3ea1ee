import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../accessibility/axe';
import { eventually } from '../site/eventually';
import { DESKTOP } from './visitor';

const WIDTHS = [1280, 768, 320];

/** Checks the page as it is: at each width axe finds nothing, and nothing overflows. */
export async function expectSound(page: Page, widths = WIDTHS) {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const note = (fault: string) => faults.push(`${page.url()} at ${width} px: ${fault}`);
    // Parts that differ on a phone render asynchronously.
    await eventually(() => expectNoWider(page, width), 5_000).catch((error) => note(String(error)));
    for (const fault of await accessibilityFaults(page)) note(fault);
  }
  await page.setViewportSize(DESKTOP);
  expect(faults).toEqual([]);
}

async function expectNoWider(page: Page, width: number) {
  const found = await page.evaluate(() => document.documentElement.scrollWidth);
  if (found > width) throw new Error(`the page is ${found} px wide`);
}
