import { afterAll, jest } from '@jest/globals';
import { closeBrowsers } from '../browser/chromium';
import { stopSites } from '../site/site';

// A browser test starts and stops whole sites, beside other test files.
jest.setTimeout(300_000);

// Whatever a failed test left running would keep Jest from ending.
afterAll(async () => {
  await closeBrowsers();
  await stopSites();
});
