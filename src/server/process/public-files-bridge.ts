import { processSingleton } from './singleton';

/** A file that everybody may see, and when its entry in the library last changed (ISO 8601). */
export type PublicFile = { name: string; changedAt: string };

type Offered = {
  isPublic: (filename: string) => Promise<boolean>;
  list: () => Promise<PublicFile[]>;
};

/** The gate stands outside of Next's bundles and should not carry the CMS. */
const shared = processSingleton<Partial<Offered>>('public-files', () => ({}));

/** Says how to find out whether everybody may see a file of the media library, and which ones those are. */
export const registerPublicFiles = (offered: Offered) => void Object.assign(shared, offered);

export const isPublicFile = async (filename: string): Promise<boolean> =>
  (await shared.isPublic?.(filename)) ?? false;

/** Undefined while the CMS is not there yet. */
export const listPublicFiles = async (): Promise<PublicFile[] | undefined> => shared.list?.();
