import type { Payload } from 'payload';
import { needsReviewer, reviewedSlugs } from '@/content/collection-lists';
import { dayInCenter } from '@/content/center-time';
import { isInventedEmail, isInventedPhone } from '@/content/words/invented';
import { hiddenAnchors } from '@/content/schema/hidden';
import { homepage } from '@/content/schema/pages/homepage';
import { readOpenings } from '@/content/words/opening-hours';
import { isPosted } from '@/content/words/posted';
import type { PageName } from '@/content/schema/schemas';
import { asString, prop } from '@/content/json';
import { readBackupState } from '../dump/backup-state';
import { newestBackup } from '../dump/newest';
import { env } from '../settings/env';
import { recipientsOf } from '../inbox/outbox';
import { inboxSettings } from '../inbox/settings';
import { isMailConfigured } from '../mail/mail';
import { isComplete, vouchedIn } from '../review/held';

type Line = {
  id: string;
  words: string;
  /** Why, with its source where a law requires it. */
  why: string;
  /** The panel path where it is done; none for tasks outside the panel. */
  path?: string;
  /** What to do for it, in order, each with its panel path; where it takes more than one place. */
  steps?: readonly { words: string; path: string }[];
  /** Whether it is done; undefined where only a person can tell. */
  isDone?: (payload: Payload) => Promise<boolean>;
  /** How it stands now. */
  note?: (payload: Payload) => Promise<string>;
};

export type Settled = { how: 'done' | 'aside'; by: string; on: string };

export const openingKey = (id: string) => `opening:${id}`;

/**
 * The tasks before a new site opens. A task stays on the list until it is done, or a person sets it aside.
 */
export const OPENING: readonly Line[] = [
  {
    id: 'contact',
    words: 'Phone, e-mail, address and hours are the center’s own',
    why: 'Visitors see none of these before they are entered.',
    path: '/globals/site-layout',
    isDone: async (payload) => {
      const { contact } = await payload.findGlobal({ slug: 'site-layout', overrideAccess: true, depth: 0 });
      const [phone, email] = [asString(contact?.phone), asString(contact?.email)];
      return Boolean(
        phone &&
        email &&
        contact?.address &&
        (contact.hours || readOpenings(contact.openingHours).length > 0) &&
        !isInventedPhone(phone) &&
        !isInventedEmail(email),
      );
    },
  },
  {
    id: 'notice',
    words: 'The Notice of Privacy Practices is posted',
    why: 'A provider with a website posts its notice there (45 CFR 164.520(c)(3)). What it has to say changed on February 16, 2026.',
    path: '/collections/pages',
    isDone: (payload) => hasPosted(payload, 'privacy-practices'),
  },
  {
    id: 'nondiscrimination',
    words: 'Do you take federal money? Then nondiscrimination and language help are posted',
    why: 'Recipients of federal money post a notice of nondiscrimination and of language help (45 CFR 92.10, 92.11). Set it aside if you take none.',
    path: '/collections/pages',
    isDone: (payload) => hasPosted(payload, 'nondiscrimination'),
  },
  {
    id: 'estimate',
    words: 'The page “Good Faith Estimate” says how you do it',
    why: 'Patients without insurance, or who do not use it, have a right to a written estimate, and the website has to say so (45 CFR 149.610). The footer leads to the page once its words are yours.',
    path: '/collections/pages',
    isDone: (payload) => hasPosted(payload, 'good-faith-estimate'),
  },
  {
    id: 'licenses',
    words: 'Licenses are entered, with their numbers',
    why: 'Visitors can look them up; an expired one disappears from the site automatically.',
    path: '/collections/credentials',
    isDone: async (payload) =>
      (
        await payload.count({
          collection: 'credentials',
          overrideAccess: true,
          where: { and: [{ kind: { equals: 'license' } }, { _status: { equals: 'published' } }] },
        })
      ).totalDocs > 0,
  },
  {
    id: 'mail',
    words: 'Somebody gets an e-mail about new messages',
    why: 'New messages are not mailed to anybody while no mail server is set (SMTP_URL), or while the only addresses are examples.',
    path: '/globals/inbox-settings',
    isDone: async (payload) =>
      isMailConfigured() && (await recipientsOf(payload)).some((address) => !isInventedEmail(address)),
    note: async (payload) =>
      isMailConfigured() ? `They go to ${(await recipientsOf(payload)).join(', ')}.` : '',
  },
  {
    id: 'retention',
    words: 'How long messages are kept is decided',
    why: 'Messages are very likely health information; nothing is deleted before somebody chooses it.',
    path: '/globals/inbox-settings',
    isDone: async (payload) => (await retentionMode(payload)) === 'erase',
    note: async (payload) =>
      (await retentionMode(payload)) === 'try'
        ? 'Until now it is only tested: choose to delete.'
        : 'If you decide to keep them until somebody deletes them by hand, mark this as done.',
  },
  {
    id: 'agreements',
    words: 'Agreements are signed with those who keep messages, backups and e-mail',
    why: 'Whoever keeps health information for you signs a business associate agreement (45 CFR 164.504(e)).',
  },
  {
    id: 'reviewers',
    words: 'Conditions and therapies have a reviewer',
    why: 'Each is published with a name and the day on which somebody read it.',
    path: '/collections/conditions',
    steps: [
      { words: 'Put the reviewer on the team', path: '/collections/team-members/create' },
      {
        words: 'Invite the reviewer, and choose “Team member on the site” in the account',
        path: '/collections/staff',
      },
      { words: 'Read the conditions', path: '/collections/conditions' },
      { words: 'Read the therapies', path: '/collections/therapies' },
    ],
    isDone: async (payload) => {
      const { published, unread } = await readings(payload);
      return published > 0 && unread.length === 0;
    },
    note: async (payload) => {
      const { unread } = await readings(payload);
      return unread.length > 0 ? `Published without one: ${unread.join(', ')}.` : '';
    },
  },
  {
    id: 'services',
    words: 'Services, levels of care and conditions are confirmed',
    why: 'They are hidden until somebody confirms them. Read Home, Programs, Conditions and Therapies first: what you do not offer is switched off or changed there.',
    path: '/collections/pages',
    isDone: async (payload) => {
      const { docs } = await payload.find({
        collection: 'pages',
        overrideAccess: true,
        where: { name: { equals: 'homepage' } },
        depth: 0,
        limit: 1,
      });
      const hidden = hiddenAnchors(homepage, prop(docs[0], 'body') && docs[0]?.body?.[0]);
      return !hidden.some((anchor) => ['/#programs', '/#conditions', '/#levels-of-care'].includes(anchor));
    },
  },
  {
    id: 'backups',
    words: 'A backup was made, and put back once to try it',
    why: 'A backup that nobody has tried may be none (npm run backup, npm run restore).',
    note: async (payload) => {
      const newest = await newestBackup(env.backupDir, await readBackupState(payload));
      return newest ? `The newest is of ${dayInCenter(new Date(newest))}.` : '';
    },
  },
];

const retentionMode = async (payload: Payload) => (await inboxSettings(payload)).retention?.mode;

/** How many conditions and therapies are published, and the titles of those without a reviewer or a day. */
async function readings(payload: Payload) {
  const found = await Promise.all(
    reviewedSlugs(payload.config)
      .filter((slug) => needsReviewer(payload.config, slug))
      .map((collection) =>
        payload.find({
          collection,
          overrideAccess: true,
          where: { _status: { equals: 'published' } },
          select: { title: true, review: true },
          pagination: false,
          depth: 0,
        }),
      ),
  );
  const docs = found.flatMap((page) => page.docs);
  return {
    published: docs.length,
    unread: docs.filter((doc) => !isComplete(vouchedIn(doc))).map(({ title }) => title),
  };
}

async function hasPosted(payload: Payload, name: PageName) {
  const { docs } = await payload.find({
    collection: 'pages',
    overrideAccess: true,
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
  });
  return docs.some(isPosted);
}

/** A task as the dashboard shows it; `isDone` as detected, or as a person has said. */
export type OpeningLine = Pick<Line, 'id' | 'words' | 'why' | 'path' | 'steps'> & {
  isSeen: boolean;
  settled: Settled | null;
  note: string;
};

export async function openingLines(payload: Payload): Promise<OpeningLine[]> {
  return Promise.all(
    OPENING.map(async ({ id, words, why, path, steps, isDone, note }) => ({
      id,
      words,
      why,
      path,
      steps,
      isSeen: (await isDone?.(payload)) ?? false,
      settled: (await payload.kv.get<Settled>(openingKey(id))) ?? null,
      note: (await note?.(payload)) ?? '',
    })),
  );
}
