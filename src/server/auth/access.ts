import type { Access, ClientUser, FieldAccess, PayloadRequest, Where } from 'payload';
import { MEDIA_FOLDER } from '@/content/links/media-url';
import { openStep } from './sign-in-step';

export const ROLES = ['admin', 'editor', 'reviewer', 'intake'] as const;
export type Role = (typeof ROLES)[number];

/** The role of the signed-in member of staff; undefined for visitors, and while a step of signing in is open. */
export const roleOf = ({ user }: Pick<PayloadRequest, 'user'>): Role | undefined =>
  user?.collection === 'staff' && !openStep(user) ? ROLES.find((role) => role === user.role) : undefined;

const hasRole = (req: PayloadRequest, roles: readonly Role[]) => {
  const role = roleOf(req);
  return role !== undefined && roles.includes(role);
};

const anyOf =
  (...roles: Role[]): Access =>
  ({ req }) =>
    hasRole(req, roles);

const fieldAnyOf =
  (...roles: Role[]): FieldAccess =>
  ({ req }) =>
    hasRole(req, roles);

export const admins = anyOf('admin');
export const contentEditors = anyOf('admin', 'editor');
export const messageReaders = anyOf('admin', 'intake');
export const allStaff = anyOf(...ROLES);
/** Those who may read texts about health before they are published, and approve what others wrote. */
export const reviewReaders = anyOf('admin', 'editor', 'reviewer');
export const mayApprove = ({ req }: { req: PayloadRequest }) => hasRole(req, ['admin', 'editor', 'reviewer']);
/** Also those who answer the telephone; and the site itself, which shows it. */
export const noticeWriters = anyOf('admin', 'editor', 'intake');
export const noticeReaders: Access = ({ req }) =>
  req.context.siteRead === true || hasRole(req, ['admin', 'editor', 'intake']);
export const nobody: Access = () => false;

export const adminsField = fieldAnyOf('admin');
export const nobodyField: FieldAccess = () => false;

/** Nobody changes it; an earlier version that is brought back has it, and Payload takes away what may not be changed. */
export const restoringField: FieldAccess = ({ req }) => req.context.isRestoringVersion === true;

/** The site's own handlers set this; a request from outside cannot. */
export const SITE_READ = { siteRead: true } as const;

/** Set for staff who asked for drafts: reads them as well. */
export const DRAFT_READ = { siteRead: true, draftRead: true } as const;

/**
 * Content: those who edit it see everything; the site's handlers see what is published, whatever `draft` says;
 * all other callers of `/cms-api`, intake included, see nothing.
 */
export const editorsAndPublished: Access = ({ req }) => {
  if (hasRole(req, ['admin', 'editor']) || req.context.draftRead === true) return true;
  return req.context.siteRead === true ? { _status: { equals: 'published' } } : false;
};

/**
 * Files are public by their address; their records are not listed to anonymous callers. The storage of a bucket looks the
 * record up while it serves the file.
 */
export const publicFiles: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true ||
  req.pathname?.startsWith(MEDIA_FOLDER) === true ||
  req.context.siteRead === true ||
  hasRole(req, ['admin', 'editor']);

/** Versions: those who edit; and the server itself for the one document whose preview somebody was given. */
const editorsAndPreviewed: Access = ({ req }) => {
  if (hasRole(req, ['admin', 'editor'])) return true;
  const { previewed } = req.context;
  return typeof previewed === 'string' && previewed ? { parent: { equals: previewed } } : false;
};

/** The same for a global, which is one document. */
export const editorsAndPreviewedGlobal =
  (slug: string): Access =>
  ({ req }) =>
    hasRole(req, ['admin', 'editor']) || req.context.previewed === slug;

/** Who may do what with a collection of content. */
export const contentAccess = {
  read: editorsAndPublished,
  create: contentEditors,
  update: contentEditors,
  delete: contentEditors,
  readVersions: editorsAndPreviewed,
};

/** Texts about health: a reviewer reads them, drafts too, and changes nothing but the approval (collections/review). */
export const reviewedAccess = {
  ...contentAccess,
  read: (args: Parameters<Access>[0]) => hasRole(args.req, ['reviewer']) || editorsAndPublished(args),
  readVersions: (args: Parameters<Access>[0]) => hasRole(args.req, ['reviewer']) || editorsAndPreviewed(args),
};

/** Administrators; others their own document only. */
export const adminsAndOneself: Access = ({ req }) =>
  roleOf(req) === 'admin' || (roleOf(req) ? ({ id: { equals: req.user?.id } } satisfies Where) : false);

/** A column of an account: colleagues see the name and nothing else. */
export const adminsAndOneselfField: FieldAccess = ({ req, id, doc }) =>
  roleOf(req) === 'admin' || (req.user?.id !== undefined && req.user.id === (id ?? doc?.id));

/** Written by the server alone, read by administrators. */
export const writtenByServer = {
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  defaultSort: '-createdAt',
} as const;

/** Menu entries that a role may not use are not shown to it. */
export const hiddenFrom =
  (...roles: Role[]) =>
  ({ user }: { user: ClientUser }) =>
    roles.some((role) => role === user?.role);
