import { processSingleton } from './singleton';

/** Whether these headers carry the session of somebody who may open the panel. */
type IsStaff = (headers: Headers) => Promise<boolean>;

/** The gate stands outside of Next's bundles and should not carry the CMS. */
const shared = processSingleton<{ isStaff?: IsStaff }>('panel-session', () => ({}));

/** Says how to find out whether a request comes from signed-in staff. */
export const registerSession = (isStaff: IsStaff) => {
  shared.isStaff = isStaff;
};

/** @throws where the database cannot be reached. */
export const isStaffSession: IsStaff = async (headers) => (await shared.isStaff?.(headers)) ?? false;
