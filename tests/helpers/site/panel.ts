import type { Page } from 'playwright-core';

export const administrator = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'a long enough password' };

/** Signs the first administrator in to the panel, as staff do. */
export async function signIn(page: Page, url: string) {
  await page.goto(`${url}/admin/login`);
  await page.locator('#field-email').fill(administrator.ADMIN_EMAIL);
  await page.locator('#field-password').fill(administrator.ADMIN_PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
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
