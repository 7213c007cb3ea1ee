import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
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
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > NARROW.width) faults.push(`${page.url()} is ${width} px wide at ${NARROW.width}`);
  await page.setViewportSize(DESKTOP);
  expect(faults).toEqual([]);
}
