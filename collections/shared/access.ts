import type { Access, FieldAccess, PayloadRequest } from 'payload';

export const ROLES = ['admin', 'editor', 'intake'] as const;
export type Role = (typeof ROLES)[number];

/** The role of the signed-in member of staff; undefined for visitors. */
export const roleOf = (req: PayloadRequest): Role | undefined =>
  req.user?.collection === 'staff' ? ROLES.find((role) => role === req.user?.role) : undefined;

const anyOf =
  (...roles: Role[]): Access =>
  ({ req }) => {
    const role = roleOf(req);
    return role !== undefined && roles.includes(role);
  };

export const admins = anyOf('admin');
export const contentEditors = anyOf('admin', 'editor');
export const messageReaders = anyOf('admin', 'intake');
export const nobody: Access = () => false;

export const adminsField: FieldAccess = ({ req }) => roleOf(req) === 'admin';

/** The site's own handlers set this; a request from outside cannot. */
export const SITE_READ = { siteRead: true } as const;

const editsContent = (req: PayloadRequest) => ['admin', 'editor'].includes(roleOf(req) ?? '');

/**
 * Content: those who edit it see everything; the site's handlers see what is editorsAndPublished, whatever `draft` says;
 * all other callers of `/cms-api`, intake included, see nothing.
 */
export const editorsAndPublished: Access = ({ req }) => {
  if (editsContent(req)) return true;
  return req.context.siteRead === true ? { _status: { equals: 'published' } } : false;
};

/** Files are public by their address; their records are not listed to anonymous callers. */
export const publicFiles: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || req.context.siteRead === true || editsContent(req);

/** Who may do what with a collection of content. */
export const contentAccess = {
  read: editorsAndPublished,
  create: contentEditors,
  update: contentEditors,
  delete: contentEditors,
  readVersions: contentEditors,
};
