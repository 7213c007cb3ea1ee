import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { rememberStart } from '../../../collections/demo/start';
import { createStaff, richText } from '../fixtures/content';
import { ask, closeCms, openCms } from './api';
import { askCms, signIn } from './ask-cms';

const PASSWORD = 'a password for tests';
type Who = 'admin' | 'editor' | 'reviewer' | 'intake';
export type Draft = { id: string; slug: string; collection: string };
export const PUBLISH = { _status: 'published' };

/**
 * The CMS of a test file as a center's own site, with an account of each role. Reviewer and editor belong to
 * people of the team. Import it after `openMail` (own-mail.ts), because it reads the environment.
 */
export function reviewTeamForTests() {
  const tokens = {} as Record<Who, string>;
  const team = { doctor: '', ids: {} as Record<Who, string> } as {
    cms: Payload;
    doctor: string;
    ids: Record<Who, string>;
  };
  beforeAll(async () => {
    const cms = await openCms();
    await rememberStart(cms, 'own');
    const members = { collection: 'team-members', draft: false } as const;
    const people = await Promise.all(
      ['Ada Elm, MD', 'Bea Fern, LCSW'].map((name) =>
        cms.create({ ...members, data: { name, title: 'Physician', _status: 'published' } }),
      ),
    );
    Object.assign(team, { cms, doctor: String(people[0]?.id) });
    for (const role of ['admin', 'editor', 'reviewer', 'intake'] as const) {
      team.ids[role] = String((await createStaff(cms, role)).id);
      tokens[role] = await signIn(`${role}@staff.example`, PASSWORD);
    }
    for (const [role, person] of [
      ['reviewer', team.doctor],
      ['editor', String(people[1]?.id)],
    ] as const)
      await cms.update({ collection: 'staff', id: team.ids[role], data: { person } });
  }, 60_000);
  afterAll(closeCms);

  /** A call of a person in the panel. */
  async function as(who: Who, path: string, method = 'GET', body?: object) {
    const { status, text } = await askCms(path, { method, token: tokens[who], ...(body ? { body } : {}) });
    return { status, body: JSON.parse(text) as unknown };
  }

  let count = 0;
  /** A draft that the editor wrote. */
  async function draft(collection = 'conditions'): Promise<Draft> {
    const slug = `text-${(count += 1)}`;
    const text = collection === 'blog' ? { content: richText('Words.') } : { text1: richText('Words.') };
    const data = { title: slug, slug, ...text };
    const { status, body } = await as('editor', `/${collection}?draft=true`, 'POST', data);
    expect(status).toBe(201);
    return { id: String(prop(prop(body, 'doc'), 'id')), slug, collection };
  }

  const wordsOf = async ({ collection, id }: Draft, who: Who = 'reviewer') =>
    String(prop((await as(who, `/review/state?collection=${collection}&id=${id}`)).body, 'words'));

  const review = async (who: Who, action: string, of: Draft, more: object = {}) =>
    as(who, `/review/${action}`, 'POST', {
      collection: of.collection,
      id: of.id,
      words: await wordsOf(of),
      ...more,
    });

  return { team, as, draft, wordsOf, review };
}

export const isPublic = async ({ collection, slug }: Draft) =>
  (await ask(`/api/${collection}/${slug}`)).status === 200;
