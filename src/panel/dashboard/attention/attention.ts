import type { CollectionSlug } from 'payload';
import { dayInCenter } from '@/content/center-time';
import { reviewedSlugs } from '@/content/collection-lists';
import { DAY_MS } from '@/content/durations';
import type { PageSchema } from '@/content/schema/element';
import { isInventedEmail, isInventedPhone } from '@/content/words/invented';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import { asList, asString, prop } from '@/content/json';
import { waitingWords } from '@/content/words/waiting';
import type { SiteLayout } from '@/payload-types';
import { roleOf } from '@/services/auth/access';
import { goneLinks } from '@/services/links/look-after-links';
import { waitingNow } from '@/services/inbox/waiting';
import { hasDemoIdentity } from '../../../../collections/demo/is-demo';
import { seededWords, type IsSeeded } from '../../../../collections/demo/seeded-words';
import { brokenLinks } from '../../../../collections/admin/broken-links';
import { draftsWaiting, scheduled } from './drafts-and-plans';
import { authorizationsEnding, expiring } from './expiring';
import { mailTrouble } from './mail-trouble';
import { missedAddresses } from './missed-addresses';
import { removedPlans } from './removed-plans';
import { translationsBehind } from './translations-behind';
import { waitingForReview } from './waiting-for-review';
import { rights, titleIn, type Asker, type Item } from './item';

/** `when`: whether it waits for staff, is coming up, or is not urgent. */
export type Group = { title: string; items: Item[]; when: 'now' | 'soon' | 'later' };

const SOON_MS = 30 * DAY_MS;

/** Pending work of this account, with its own rights; empty groups are omitted. */
export async function whatNeedsAttention(asker: Asker): Promise<Group[]> {
  const review = waitingForReview(asker);
  const plans = scheduled(asker);
  const groups: [Group['when'], string, Promise<Item[]>][] = [
    ['now', 'Messages waiting for an answer', messagesWaiting(asker)],
    ['now', 'E-mail about new messages', mailTrouble(asker)],
    ['now', 'Unpublished changes', draftsWaiting(asker)],
    ['now', 'Waiting for review', review.then(({ waiting }) => waiting)],
    ['now', 'Returned by a reviewer', review.then(({ returned }) => returned)],
    ['now', 'Planned, but failed: publish or take down by hand', plans.then(({ failed }) => failed)],
    ['now', 'Removed plans: plan again what is still needed', removedPlans(asker)],
    ['soon', 'Planned', plans.then(({ planned }) => planned)],
    ['soon', 'Reviews due', reviewsDue(asker)],
    ['soon', 'Translations older than their original', translationsBehind(asker)],
    ['later', 'Broken links', linksAstray(asker)],
    ['later', 'Addresses without a page that visitors ask for', missedAddresses(asker)],
    ['soon', 'Expiring licenses and contracts', expiring(asker)],
    ['soon', 'Testimonial authorizations that end', authorizationsEnding(asker)],
    ['later', 'Default text still in use', builtInWords(asker)],
  ];
  const found = await Promise.all(
    // A group that the account may not read is omitted.
    groups.map(async ([when, title, items]) => ({ when, title, items: await items.catch((): Item[] => []) })),
  );
  return found.filter(({ items }) => items.length > 0);
}

async function messagesWaiting({ payload, user, now }: Asker): Promise<Item[]> {
  const role = roleOf({ user });
  if (role !== 'admin' && role !== 'intake') return [];
  const waiting = await waitingNow(payload);
  if (waiting.count === 0) return [];
  return [
    { words: waitingWords(waiting, now), path: '/collections/contact-messages?where[status][in]=new,read' },
  ];
}

async function reviewsDue(asker: Asker): Promise<Item[]> {
  const soon = new Date(asker.now.getTime() + SOON_MS).toISOString();
  const found = await Promise.all(
    reviewedSlugs(asker.payload.config).map(async (collection) => {
      const { docs } = await asker.payload.find({
        ...rights(asker),
        collection,
        where: { 'review.nextReviewOn': { less_than_equal: soon } },
        sort: 'review.nextReviewOn',
        limit: 50,
      });
      return docs.map((doc) => {
        const due = String(doc.review?.nextReviewOn);
        const isLate = due < asker.now.toISOString();
        return {
          words: titleIn(asker, collection, doc),
          path: `/collections/${collection}/${doc.id}`,
          note: `${isLate ? 'was due' : 'due'} on ${dayInCenter(new Date(due))}`,
          due,
        };
      });
    }),
  );
  return found.flat().sort((a, b) => a.due.localeCompare(b.due));
}

async function linksAstray(asker: Asker): Promise<Item[]> {
  if (!['admin', 'editor'].includes(asString(prop(asker.user, 'role')))) return [];
  const broken = (await brokenLinks(asker.payload)).map((link) => ({ ...link, to: link.address }));
  const gone = (await goneLinks(asker.payload)).map(({ collection, doc, url, why }) => ({
    collection,
    id: doc.id,
    doc,
    to: `${url} (${why === 'no such host' ? why : `answers ${why}`})`,
  }));
  const items = new Map<string, Item>();
  for (const { collection, id, doc, to } of [...broken, ...gone]) {
    const isLayout = collection === 'site-layout';
    const path = isLayout ? '/globals/site-layout' : `/collections/${collection}/${id}`;
    const words = isLayout ? 'Contact, header and footer' : titleIn(asker, collection as CollectionSlug, doc);
    const before = items.get(path);
    items.set(path, { words, path, note: before ? `${before.note}, ${to}` : `leads to ${to}` });
  }
  return [...items.values()];
}

async function builtInWords(asker: Asker): Promise<Item[]> {
  const { docs } = await asker.payload.find({ ...rights(asker), collection: 'pages', pagination: false });
  const pages = docs.flatMap((page) => {
    const empty = isPageName(page.name) ? emptyElements(pageSchemas[page.name], page.body?.[0]) : [];
    if (empty.length === 0) return [];
    return [
      {
        words: page.title,
        path: `/collections/pages/${page.id}`,
        note: `${empty.slice(0, 3).join(', ')}${empty.length > 3 ? ` and ${empty.length - 3} more` : ''}`,
      },
    ];
  });
  const layout = await asker.payload.findGlobal({ ...rights(asker), slug: 'site-layout' });
  return [...contactFaults(layout.contact ?? {}, await seededWords(asker)), ...pages];
}

/** Missing or invented parts of the center's name and contact details. */
function contactFaults(contact: Contact, isSeeded: IsSeeded | undefined): Item[] {
  const { name, phone, email } = contact;
  const isOfDemo = isSeeded !== undefined && hasDemoIdentity(contact, isSeeded);
  const isFree = isInventedPhone(phone ?? '') || isInventedEmail(email ?? '');
  const notes = [
    ...(name ? [] : ['the name of the center is missing']),
    ...(phone || email ? [] : ['phone and e-mail are missing']),
    ...(isOfDemo
      ? ['name, phone or e-mail are those of the fictional center']
      : isFree
        ? ['phone or e-mail is one that is kept free for examples']
        : []),
  ];
  return notes.length > 0
    ? [{ words: 'Contact, header and footer', path: '/globals/site-layout', note: notes.join('; ') }]
    : [];
}

type Contact = NonNullable<SiteLayout['contact']>;

/** The labels of a page's empty texts, which show built-in text. */
function emptyElements(schema: PageSchema, body: unknown): string[] {
  return Object.entries(schema.sections).flatMap(([section, { elements, label }]) =>
    Object.entries(elements).flatMap(([key, element]) => {
      const value = prop(prop(body, section), key);
      if (element.kind === 'text' && element.fallback && !element.options && element.type !== 'html')
        return asString(value) ? [] : [`${label}: ${element.label}`];
      if (element.kind === 'list' || element.kind === 'numbered')
        return element.fallback.length > 0 && asList(value).length === 0
          ? [`${label}: ${element.label}`]
          : [];
      return [];
    }),
  );
}
