import { beforeAll, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { prop } from '@/content/json';
import { launchBrowser } from '../../helpers/browser/chromium';
import { openCmsApi, type CmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';
import { DESKTOP } from '../../helpers/browser/visitor';

const PASSWORD = 'words for the new colleague';
let site: Site;
let browser: Browser;
let cms: CmsApi;
const people = {
  admin: administrator.ADMIN_EMAIL,
  editor: 'editor@staff.example',
  intake: 'intake@staff.example',
};
const passwordOf = (email: string) => (email === people.admin ? administrator.ADMIN_PASSWORD : PASSWORD);

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
  cms = await openCmsApi(site.url);
  for (const role of ['editor', 'intake'] as const) {
    const email = people[role];
    const { link } = (await cms.call('POST', '/staff/invite', { name: `Sentinel ${role}`, email, role })) as {
      link: string;
    };
    await cms.call('POST', '/staff/reset-password', { token: link.split('/').at(-1), password: PASSWORD });
  }
});

/** A person's browser, far from UTC; `faults` are script errors, including React's hydration errors. */
async function enter(email: string, faults: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${site.url}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(passwordOf(email));
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  return page;
}

async function turnOn(page: Page, email: string) {
  await page.goto(`${site.url}/admin/account`);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const setUp = page.getByRole('group', { name: 'Set up the second factor' });
  await setUp.getByLabel('Current password').fill(passwordOf(email));
  await setUp.getByLabel('Current password').press('Enter');
  const words = await setUp.getByText(/type the key into it/).innerText();
  const key = /: ([A-Z2-7]+)/.exec(words)?.[1] ?? '';
  await setUp.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await setUp.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByText('Save these codes').waitFor();
  expect(page.url()).not.toContain('password');
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('On: you sign in with a code').waitFor();
}

test.each(['admin', 'editor', 'intake'] as const)(
  '%s turns the second factor on and off in the panel, with no password in an address',
  async (role) => {
    const faults: string[] = [];
    const page = await enter(people[role], faults);
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await turnOn(page, people[role]);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    const asked = page.getByRole('group', { name: 'Turn it off' });
    expect(await asked.getByLabel('Current password').getAttribute('type')).toBe('password');
    await asked.getByLabel('Current password').fill(passwordOf(people[role]));
    await asked.getByRole('button').click();
    await page.getByRole('button', { name: 'Turn it on' }).waitFor();
    expect([faults, seen.filter((url) => /password=/.test(url))]).toEqual([[], []]);
    await page.context().close();
  },
  180_000,
);

test('an administrator resets the second factor of a colleague who has lost it', async () => {
  const faults: string[] = [];
  const lost = await enter(people.editor, faults);
  await turnOn(lost, people.editor);
  // The administrator's other sessions ended when MFA was turned on.
  cms = await openCmsApi(site.url);
  const found = await cms.call('GET', `/staff?where[email][equals]=${people.editor}`);
  const id = String(prop((prop(found, 'docs') as unknown[])[0], 'id'));
  const page = await enter(people.admin, faults);
  await page.goto(`${site.url}/admin/collections/staff/${id}`);
  await page.getByRole('button', { name: 'Reset the second factor' }).click();
  const asked = page.getByRole('group', { name: 'Reset the second factor' });
  await asked.getByLabel('Current password').fill(administrator.ADMIN_PASSWORD);
  await asked.getByRole('button').click();
  await page.getByText('Reset. Your colleague is told').waitFor();
  const again = await enter(people.editor, faults);
  await again.waitForURL(/\/admin\/?$/);
  expect(faults).toEqual([]);
}, 180_000);
