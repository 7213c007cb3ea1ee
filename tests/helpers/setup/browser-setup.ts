import { launchBrowserServer } from '../browser/chromium';
import { beginTestRun } from './test-run';

/** Once per Jest run: one browser, in which every test file has its own windows. */
export default async function prepareBrowser() {
  const run = await beginTestRun();
  if (run.browser) return;
  run.browser = await launchBrowserServer();
  process.env.TEST_BROWSER = run.browser.wsEndpoint();
}
