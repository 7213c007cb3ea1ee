/** In place of "Unpublish" on what is always public (src/content/links/always-public.ts). */
export const NoUnpublish = () => null;
