import { processSingleton } from './singleton';

/** Whether these headers have the session of a person with access to the panel. */
type IsStaff = (headers: Headers) => Promise<boolean>;

/** The request filter is outside of Next's bundles and should not include the CMS. */
const shared = processSingleton<{ isStaff?: IsStaff }>('panel-session', () => ({}));

/** Registers the function that tells whether a request comes from signed-in staff. */
export const registerSession = (isStaff: IsStaff) => {
  shared.isStaff = isStaff;
};

/** @throws when the database cannot be reached */
export const isStaffSession: IsStaff = async (headers) => (await shared.isStaff?.(headers)) ?? false;
