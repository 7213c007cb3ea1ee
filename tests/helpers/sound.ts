import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { eventually } from './eventually';
import { layoutFaults } from './layout-faults';
import { DESKTOP } from './visitor';

const WIDTHS = [1280, 768, 320];

/** The page as it stands: at each width axe finds nothing, nothing runs over the side and no words are cut off. */
export async function expectSound(page: Page, widths = WIDTHS) {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const note = (fault: string) => faults.push(`${page.url()} at ${width} px: ${fault}`);
    // Parts that differ on a phone are drawn in their own time.
    await eventually(async () => expect(await layoutFaults(page)).toEqual([]), 5_000).catch((error) =>
      note(String(error)),
    );
    for (const fault of await accessibilityFaults(page)) note(fault);
  }
  await page.setViewportSize(DESKTOP);
  expect(faults).toEqual([]);
}
