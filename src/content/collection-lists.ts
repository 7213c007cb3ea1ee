import type {
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  SanitizedCollectionConfig,
  SanitizedConfig,
  TypedCollection,
} from 'payload';
import { asString, prop } from './json';

/**
 * What a collection of content is beside its fields. It is exported, imported and emptied by `--reset`, and
 * its changes reach visitors.
 */
type Content = {
  /** The field that names a document in every database, where ids differ. */
  key: string;
  /**
   * Where each document has a page: below this path (empty: the root) by its slug, or one of the fixed pages
   * by its name.
   */
  page?: 'fixed' | '' | `/${string}`;
  /** The paths of the fixed pages by their name. */
  paths?: Record<string, string>;
  /** A center's own site publishes a document only with its reviewer and the day of the review. */
  needsReviewer?: true;
};

// Only an interface can be added to.
/* eslint-disable @typescript-eslint/consistent-type-definitions */
declare module 'payload' {
  interface CollectionCustom {
    /** Required: `false` for messages, accounts, and the server's own records. */
    content?: Content | false;
  }
  interface GlobalCustom {
    /** `false`: no visitor sees its changes. */
    content?: false;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** The part of the configuration that lists are made of. */
type Collections = Pick<SanitizedConfig, 'collections'>;

export type ContentCollection = SanitizedCollectionConfig & { custom: { content: Content } };

/** The collections whose texts are about health: each has an author, a reviewer and a date. */
export type Reviewed = {
  [Slug in CollectionSlug]: 'review' extends keyof TypedCollection[Slug] ? Slug : never;
}[CollectionSlug];

/** @throws for a collection of ours without `custom.content` */
export function requireContentSaid({ collections }: Collections) {
  const silent = collections.filter(
    ({ slug, custom }) => !slug.startsWith('payload-') && custom.content === undefined,
  );
  if (silent.length === 0) return;
  throw new Error(
    `${silent.map(({ slug }) => slug).join(', ')}: say in the collection’s “custom” what it is, ` +
      'content: { key: … } or content: false (src/content/collection-lists.ts).',
  );
}

/**
 * All content, each collection after those that its documents refer to, otherwise in the order of the menu.
 */
export function contentCollections({ collections }: Collections): ContentCollection[] {
  const content = collections.filter(isContent);
  const ordered = new Set<ContentCollection>();
  const open = new Set<ContentCollection>();
  const add = (collection: ContentCollection) => {
    if (ordered.has(collection) || open.has(collection)) return;
    open.add(collection);
    const referred = referredTo(collection.flattenedFields);
    content.filter(({ slug }) => referred.includes(slug)).forEach(add);
    ordered.add(collection);
  };
  content.forEach(add);
  return [...ordered];
}

export const slugsOf = (collections: readonly ContentCollection[]) => collections.map(({ slug }) => slug);

/** Collections with drafts. */
export const draftedCollections = (config: Collections) =>
  contentCollections(config).filter(({ versions }) => Boolean(versions?.drafts));

/** Collections whose documents have a page. */
export const pagedCollections = (config: Collections) =>
  contentCollections(config).filter(({ custom }) => custom.content.page !== undefined);

/** Collections whose documents the seed may mark as the demo's. */
export const demoCollections = (config: Collections) =>
  contentCollections(config).filter((collection) => hasField(collection, 'isDemo'));

/** Globals with drafts. */
export const draftedGlobals = ({ globals }: Pick<SanitizedConfig, 'globals'>) =>
  globals.filter(({ versions }) => Boolean(versions?.drafts));

export const reviewedSlugs = ({ collections }: Collections) =>
  collections
    .filter((collection) => isContent(collection) && hasField(collection, 'review'))
    .map(({ slug }) => slug as Reviewed);

export const isReviewed = (config: Collections, slug: string): slug is Reviewed =>
  reviewedSlugs(config).some((reviewed) => reviewed === slug);

/** Whether publishing takes a reviewer: articles, and pages such as “Careers”, may do without. */
export const needsReviewer = ({ collections }: Collections, slug: string): boolean =>
  collections.some(
    (collection) =>
      collection.slug === slug && isContent(collection) && collection.custom.content.needsReviewer,
  );

/** Whether documents with these fields can show a file: by a field for uploads, or inside a text. */
export const showsFiles = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => {
    if (field.type === 'upload' || field.type === 'richText') return true;
    if (field.type === 'blocks')
      return field.blocks.some(({ flattenedFields }) => showsFiles(flattenedFields));
    return 'flattenedFields' in field && showsFiles(field.flattenedFields);
  });

/** The title of a document in the panel. */
export const panelTitleOf = ({ admin }: Pick<SanitizedCollectionConfig, 'admin'>, doc: unknown) =>
  asString(prop(doc, admin.useAsTitle ?? 'id')) || 'Untitled';

/** The name of a document in every database. */
export const keyOf = ({ custom }: ContentCollection, doc: unknown) => asString(prop(doc, custom.content.key));

/** Takes an incomplete configuration, as Payload's plugins get it. */
export const pageOf = ({ custom }: Pick<CollectionConfig, 'custom'>) =>
  custom?.content ? custom.content.page : undefined;

const isContent = (collection: SanitizedCollectionConfig): collection is ContentCollection =>
  Boolean(collection.custom.content);

const hasField = ({ flattenedFields }: ContentCollection, wanted: string) =>
  flattenedFields.some(({ name }) => name === wanted);

/** The collections that fields refer to; links inside texts do not count, which lead anywhere. */
function referredTo(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship') return [field.relationTo].flat();
    if (field.type === 'blocks')
      return field.blocks.flatMap(({ flattenedFields }) => referredTo(flattenedFields));
    return 'flattenedFields' in field ? referredTo(field.flattenedFields) : [];
  });
}
