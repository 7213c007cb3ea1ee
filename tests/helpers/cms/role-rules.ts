import type { CollectionSlug } from 'payload';
import type { Config } from '@/payload-types';
import type { RoleName } from './staff';

/** The client: a role, or an account with the correct password that has not completed sign-in. */
export const ASKERS = ['admin', 'editor', 'intake', 'somebody halfway in', 'nobody'] as const;
export type Asker = (typeof ASKERS)[number];

export const OPERATIONS = ['create', 'read', 'change', 'delete', 'read the versions of'] as const;
export type Operation = (typeof OPERATIONS)[number];

type Who = readonly RoleName[];
type Column = { read: Who; change: Who };

const ALL: Who = ['admin', 'editor', 'intake'];
const CONTENT: Who = ['admin', 'editor'];
const INBOX: Who = ['admin', 'intake'];
const ADMIN: Who = ['admin'];
const NOBODY: Who = [];

const content = { read: CONTENT, change: CONTENT };
/** Written by the server alone. */
const contentKept = { read: CONTENT, change: NOBODY };
const ofVisitor = { read: INBOX, change: NOBODY };
const inbox = { read: INBOX, change: INBOX };
const ofServer = { read: NOBODY, change: NOBODY };
/** Written automatically, for administrators to read. */
const record = { read: ADMIN, change: NOBODY };

const of = <Name extends string>(column: Column, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, column])) as Record<Name, Column>;

const page = {
  ...of(content, 'title', 'slug', 'seo', '_status', 'deletedAt'),
  ...of(contentKept, 'changedBy', 'createdAt', 'updatedAt', 'isDemo'),
};
const translated = of(content, 'language', 'translationOf');
const reviewed = {
  ...page,
  ...translated,
  ...of(content, 'review', 'order', 'summary', 'heading1', 'text1'),
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
  'extra-pages': { ...page, ...translated, ...of(content, 'subtitle', 'blocks', 'place', 'review') },
  conditions: {
    ...reviewed,
    ...of(content, 'symptoms', 'treatments', 'atGlance', 'visitQuestions', 'lastChange'),
  },
  therapies: { ...reviewed, ...of(content, 'benefits', 'approach') },
  blog: {
    ...page,
    ...translated,
    ...of(content, 'excerpt', 'image', 'content', 'review', 'category', 'tags'),
    ...of(content, 'featured', 'publishedOn'),
    ...of(contentKept, 'readTime'),
  },
  categories: { ...of(content, 'name'), ...of(contentKept, 'createdAt', 'updatedAt') },
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
    ...of({ read: ALL, change: ALL }, 'kind', 'text', 'link', 'from', 'until'),
    ...of({ read: ALL, change: NOBODY }, 'changedBy', 'createdAt', 'updatedAt'),
  },
  reviews: {
    ...of({ read: CONTENT, change: ADMIN }, 'secondPerson'),
    ...of(contentKept, 'createdAt', 'updatedAt'),
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
  'extra-pages': ofContent,
  conditions: ofContent,
  therapies: ofContent,
  blog: ofContent,
  categories: withoutVersions(ofContent),
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
