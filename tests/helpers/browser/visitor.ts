import { afterEach } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { DESKTOP, PHONE } from './visitor-sizes';

/**
 * The timeout for what the next poll brings: one interval, plus time for a busy machine. states.e2e.ts tests
 * with a fake clock that polls come every 5 s.
 */
export const SOON = { timeout: POLL_INTERVAL_MS + 25_000 };

export { DESKTOP, PHONE };

type VisitorOptions = {
  viewport?: { width: number; height: number };
  reducedMotion?: 'reduce' | 'no-preference';
  /** On unless a test is about the film, which uses half a CPU core while its page is open. */
  savesData?: boolean;
  /** Problems that the test provokes; `visitor.allow` adds more later. */
  allowed?: RegExp[];
} & Pick<BrowserContextOptions, 'hasTouch' | 'javaScriptEnabled' | 'storageState'>;

export type Visitor = {
  page: Page;
  /** Opens a path of the site and waits for hydration. Returns the status of the document. */
  open: (path: string) => Promise<number>;
  /** From here on, problems that match are expected. They read `kind: words (address)`. */
  allow: (pattern: RegExp) => void;
  /** Requests to other origins so far. */
  foreignRequests: string[];
};

/**
 * A visitor with a new browser profile. After each test every visitor's console errors, page errors and
 * requests to other origins fail it, and their windows are closed.
 */
export async function newVisitor(
  browser: Browser,
  url: string,
  {
    viewport = DESKTOP,
    reducedMotion = 'no-preference',
    savesData = true,
    allowed = [],
    ...rest
  }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion, ...rest });
  const problems: string[] = [];
  const allowances = [...allowed];
  const foreignRequests: string[] = [];
  const origin = new URL(url).origin;

  context.on('console', (message) => {
    if (message.type() === 'error')
      problems.push(`console: ${message.text()} (${message.location().url || message.page()?.url()})`);
  });
  context.on('weberror', (event) => problems.push(`page: ${event.error().stack} (${event.page()?.url()})`));
  context.on('request', (request) => {
    const address = request.url();
    if (/^(data|blob):/.test(address) || new URL(address).origin === origin) return;
    foreignRequests.push(address);
    problems.push(`foreign: ${request.resourceType()} (${address})`);
  });
  present.add({
    leave: () => context.close(),
    unexpected: () => problems.filter((problem) => !allowances.some((pattern) => pattern.test(problem))),
  });

  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );

  const page = await context.newPage();
  // A real failure can wait; a busy machine must not fail a test.
  page.setDefaultTimeout(30_000);
  const open = async (path: string) => {
    await untilMade(url + path);
    const response = await page.goto(path);
    if (rest.javaScriptEnabled !== false) await untilHydrated(page);
    return response?.status() ?? 0;
  };
  return { page, open, allow: (pattern) => allowances.push(pattern), foreignRequests };
}

/**
 * While a page takes long to render, clients get the cached one: on a busy machine that would be a page
 * without the test's latest change.
 */
async function untilMade(address: string) {
  for (let tries = 0; tries < 5; tries += 1) {
    const askedAt = Date.now();
    await fetch(address, { redirect: 'manual' }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    if (Date.now() - askedAt < 1200) return;
  }
}

/** Waits until React has hydrated every part of the page. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('h1, body header, body footer, main section')];
    return (
      parts.some(({ tagName }) => tagName === 'H1') &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    );
  });
}

const present = new Set<{ leave: () => Promise<void>; unexpected: () => string[] }>();

afterEach(async () => {
  const problems: string[] = [];
  for (const visitor of present) {
    problems.push(...visitor.unexpected());
    await visitor.leave();
  }
  present.clear();
  if (problems.length > 0) throw new Error(`Problems that no test expected:\n${problems.join('\n')}`);
});
