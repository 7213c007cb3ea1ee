/** In place of "Unpublish" on what is always public (src/content/always-public.ts). */
export const NoUnpublish = () => null;
