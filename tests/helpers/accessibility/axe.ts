import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** What axe-core finds on the page once its transitions are over, one line per place. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    const passing = document.getAnimations().filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        // Scroll-driven animations end by scrolling only.
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    // Colors in a transition have less contrast than either end.
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { axe } = window as unknown as { axe: Axe };
    // Without recording passes, which is most of the work.
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
  });
}

type Axe = { run: (options: { resultTypes: ['violations'] }) => Promise<{ violations: Violation[] }> };

type Violation = { id: string; help: string; nodes: { target: string[] }[] };

const axeSource = readFile('node_modules/axe-core/axe.min.js', 'utf8');
