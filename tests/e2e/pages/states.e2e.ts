import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { answering, type Answer, type Call } from '../../helpers/cms/answers';
import { launchBrowser } from '../../helpers/browser/chromium';
import { apiPost } from '../../helpers/fixtures/posts';
import { freePort, startSite, type Site } from '../../helpers/site/site';
import { expectSound } from '../../helpers/browser/sound';
import { newVisitor } from '../../helpers/browser/visitor';

/**
 * A site without its database renders no content on the server, so that the browser goes through every state
 * of spec §4; the tests set the responses of its calls.
 */
let site: Site;
let browser: Browser;
beforeAll(async () => {
  const databaseUri = `mongodb://127.0.0.1:${await freePort()}/center`;
  [site, browser] = await Promise.all([startSite({ databaseUri, shouldSeed: false }), launchBrowser()]);
});

const allowed = [/status of (404|500|503) .*\/api\//, /ERR_CONNECTION_RESET .*\/api\//];
async function arrive() {
  const visitor = await newVisitor(browser, site.url, { reducedMotion: 'reduce', allowed });
  await visitor.page.clock.install();
  return visitor;
}

/** Advances to the next poll and waits for its response. */
async function nextPoll(page: Page, call: Call) {
  const answered = call.nextAnswered();
  await page.clock.fastForward(POLL_INTERVAL_MS);
  await answered;
}

const BROKEN: Answer = { status: 500, text: 'Something broke' };
const TORN: Answer = { status: 200, text: '{"data": {"title": "Half a' };
const failures: Answer[] = [BROKEN, TORN, 'lost'];
const MISSING: Answer = { status: 404, text: 'Nothing here' };
const EMPTY: Answer = { json: { data: null } };

type Detail = {
  path: string;
  /** Each test starts with one of these failures. */
  failures: Answer[];
  /** The previous page, and the text of the link there. */
  from: string;
  link: string;
  /** The heading while the page loads. */
  waiting: string;
  failed: [title: string, text: string];
  missing: [title: string, text: string];
};

const details: Detail[] = [
  {
    path: '/conditions/ptsd',
    failures: [BROKEN, TORN, 'lost'],
    from: '/conditions',
    link: 'Learn More about Post-Traumatic Stress Disorder',
    waiting: 'Post-Traumatic Stress Disorder Treatment',
    failed: ['Error Loading Page', 'There was an error loading the PTSD treatment information.'],
    missing: ['Condition Not Found', 'The requested condition could not be found.'],
  },
  {
    path: '/therapies/cbt',
    failures: [TORN, 'lost', BROKEN],
    from: '/therapies',
    link: 'Learn More about Cognitive Behavioral Therapy (CBT)',
    waiting: 'Cognitive Behavioral Therapy (CBT)',
    failed: ['Error Loading Page', 'There was an error loading the CBT therapy information.'],
    missing: ['Therapy Not Found', 'The requested therapy could not be found.'],
  },
  {
    path: '/therapies/family-systems',
    failures: ['lost', BROKEN, TORN],
    from: '/therapies',
    link: 'Learn More about Family Systems Therapy',
    waiting: 'Family Systems Therapy',
    failed: ['Therapy Not Found', 'The Family Systems therapy information could not be found.'],
    missing: ['Therapy Not Found', 'The Family Systems therapy information could not be found.'],
  },
];

const good = (title: string): Answer => ({
  json: { data: { title, heading1: 'Sentinel heading', text1: '<p>Sentinel words</p>' } },
});
const loaded = (page: Page) => page.getByText('Sentinel words', { exact: true });

/** Follows a link to the page, whose own call stays unanswered. */
async function goTo({ path, from, link }: Detail) {
  const visitor = await arrive();
  const call = await answering(visitor.page, `/api${path}`);
  await visitor.open(from);
  await visitor.page.getByRole('link', { name: link, exact: true }).click();
  await visitor.page.waitForURL(`**${path}`);
  return { page: visitor.page, call };
}

async function expectProblem(page: Page, [title, text]: [string, string]) {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(await page.getByText(text, { exact: true }).count()).toBe(1);
  expect(await page.getByText('Loading...').count()).toBe(0);
}

describe.each(details)('on the way to $path', (detail) => {
  test('the page waits, shows what comes, and keeps it when later polls fail', async () => {
    const { page, call } = await goTo(detail);
    await page.getByRole('heading', { level: 1, name: detail.waiting, exact: true }).waitFor();
    await page.getByRole('main').getByText('Loading...', { exact: true }).waitFor();
    await expectSound(page);

    await call.answer(good('Sentinel title'));
    await loaded(page).waitFor();
    await page.getByRole('heading', { level: 1, name: /^Sentinel title/ }).waitFor();
    expect(await page.getByText('Loading...').count()).toBe(0);

    for (const answer of failures) {
      await call.answer(answer);
      await nextPoll(page, call);
      expect(await loaded(page).count()).toBe(1);
    }
    await nextPoll(page, call);
    expect(await loaded(page).count()).toBe(1);
  });

  test('every failure is an error that heals by itself', async () => {
    const { page, call } = await goTo(detail);
    for (const [at, answer] of detail.failures.entries()) {
      await call.answer(answer);
      if (at > 0) await nextPoll(page, call);
      await expectProblem(page, detail.failed);
    }
    await call.answer(good('Healed'));
    await nextPoll(page, call);
    await loaded(page).waitFor();
  });

  test('Retry asks at once', async () => {
    const { page, call } = await goTo(detail);
    await call.answer(BROKEN);
    await expectProblem(page, detail.failed);
    // No poll comes while the clock is paused: only Retry can ask.
    const polled = call.nextAnswered();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await polled;
    await page.clock.runFor(100);
    await call.answer(good('Healed'));
    const answered = call.nextAnswered();
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await answered;
    await page.clock.resume();
    await loaded(page).waitFor();
  });

  test('404 and an empty answer are not found', async () => {
    const { page, call } = await goTo(detail);
    await call.answer(detail.failures[0] === TORN ? MISSING : EMPTY);
    await expectProblem(page, detail.missing);
    await expectSound(page);
    await call.answer(detail.failures[0] === TORN ? EMPTY : MISSING);
    await nextPoll(page, call);
    await expectProblem(page, detail.missing);
  });
});

describe('the blog', () => {
  const goToBlog = async () => {
    const { page, open } = await arrive();
    const call = await answering(page, '/api/blog');
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog', exact: true }).waitFor();
    return { page, call };
  };
  const skeletons = (page: Page) => page.getByTestId('blog-skeleton');

  test('has six skeletons while it waits, then its articles, which stay when later polls fail', async () => {
    const { page, call } = await goToBlog();
    await skeletons(page).first().waitFor();
    expect(await skeletons(page).count()).toBe(6);
    expect(await page.getByPlaceholder('Search articles...').count()).toBe(0);
    await expectSound(page);
    await call.answer({ json: { data: [apiPost('heron'), apiPost('wren')] } });
    await page.getByText('Found 2 articles', { exact: true }).waitFor();
    expect(await skeletons(page).count()).toBe(0);
    await call.answer(BROKEN);
    await nextPoll(page, call);
    await nextPoll(page, call);
    expect(await page.getByRole('link', { name: 'Title of heron' }).count()).toBe(1);
  });

  test('every failure is an error that heals by itself', async () => {
    const { page, call } = await goToBlog();
    for (const [at, answer] of failures.entries()) {
      await call.answer(answer);
      if (at > 0) await nextPoll(page, call);
      await page.getByRole('heading', { name: 'Unable to load articles at this time.' }).waitFor();
    }
    await page.getByRole('button', { name: 'Retry', exact: true }).waitFor();
    await call.answer({ json: { data: [apiPost('heron')] } });
    await nextPoll(page, call);
    await page.getByText('Found 1 article', { exact: true }).waitFor();
  });

  test('without any article says so', async () => {
    const { page, call } = await goToBlog();
    await call.answer({ json: { data: [] } });
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
    // There are no articles to view.
    expect(await page.getByRole('button', { name: 'View all articles', exact: true }).count()).toBe(0);
    await expectSound(page);
  });

  test('an article waits, then shows its words; a failure is Article Not Found', async () => {
    const { page, call } = await goToBlog();
    const article = await answering(page, '/api/blog/heron');
    await call.answer({ json: { data: [apiPost('heron')] } });
    await page.getByRole('link', { name: 'Title of heron' }).click();
    await page.waitForURL('**/blog/heron');
    await page.getByText('Loading...', { exact: true }).waitFor();
    await expectSound(page);
    await article.answer(BROKEN);
    await expectProblem(page, [
      'Article Not Found',
      "The article you're looking for doesn't exist or may have been removed.",
    ]);
    await article.answer({ json: { data: apiPost('heron', { content: '<p>Sentinel words</p>' }) } });
    await nextPoll(page, article);
    await loaded(page).waitFor();
  });
});

describe('the conditions of the home page', () => {
  const goHome = async () => {
    const { page, open } = await arrive();
    const call = await answering(page, '/api/pages/homepage');
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A quiet place to begin' }).waitFor();
    return { page, call, section: page.getByRole('region', { name: 'Conditions we treat' }) };
  };
  const words = [
    'Unable to load conditions at this time.',
    'Please try again later or contact us for more information.',
  ];

  test('are six skeletons, then cards, which stay when later polls fail', async () => {
    const { page, call, section } = await goHome();
    await section.locator('[data-skeleton]').first().waitFor();
    expect(await section.locator('[data-skeleton]').count()).toBe(6);
    await expectSound(page);
    await call.answer({ json: { data: { content: [] } } });
    await section.getByRole('link', { name: 'Learn More about Anxiety' }).waitFor();
    expect(await section.getByRole('link', { name: /^Learn More about/ }).count()).toBe(6);
    await call.answer('lost');
    await nextPoll(page, call);
    await nextPoll(page, call);
    expect(await section.getByRole('link', { name: /^Learn More about/ }).count()).toBe(6);
  });

  test('every failure is an error message that heals by itself', async () => {
    const { page, call, section } = await goHome();
    for (const [at, answer] of failures.entries()) {
      await call.answer(answer);
      if (at > 0) await nextPoll(page, call);
      for (const text of words) await section.getByText(text, { exact: true }).waitFor();
    }
    await call.answer({ json: { data: { content: [] } } });
    await nextPoll(page, call);
    await section.getByRole('link', { name: 'Learn More about Anxiety' }).waitFor();
    expect(await section.getByText(words[0] ?? '').count()).toBe(0);
  });
});
