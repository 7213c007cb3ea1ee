import type { CollectionSlug } from 'payload';
import type { Config } from '@/payload-types';
import { ROLES, type Role } from '@/services/auth/access';

/** The client: a role, or an account with the correct password that has not completed sign-in. */
export const ASKERS = [...ROLES, 'somebody halfway in', 'nobody'] as const;
export type Asker = (typeof ASKERS)[number];

export const OPERATIONS = ['create', 'read', 'change', 'delete', 'read the versions of'] as const;
export type Operation = (typeof OPERATIONS)[number];

type Who = readonly Role[];
type Column = { read: Who; change: Who };

const ALL: Who = ROLES;
const CONTENT: Who = ['admin', 'editor'];
/** Who reads health texts: a reviewer changes nothing but their approval. */
const HEALTH: Who = ['admin', 'editor', 'reviewer'];
const NOTICE: Who = ['admin', 'editor', 'intake'];
const INBOX: Who = ['admin', 'intake'];
const ADMIN: Who = ['admin'];
const NOBODY: Who = [];

const content = { read: CONTENT, change: CONTENT };
/** Written by the server alone. */
const contentKept = { read: CONTENT, change: NOBODY };
const health = { read: HEALTH, change: CONTENT };
const healthKept = { read: HEALTH, change: NOBODY };
const ofVisitor = { read: INBOX, change: NOBODY };
const inbox = { read: INBOX, change: INBOX };
const ofServer = { read: NOBODY, change: NOBODY };
/** Written automatically, for administrators to read. */
const record = { read: ADMIN, change: NOBODY };

const of = <Name extends string>(column: Column, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, column])) as Record<Name, Column>;

const page = {
  ...of(health, 'title', 'slug', 'seo', '_status', 'deletedAt'),
  ...of(healthKept, 'changedBy', 'createdAt', 'updatedAt', 'isDemo'),
};
const translated = of(health, 'language', 'translationOf');
const reviewed = {
  ...page,
  ...translated,
  ...of(health, 'review', 'order', 'summary', 'heading1', 'text1'),
};

type Documents = Omit<Config['collections'], `payload-${string}` | 'staff'> & Config['globals'];
/** Of a time zone nothing is stored (collections/fields/center-clock.ts). */
type ColumnsOf<Doc> = Record<Exclude<keyof Doc, 'id' | 'globalType' | `${string}_tz`>, Column>;

/**
 * Every column of every collection in the panel: which roles read and change it. A new one needs a line here,
 * which `npm run types` reports.
 */
const columnsOfEach = {
  pages: {
    ...of(content, 'body', 'seo'),
    // Once public, it stays so: tests/api/editing/always-public.test.ts.
    ...of(contentKept, '_status', 'name', 'title', 'changedBy', 'createdAt', 'updatedAt', 'isDemo'),
  },
  'extra-pages': { ...page, ...translated, ...of(health, 'subtitle', 'blocks', 'place', 'review') },
  conditions: {
    ...reviewed,
    ...of(health, 'symptoms', 'treatments', 'atGlance', 'visitQuestions', 'lastChange'),
  },
  therapies: { ...reviewed, ...of(health, 'benefits', 'approach') },
  blog: {
    ...page,
    ...translated,
    ...of(health, 'excerpt', 'image', 'content', 'review', 'category', 'tags'),
    ...of(health, 'featured', 'publishedOn'),
    ...of(healthKept, 'readTime'),
  },
  categories: { ...of(health, 'name'), ...of(healthKept, 'createdAt', 'updatedAt') },
  'team-members': {
    ...of(content, 'name', 'title', 'bio', 'image', 'order', '_status', 'deletedAt'),
    ...of(contentKept, 'changedBy', 'createdAt', 'updatedAt', 'isDemo', 'realSince'),
  },
  credentials: {
    ...of(content, 'kind', 'name', 'issuedBy', 'number', 'url', 'expiresOn', 'order', '_status', 'deletedAt'),
    ...of(contentKept, 'changedBy', 'createdAt', 'updatedAt', 'isDemo'),
  },
  media: {
    ...of(content, 'alt', 'focalX', 'focalY', 'deletedAt'),
    ...of(contentKept, 'createdAt', 'updatedAt'),
    // Properties of the file change with the file.
    ...of(contentKept, 'url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height'),
    ...of(contentKept, '_objectKey', 'isDemo', 'formerOf', 'replacedBy'),
  },
  redirects: { ...of(content, 'from', 'to'), ...of(contentKept, 'createdAt', 'updatedAt') },
  'contact-messages': {
    ...of(ofVisitor, 'sender', 'firstName', 'lastName', 'email', 'phone', 'message', 'safely'),
    ...of(ofVisitor, 'createdAt', 'updatedAt'),
    // What is sent as `newNote` becomes an entry of `notes`.
    ...of(inbox, 'status', 'assignee', 'notes'),
    ...of(ofVisitor, 'changedBy', 'newNote'),
    ...of(ofVisitor, 'firstReadAt', 'answeredAt'),
    ...of(ofServer, 'idempotencyKey', 'closedAt', 'isAnnounced', 'reminders'),
  },
  'audit-trail': of(record, 'who', 'account', 'action', 'what', 'messages', 'createdAt', 'updatedAt'),
  outbox: of(
    record,
    'to',
    'kind',
    'message',
    'key',
    'state',
    'attempts',
    'nextTryAt',
    'sentAt',
    'fault',
    'createdAt',
    'updatedAt',
  ),
  'inbox-settings': {
    ...of({ read: ADMIN, change: ADMIN }, 'notify', 'remindAfter', 'asksSafely'),
    ...of({ read: ADMIN, change: ADMIN }, 'replyOpenings', 'retention'),
    ...of(record, 'createdAt', 'updatedAt'),
  },
  notice: {
    ...of({ read: NOTICE, change: NOTICE }, 'kind', 'text', 'link', 'from', 'until'),
    ...of({ read: NOTICE, change: NOBODY }, 'changedBy', 'createdAt', 'updatedAt'),
  },
  reviews: {
    ...of({ read: HEALTH, change: ADMIN }, 'secondPerson'),
    ...of(healthKept, 'createdAt', 'updatedAt'),
  },
  brand: {
    ...of(content, 'palette', 'logo', 'logoOnDark', 'favicon', 'socialPicture'),
    ...of(contentKept, '_status', 'changedBy', 'createdAt', 'updatedAt'),
  },
  'site-layout': {
    ...of(content, 'contact', 'header', 'footer', 'helpNearby', 'quickExit'),
    ...of(contentKept, '_status', 'changedBy', 'createdAt', 'updatedAt', 'isDemo'),
  },
} satisfies { [Slug in keyof Documents]: ColumnsOf<Documents[Slug]> };

export const columns: Record<string, Record<string, Column>> = columnsOfEach;

type Rights = Record<Operation, Who>;
const ofContent: Rights = {
  create: CONTENT,
  read: CONTENT,
  change: CONTENT,
  delete: CONTENT,
  'read the versions of': CONTENT,
};
const ofHealth: Rights = { ...ofContent, read: HEALTH, 'read the versions of': HEALTH };
const withoutVersions = ({ create, read, change, delete: remove }: Omit<Rights, 'read the versions of'>) => ({
  create,
  read,
  change,
  delete: remove,
});
const closed = withoutVersions({ create: NOBODY, read: NOBODY, change: NOBODY, delete: NOBODY });

type Closed = 'payload-locked-documents' | 'payload-preferences' | 'payload-migrations';

/**
 * Which roles may do what with a collection. A new collection needs a line here, which `npm run types`
 * reports.
 */
export const operations: Record<Exclude<CollectionSlug, Closed>, Partial<Rights>> = {
  pages: { ...ofContent, create: NOBODY, delete: NOBODY },
  'extra-pages': ofHealth,
  conditions: ofHealth,
  therapies: ofHealth,
  blog: ofHealth,
  categories: withoutVersions(ofHealth),
  'team-members': ofContent,
  credentials: ofContent,
  media: withoutVersions(ofContent),
  redirects: withoutVersions(ofContent),
  'contact-messages': { ...closed, read: INBOX, change: INBOX, delete: ADMIN },
  'audit-trail': { ...closed, read: ADMIN },
  outbox: { ...closed, read: ADMIN },
  // They see the names of colleagues; see the tests of accounts.
  staff: { ...closed, read: ALL, delete: ['admin'] },
  'payload-kv': closed,
  'payload-jobs': closed,
};
