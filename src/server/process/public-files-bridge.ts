import { processSingleton } from './singleton';

/** A public file, and when its media document last changed (ISO 8601). */
export type PublicFile = { name: string; changedAt: string };

type Offered = {
  isPublic: (filename: string) => Promise<boolean>;
  list: () => Promise<PublicFile[]>;
};

/** The request filter is outside of Next's bundles and should not include the CMS. */
const shared = processSingleton<Partial<Offered>>('public-files', () => ({}));

/**
 * Registers the functions that tell whether a file of the media library is public, and list all public files.
 */
export const registerPublicFiles = (offered: Offered) => void Object.assign(shared, offered);

export const isPublicFile = async (filename: string): Promise<boolean> =>
  (await shared.isPublic?.(filename)) ?? false;

/** Undefined before the CMS is loaded. */
export const listPublicFiles = async (): Promise<PublicFile[] | undefined> => shared.list?.();
