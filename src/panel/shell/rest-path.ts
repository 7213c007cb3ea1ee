import type { DocumentInfoContext } from '@payloadcms/ui';

type Place = Pick<DocumentInfoContext, 'id' | 'collectionSlug' | 'globalSlug'>;

/** The path of a form's document below `/cms-api`; of its collection while it is not stored. */
export const restPath = ({ id, collectionSlug, globalSlug }: Place): string =>
  globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${id ? `/${id}` : ''}`;
