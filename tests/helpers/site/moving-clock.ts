import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { eventually } from './eventually';
import type { Site } from './site';

/** A clock for a site (`startSite({ ...clock.options })`) that a test can advance instead of waiting. */
export function movingClock() {
  const file = join(mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'clock-')), 'ahead');
  let ahead = 0;
  return {
    options: { nodeArgs: ['--import', './tests/helpers/site/clock-ahead.mjs'], env: { CLOCK_FILE: file } },
    async advance(site: Site, ms: number) {
      ahead += ms;
      writeFileSync(file, String(ahead));
      process.kill(site.pid, 'SIGUSR2');
      await eventually(async () => expect(site.log()).toContain(`clock: ${ahead} ms ahead\n`));
    },
  };
}
