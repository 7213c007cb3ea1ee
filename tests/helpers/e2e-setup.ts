import { afterAll, jest } from '@jest/globals';
import { closeBrowsers } from './chromium';
import { stopSites } from './site';

// A browser test seeds, starts and stops a whole site.
jest.setTimeout(180_000);

// A busy machine can be slower than a browser waits. A failure is printed, and the test gets one more chance; what is
// wrong fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Whatever a failed test left running would keep Jest from ending.
afterAll(async () => {
  await closeBrowsers();
  await stopSites();
});
