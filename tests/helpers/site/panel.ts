import type { Page } from 'playwright-core';
import type { CmsApi } from '../cms/cms-api';

export const administrator = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a long enough password' };

export type Person = { email: string; password: string };
const first = { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD };

/** Signs a person in to the panel, as staff do: the first administrator, or a colleague. */
export async function signIn(page: Page, url: string, { email, password }: Person = first) {
  await page.goto(`${url}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

/** An editor of this name, who has accepted the invitation of the administrator. */
export async function inviteEditor(cms: Pick<CmsApi, 'call'>, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@staff.example`;
  const password = 'a heron by the old mill';
  const { link } = (await cms.call('POST', '/staff/invite', { name, email, role: 'editor' })) as {
    link: string;
  };
  await cms.call('POST', '/staff/reset-password', { token: link.split('/').at(-1) ?? '', password });
  return { email, password };
}

/** Opens the document of a list by the text of its row. */
export async function openDocument(page: Page, url: string, collection: string, words: string) {
  await page.goto(`${url}/admin/collections/${collection}?limit=100`);
  // The list adds its sort order to the URL, and a link clicked before that does nothing.
  await page.waitForURL(/[?&]sort=/);
  await page.locator('table').getByRole('link', { name: words, exact: true }).first().click();
  await page.waitForURL(/\/admin\/collections\/[^/]+\/[^/?]+/);
}

export async function publish(page: Page) {
  await page.locator('#action-save').click();
  await page
    .locator('.payload-toast-container')
    .getByText(/^(?:Published|Saved)$/)
    .first()
    .waitFor();
}
