import { SITE_READ } from '../../collections/shared/access';

/** How the site reads content: with a visitor's rights, and never a draft. Access control enforces it. */
export const asVisitor = { overrideAccess: false, context: SITE_READ, draft: false } as const;
