import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { eventually } from './eventually';
import { DESKTOP, PHONE } from './visitor';

const NARROW = { width: 320, height: 640 };

/** The page as it stands: axe finds nothing on a phone and on a desktop, and at 320 px nothing runs over the side. */
export async function expectSound(page: Page) {
  const faults: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${page.url()} at ${viewport.width}: ${fault}`));
  }
  await page.setViewportSize(NARROW);
  // Parts that differ on a phone are drawn in their own time.
  await eventually(() => expectNarrow(page), 10_000).catch((error) => faults.push(String(error)));
  await page.setViewportSize(DESKTOP);
  expect(faults).toEqual([]);
}

async function expectNarrow(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > NARROW.width) throw new Error(`${page.url()} is ${width} px wide at ${NARROW.width}`);
}
