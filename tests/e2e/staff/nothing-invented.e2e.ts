import { describe, expect, test } from '@jest/globals';
import { dirname, join } from 'node:path';
import {
  BEFORE_CONFIRMED,
  EVERYWHERE,
  IN_PUBLIC,
  IN_PUBLIC_DEMO,
  WITHOUT_DEMO,
  type Rule,
} from '../../helpers/shown/never-shown';
import { everythingShown, type Shown } from '../../helpers/shown/shown';
import { seed, siteEnvironment } from '../../helpers/site/node-process';
import { startSite, type Site } from '../../helpers/site/site';

/** How a visitor comes, and whether the public could come like this. */
const WAYS = {
  'at a loop-back address': { isPublic: false },
  'at a public address': { isPublic: true, siteUrl: 'https://www.example.org' },
  'at a loop-back address that was opened by another name': { isPublic: true, host: 'center.example.org' },
} as const;
type Way = { isPublic: boolean; siteUrl?: string; host?: string };

const STARTS = {
  'the demo': (env: Env) => startSite({ ...placeOf('demo', env), shouldSeed: true }),
  'an own start': async (env: Env) => {
    const own = placeOf('own', { ...env, START_WITH: 'own' });
    await seed(siteEnvironment({ url: 'http://127.0.0.1:3000', ...own }));
    return startSite({ ...own, shouldSeed: false });
  },
  'no database and no copy': (env: Env) =>
    startSite({
      ...placeOf('away', env),
      databaseUri: 'mongodb://127.0.0.1:9/away?serverSelectionTimeoutMS=200',
      shouldSeed: false,
    }),
};
type Start = keyof typeof STARTS;
type Env = Record<string, string>;

/** Folders and database of one site. */
function placeOf(name: string, env: Env) {
  const place = `${name}-${env.SITE_URL ? 'public' : 'local'}`;
  const folder = join(dirname(process.env.MEDIA_DIR ?? ''), place);
  return {
    databaseUri: `${process.env.DATABASE_URI}-${place}`,
    env: { ...env, MEDIA_DIR: join(folder, 'media'), COPY_DIR: join(folder, 'copy') },
  };
}

/** A site serves every way that needs the same settings. */
const sites = new Map<string, Promise<Site>>();
async function shownBy(start: Start, { siteUrl, host }: Way): Promise<Shown[]> {
  const key = `${start} ${siteUrl}`;
  if (!sites.has(key)) sites.set(key, STARTS[start](siteUrl ? { SITE_URL: siteUrl } : {}));
  const { url } = (await sites.get(key)) as Site;
  return everythingShown(url, host ? { host } : {});
}

const rulesFor = (start: Start, isPublic: boolean): Rule[] => [
  ...EVERYWHERE,
  ...(isPublic ? IN_PUBLIC : []),
  ...(start !== 'the demo' ? WITHOUT_DEMO : isPublic ? IN_PUBLIC_DEMO : []),
  ...(isPublic && start !== 'the demo' ? BEFORE_CONFIRMED : []),
];

const faultsOf = (pages: Shown[], rules: Rule[]) =>
  rules.flatMap(({ what, isBroken }) => pages.filter(isBroken).map(({ path }) => `${path}: ${what}`));

const starts = Object.keys(STARTS) as Start[];
describe.each(Object.entries<Way>(WAYS))('%s', (_, way) => {
  test.each(starts)('%s shows nothing invented, and everywhere the way to help', async (start) => {
    const pages = await shownBy(start, way);
    expect(pages.filter(({ isPage }) => isPage).length).toBeGreaterThan(50);
    expect(faultsOf(pages, rulesFor(start, way.isPublic))).toEqual([]);
  });
});

test('a public demo says in the place of its form that nobody reads it', async () => {
  const pages = await shownBy('the demo', WAYS['at a public address']);
  const contact = pages.find(({ path }) => path === '/contact');
  expect(contact?.words).toContain('This is a demo. Nobody reads this.');
  expect(contact?.hrefs).toEqual(expect.arrayContaining(['tel:988', 'https://findtreatment.gov']));
});

test('before anything is entered, a loop-back address shows the specified defaults', async () => {
  const pages = await shownBy('an own start', WAYS['at a loop-back address']);
  const contact = pages.find(({ path }) => path === '/contact');
  for (const words of ['(555) 555-0100', 'contact@example.com', 'Monday - Friday: 9:00 AM - 6:00 PM'])
    expect(contact?.words).toContain(words);
});

test('an own start says what is not posted and not tested yet', async () => {
  const pages = await shownBy('an own start', WAYS['at a public address']);
  const wordsOf = (path: string) => pages.find((page) => page.path === path)?.words;
  for (const path of ['/privacy-practices', '/good-faith-estimate', '/nondiscrimination'])
    expect([path, wordsOf(path)]).toEqual([path, expect.stringMatching(/not posted here yet; ask us/)]);
  expect(wordsOf('/accessibility')).toMatch(
    /What the makers of the software test Version .* What we have tested ourselves We have not tested/,
  );
});

test('every rule can fail: the demo at a loop-back address breaks each rule about the public', async () => {
  const pages = await shownBy('the demo', WAYS['at a loop-back address']);
  const rules = [...IN_PUBLIC, ...IN_PUBLIC_DEMO, ...WITHOUT_DEMO, ...BEFORE_CONFIRMED];
  const unbroken = rules.filter(({ isBroken }) => !pages.some(isBroken)).map(({ what }) => what);
  expect(unbroken).toEqual(['the line that says that this is a demo']);
  const blank = { path: '/', status: 500, isPage: true, all: '', words: '', title: '', hrefs: [] };
  expect(EVERYWHERE.filter(({ isBroken }) => !isBroken(blank))).toEqual([]);
});
