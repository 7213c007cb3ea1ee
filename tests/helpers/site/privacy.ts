import type { Page } from 'playwright-core';

/** Everything that the site keeps in the browser of this visitor; an ordinary one must find nothing. */
export async function keptInBrowser(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
  ]);
  return [...cookies, ...kept];
}
