import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload';
import { toWords } from 'payload/shared';
import { contentCollections, showsFiles, panelTitleOf } from '@/content/collection-lists';
import { asList, asString, prop } from '@/content/json';
import { idsIn } from '@/content/links/document-id';

/** A document that shows a picture: its title, the field labels, and its path in the panel. */
export type Use = { title: string; place: string; path: string; isDraft: boolean };

/**
 * Lists every document that shows this picture or film, published or in its latest draft. Reads all content
 * without hooks and access rules: for the panel, never for a visitor's request.
 */
export async function usesOf(req: PayloadRequest, mediaId: string): Promise<Use[]> {
  const { config, db } = req.payload;
  const collections = contentCollections(config).filter((one) => showsFiles(one.flattenedFields));
  const globals = config.globals.filter((one) => showsFiles(one.flattenedFields));
  const all = { req, pagination: false, limit: 0 } as const;
  const inDraft: Where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
  const found = await Promise.all([
    ...collections.map(async (config) => {
      const { slug: collection, flattenedFields } = config;
      const [{ docs }, { docs: drafts }] = await Promise.all([
        db.find<Doc>({ ...all, collection, where: {} }),
        config.versions?.drafts ? db.findVersions<Doc>({ ...all, collection, where: inDraft }) : { docs: [] },
      ]);
      const ofDrafts = drafts.map(({ parent, version }) => ({ ...version, id: String(parent) }) as Doc);
      return [usesIn(docs, false), usesIn(ofDrafts, true)].flat();

      function usesIn(documents: Doc[], isDraft: boolean): Use[] {
        return documents.flatMap((doc) =>
          placesOf(flattenedFields, doc, mediaId).map((place) => ({
            title: panelTitleOf(config, doc),
            place,
            path: `/collections/${collection}/${doc.id}`,
            isDraft,
          })),
        );
      }
    }),
    ...globals.map((global) => usesInGlobal(req, mediaId, global)),
  ]);
  return withoutTwins(found.flat());
}

type Doc = { id: string };

async function usesInGlobal(
  req: PayloadRequest,
  mediaId: string,
  { slug, label, flattenedFields, versions }: SanitizedGlobalConfig,
): Promise<Use[]> {
  const { db } = req.payload;
  const [stored, { docs }] = await Promise.all([
    db.findGlobal({ slug, req }),
    versions?.drafts
      ? db.findGlobalVersions({ global: slug, limit: 1, sort: '-updatedAt', req })
      : { docs: [] },
  ]);
  return [stored, docs[0]?.version].flatMap((values, index) =>
    placesOf(flattenedFields, values, mediaId).map((place) => ({
      title: asString(label),
      place,
      path: `/globals/${slug}`,
      isDraft: index === 1,
    })),
  );
}

/** Rejects deleting a picture in use; the message says where to remove it first. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = ({ id, req }) => demandUnused(req, String(id));

/** The same for the trash. */
export const refuseTrashWhileUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (prop(data, 'deletedAt') && !prop(originalDoc, 'deletedAt') && prop(originalDoc, 'id'))
    await demandUnused(req, String(prop(originalDoc, 'id')));
  return data as object;
};

async function demandUnused(req: PayloadRequest, id: string) {
  // The seed's reset deletes everything.
  if (req.payloadAPI === 'local' && !req.user) return;
  const uses = await usesOf(req, id);
  if (uses.length === 0) return;
  const places = uses.slice(0, 5).map(({ title, place }) => `“${title}” (${place})`);
  const more = uses.length > 5 ? ` and ${uses.length - 5} more` : '';
  throw new APIError(
    `This file is still shown in ${places.join(', ')}${more}. Choose another one there first; then it can be deleted.`,
    409,
  );
}

/** The field labels on the path to each value that is the id, such as `Hero → Film`. */
function placesOf(fields: FlattenedField[], values: unknown, id: string, labels: string[] = []): string[] {
  return fields.flatMap((field) => {
    const value = prop(values, field.name);
    if (field.type === 'upload' || field.type === 'richText')
      return idsIn(value).includes(id) ? [[...labels, labelOf(field)].join(' → ')] : [];
    if (field.type === 'blocks')
      return asList(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === prop(row, 'blockType'));
        return block ? placesOf(block.flattenedFields, row, id, labels) : [];
      });
    if (!('flattenedFields' in field)) return [];
    const inside = [...labels, labelOf(field)];
    const rows = field.type === 'array' ? asList(value) : [value];
    return rows.flatMap((row) => placesOf(field.flattenedFields, row, id, inside));
  });
}

const labelOf = (field: FlattenedField) => ('label' in field && asString(field.label)) || toWords(field.name);

function withoutTwins(uses: Use[]): Use[] {
  const seen = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.path} ${use.place}`;
    // Also in the published document, so not only in a draft.
    if (!seen.get(key) || !use.isDraft) seen.set(key, use);
  }
  return [...seen.values()];
}
