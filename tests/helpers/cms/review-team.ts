import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Payload } from 'payload';
import { prop } from '@/content/json';
import { findExtraPage } from '@/server/content-api/queries';
import { rememberStart } from '../../../collections/demo/start';
import { createStaff, richText } from '../fixtures/content';
import { ask, closeCms, openCms } from './api';
import { askCms, signIn } from './ask-cms';

const PASSWORD = 'a password for tests';
export type Who = 'admin' | 'editor' | 'reviewer' | 'intake';
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
  /** A draft, written by the editor unless another author is given. */
  async function draft(collection = 'conditions', author: Who = 'editor'): Promise<Draft> {
    const slug = `text-${(count += 1)}`;
    const words = richText('Words.');
    const text = TEXTS[collection]?.(words) ?? { text1: words };
    const data = { title: slug, slug, ...text };
    const { status, body } = await as(author, `/${collection}?draft=true`, 'POST', data);
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

  /** Carries out a plan of a person to publish now. */
  async function runPlan({ collection, id }: Draft, who: Who = 'editor') {
    await team.cms.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: collection, value: id },
        user: { relationTo: 'staff', value: team.ids[who] },
      } as never,
      waitUntil: new Date(Date.now() - 1000),
    });
    await team.cms.jobs.run({ silent: true });
  }

  return { team, as, draft, wordsOf, review, runPlan };
}

/** The fields of a text that are not those of a condition or therapy. */
const TEXTS: Record<string, (words: ReturnType<typeof richText>) => object> = {
  blog: (content) => ({ content }),
  'extra-pages': (text) => ({ place: 'footer', blocks: [{ blockType: 'text', heading: 'In short', text }] }),
};

/** What visitors get of a text; empty while it is not public. */
export async function publicText({ collection, slug }: Draft): Promise<string> {
  const page = collection === 'extra-pages' && (await findExtraPage(slug));
  if (collection === 'extra-pages') return page ? JSON.stringify(page) : '';
  const answer = await ask(`/api/${collection}/${slug}`);
  return answer.status === 200 ? answer.text() : '';
}

export const isPublic = async (of: Draft) => (await publicText(of)) !== '';
