import type { Payload } from 'payload';
import { published, richText } from './content';

export const COLLECTIONS = ['conditions', 'therapies', 'blog'] as const;
export const STATES = ['never-published', 'changed', 'unpublished', 'planned', 'trashed'] as const;

/**
 * A document that nobody outside may see, or whose draft they may not; its words say "sentinel".
 * @returns every path at which it might be asked for.
 */
export async function putDocument(
  cms: Payload,
  collection: (typeof COLLECTIONS)[number],
  state: (typeof STATES)[number],
) {
  const slug = `${state}-place`;
  const hidden = {
    title: `Sentinel ${state}`,
    summary: 'Sentinel',
    excerpt: 'Sentinel',
    content: richText('Sentinel'),
  };
  const open = { title: `Open ${state}`, summary: 'Open', excerpt: 'Open' };
  const isOpenFirst = state === 'changed';
  const data = { slug, ...(isOpenFirst ? open : hidden) };
  const isDraft = ['never-published', 'planned'].includes(state);
  const made = await cms.create({
    collection,
    draft: isDraft,
    data: { ...data, _status: isDraft ? 'draft' : 'published' } as never,
  });
  const id = String(made.id);
  const change = (given: object, draft = false) =>
    cms.update({ collection, id, draft, data: given as never });
  if (state === 'changed') await change({ ...hidden, slug: 'sentinel-place', _status: 'draft' }, true);
  if (state === 'unpublished') await change({ _status: 'draft' });
  if (state === 'trashed') await change({ deletedAt: new Date().toISOString() });
  if (state === 'planned')
    await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: collection, value: id } } as never,
      waitUntil: new Date(Date.now() + 86_400_000),
    });
  const ends = [slug, id, ...(state === 'changed' ? ['sentinel-place'] : [])];
  return ends.map((end) => `/api/${collection}/${end}`);
}

export async function putTeam(cms: Payload) {
  const hidden = { name: 'Sentinel Person', title: 'Sentinel', bio: 'Sentinel' };
  const draft = { ...hidden, _status: 'draft' as const };
  const { id } = await cms.create({ collection: 'team-members', draft: true, data: draft });
  const open = { name: 'Open Person', title: 'Nurse', ...published };
  const known = await cms.create({ collection: 'team-members', data: open });
  await cms.update({ collection: 'team-members', id: known.id, draft: true, data: draft });
  const gone = await cms.create({ collection: 'team-members', data: { ...hidden, ...published } });
  await cms.update({
    collection: 'team-members',
    id: gone.id,
    data: { deletedAt: new Date().toISOString() },
  });
  // A public text whose author is not public, and one that links to a text that is not.
  const review = { author: id, reviewer: gone.id };
  const data = { title: 'Open text', slug: 'open-text', review, ...published };
  await cms.create({ collection: 'conditions', data: data as never });
}

/** A license that is a draft, one whose change is, and one in the trash. */
export async function putCredentials(cms: Payload) {
  const open = { kind: 'license', name: 'Open license', issuedBy: 'Agency', number: '1' } as const;
  const hidden = { ...open, name: 'Sentinel license', issuedBy: 'Sentinel', number: 'Sentinel' };
  const put = (data: object, draft = false) =>
    cms.create({ collection: 'credentials', draft, data: data as never });
  await put({ ...hidden, _status: 'draft' }, true);
  const { id } = await put({ ...open, ...published });
  await cms.update({ collection: 'credentials', id, draft: true, data: { ...hidden, _status: 'draft' } });
  const gone = await put({ ...hidden, ...published });
  await cms.delete({ collection: 'credentials', id: gone.id, trash: true });
}
