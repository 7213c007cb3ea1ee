import type { Access, ClientUser, FieldAccess, PayloadRequest, Where } from 'payload';
import { asString, prop } from '@/content/json';
import { MEDIA_FOLDER } from '@/content/links/media-url';
import { openStep } from './sign-in-step';

export const ROLES = ['admin', 'editor', 'reviewer', 'intake'] as const;
export type Role = (typeof ROLES)[number];

/** The role of the signed-in member of staff; undefined for visitors, and until sign-in is complete. */
export const roleOf = ({ user }: Pick<PayloadRequest, 'user'>): Role | undefined =>
  user?.collection === 'staff' && !openStep(user) ? ROLES.find((role) => role === user.role) : undefined;

/** The name of the first account until its owner enters their own. */
export const FIRST_ADMINISTRATOR = 'First administrator';

/** The name that colleagues see of the account; its address while it has no name. */
export const nameOf = ({ user }: Pick<PayloadRequest, 'user'>): string =>
  asString(prop(user, 'name')) || asString(prop(user, 'email'));

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
/** Roles that may read unpublished health texts and approve what others wrote. */
export const reviewReaders = anyOf('admin', 'editor', 'reviewer');
export const mayApprove = ({ req }: { req: PayloadRequest }) => hasRole(req, ['admin', 'editor', 'reviewer']);
/** Also intake, who answer the telephone, and the site itself, which shows the notice. */
export const noticeWriters = anyOf('admin', 'editor', 'intake');
export const noticeReaders: Access = ({ req }) =>
  req.context.siteRead === true || hasRole(req, ['admin', 'editor', 'intake']);
export const nobody: Access = () => false;

export const adminsField = fieldAnyOf('admin');
export const nobodyField: FieldAccess = () => false;

/**
 * A field that no person changes. A restored version may set it; Payload would remove a field that the user
 * may not change.
 */
export const restoringField: FieldAccess = ({ req }) => req.context.isRestoringVersion === true;

/** Set by the site's own handlers; a request from outside cannot set it. */
export const SITE_READ = { siteRead: true } as const;

/** Set for staff who asked for drafts: includes drafts. */
export const DRAFT_READ = { siteRead: true, draftRead: true } as const;

/**
 * Content: editors and administrators see everything; the site's handlers see what is published, whatever
 * `draft` says; all other callers of `/cms-api`, intake included, see nothing.
 */
export const editorsAndPublished: Access = ({ req }) => {
  if (hasRole(req, ['admin', 'editor']) || req.context.draftRead === true) return true;
  return req.context.siteRead === true ? { _status: { equals: 'published' } } : false;
};

/**
 * Files are public by URL; anonymous callers cannot list their documents. The bucket storage looks the
 * document up while it serves the file.
 */
export const publicFiles: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true ||
  req.pathname?.startsWith(MEDIA_FOLDER) === true ||
  req.context.siteRead === true ||
  hasRole(req, ['admin', 'editor']);

/**
 * Versions: editors and administrators, and the server itself for the one document that a preview link opens.
 */
const editorsAndPreviewed: Access = ({ req }) => {
  if (hasRole(req, ['admin', 'editor'])) return true;
  const { previewed } = req.context;
  return typeof previewed === 'string' && previewed ? { parent: { equals: previewed } } : false;
};

/** The same for a global. */
export const editorsAndPreviewedGlobal =
  (slug: string): Access =>
  ({ req }) =>
    hasRole(req, ['admin', 'editor']) || req.context.previewed === slug;

/** Access rules of a content collection. */
export const contentAccess = {
  read: editorsAndPublished,
  create: contentEditors,
  update: contentEditors,
  delete: contentEditors,
  readVersions: editorsAndPreviewed,
};

/**
 * Health texts: a reviewer reads them, drafts included, and changes nothing but the approval
 * (collections/review).
 */
export const reviewedAccess = {
  ...contentAccess,
  read: (args: Parameters<Access>[0]) => hasRole(args.req, ['reviewer']) || editorsAndPublished(args),
  readVersions: (args: Parameters<Access>[0]) => hasRole(args.req, ['reviewer']) || editorsAndPreviewed(args),
};

/** Administrators; all others only their own document. */
export const adminsAndOneself: Access = ({ req }) =>
  roleOf(req) === 'admin' || (roleOf(req) ? ({ id: { equals: req.user?.id } } satisfies Where) : false);

/** A field of an account: colleagues see only the name. */
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

/** Hides menu entries from roles that may not use them. */
export const hiddenFrom =
  (...roles: Role[]) =>
  ({ user }: { user: ClientUser }) =>
    roles.some((role) => role === user?.role);
