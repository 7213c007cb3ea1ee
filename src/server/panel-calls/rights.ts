import { Forbidden, type Access, type PayloadRequest } from 'payload';
import { prop } from '@/content/json';

/** A collection or global and its access rules, as named in Payload's server functions. */
export type Target = {
  slug: string;
  isGlobal: boolean;
  access: Partial<Record<Operation, Access>>;
  hasLocks: boolean;
};

type Operation = 'read' | 'create' | 'update';
type Entity = { slug: string; access?: Partial<Record<Operation, unknown>>; lockDocuments?: unknown };

/**
 * The collection or global that `collectionSlug` or `globalSlug` names.
 * @throws {Forbidden} for other names, and for Payload's internal collections, which the panel does not show
 */
export function targetOf({ payload, t }: PayloadRequest, given: unknown): Target {
  const [collection, global] = [prop(given, 'collectionSlug'), prop(given, 'globalSlug')];
  const isGlobal = collection === undefined || collection === null;
  const entities: Entity[] = isGlobal ? payload.config.globals : payload.config.collections;
  const name = isGlobal ? global : collection;
  const found = entities.find(({ slug }) => slug === name && !slug.startsWith('payload-'));
  if (!found) throw new Forbidden(t);
  const access = (found.access ?? {}) as Target['access'];
  return { slug: found.slug, isGlobal, access, hasLocks: found.lockDocuments !== false };
}

/** The check that REST does before it responds; a query constraint counts as a right to some documents. */
export async function mayDo(req: PayloadRequest, { access }: Target, operation: Operation): Promise<boolean> {
  const rule = access[operation];
  return rule ? (await rule({ req })) !== false : Boolean(req.user);
}

/** @throws {Forbidden} where REST would not let this person read */
export async function demandRead(req: PayloadRequest, target: Target): Promise<void> {
  if (!(await mayDo(req, target, 'read'))) throw new Forbidden(req.t);
}
