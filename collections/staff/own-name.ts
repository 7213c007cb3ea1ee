import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload';
import { asString } from '@/content/json';

/** Names that the audit trail and the list of versions show for automatic actions. */
const OF_THE_SITE = ['retention', 'the site', 'system'];

/** The audit trail and "Last changed by" show names: rejects a name that could be taken for another one's. */
export const refuseNameOfColleague: CollectionBeforeValidateHook = async (change) => {
  const { data, operation, originalDoc, req } = change;
  // A password set by a link passes the account without `originalDoc`.
  if (operation === 'update' && originalDoc === undefined) return data;
  const name = asString(data?.name);
  if (req.payloadAPI === 'local' || !name || name === originalDoc?.name) return data;
  const id = originalDoc === undefined ? '' : String(originalDoc.id);
  const isTaken =
    OF_THE_SITE.includes(plain(name)) ||
    (await isColleague(req, name, id)) ||
    (await isInTrail(req, name, id));
  if (isTaken)
    throw new APIError(
      `Somebody else is or was called “${name}” here. Add what tells you apart, such as an initial.`,
      400,
    );
  return data;
};

/**
 * Normalizes a name as it looks: case, spaces, invisible characters and look-alike letters do not make
 * another name.
 */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase();

async function isColleague(req: PayloadRequest, name: string, id: string) {
  const { docs } = await req.payload.find({
    collection: 'staff',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.some((colleague) => String(colleague.id) !== id && plain(colleague.name) === plain(name));
}

/** Includes former colleagues. */
async function isInTrail(req: PayloadRequest, name: string, id: string) {
  const { totalDocs } = await req.payload.count({
    collection: 'audit-trail',
    where: { and: [{ who: { equals: name } }, { account: { not_equals: id } }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}
