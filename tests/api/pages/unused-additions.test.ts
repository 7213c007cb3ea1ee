import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payload } from 'payload';
import { pageSchemas } from '@/content/schema/schemas';
import { setChecksLinks } from '@/services/links/look-after-links';
import { setCountsViews } from '@/services/metrics/view-counts';
import { ask, closeCms, openCms } from '../../helpers/cms/api';
import { published, richText } from '../../helpers/fixtures/content';

/**
 * What this product adds to the specification is off or empty at first, and changes no answer of §7 while it
 * is.
 */
const CALLS = [
  ...Object.keys(pageSchemas).map((name) => `/api/pages/${name}`),
  '/api/globals/site-layout',
  '/api/therapies',
  '/api/team-members',
  '/api/blog',
];
let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
}, 60_000);
afterAll(closeCms);

const answers = async () =>
  Object.fromEntries(
    await Promise.all(
      CALLS.map(async (path) => {
        const response = await ask(path);
        return [path, `${response.status} ${await response.text()}`] as const;
      }),
    ),
  );

test('every answer is the same, byte for byte, before the additions are used and after they were', async () => {
  const before = await answers();
  expect(JSON.parse(before['/api/globals/site-layout']?.slice(4) ?? '')).toEqual({
    data: { content: expect.any(Array) as unknown },
  });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const page = {
    title: 'Admissions',
    slug: 'admissions',
    place: 'footer',
    ...published,
    blocks: [{ blockType: 'text', heading: 'In short', text: richText('Call us.') }],
  };
  const { id } = await cms.create({ collection: 'extra-pages', data: page as never });
  await cms.updateGlobal({ slug: 'notice', data: { kind: 'closed', text: 'Closed today.', until } });
  await cms.updateGlobal({
    slug: 'inbox-settings',
    data: { asksSafely: true, retention: { mode: 'erase', days: 90 } },
    context: { isRetention: true },
  });
  await setCountsViews(cms, true);
  await setChecksLinks(cms, true);
  const { [`/api/globals/site-layout`]: used = '', ...others } = await answers();
  for (const name of ['moreLinks', 'notice', 'asksSafely', 'countsViews', 'messagesDeletedAfterDays'])
    expect(used).toContain(`"${name}":`);
  expect(others).toEqual(Object.fromEntries(Object.entries(before).filter(([path]) => path in others)));

  await cms.delete({ collection: 'extra-pages', id });
  await cms.updateGlobal({ slug: 'notice', data: { text: '' } });
  await cms.updateGlobal({ slug: 'inbox-settings', data: { asksSafely: false, retention: { mode: 'off' } } });
  await setCountsViews(cms, false);
  await setChecksLinks(cms, false);
  expect(await answers()).toEqual(before);
});
