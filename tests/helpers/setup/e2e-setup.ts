import { afterAll, jest } from '@jest/globals';
import { closeBrowsers } from '../browser/chromium';
import { stopSites } from '../site/site';

// A browser test starts and stops whole sites, in parallel to other test files.
jest.setTimeout(300_000);
// On a busy machine a browser can miss a time limit. The summary names each test that was repeated.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Anything that a failed test left running would keep Jest from ending.
afterAll(async () => {
  await closeBrowsers();
  await stopSites();
});
