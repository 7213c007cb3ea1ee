import { processWide } from '../process-wide';

type IsPublic = (filename: string) => Promise<boolean>;

/** The gate stands outside of Next's bundles and should not carry the CMS. */
const shared = processWide<{ isPublic?: IsPublic }>('public-files', () => ({}));

/** Says how to find out whether everybody may see a file of the media library. */
export const offerPublicFiles = (isPublic: IsPublic) => {
  shared.isPublic = isPublic;
};

export const isPublicFile = async (filename: string): Promise<boolean> =>
  (await shared.isPublic?.(filename)) ?? false;
