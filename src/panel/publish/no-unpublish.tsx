/** Replaces "Unpublish" on documents that are always public (src/content/links/always-public.ts). */
export const NoUnpublish = () => null;
