import { becomeProduction } from '../build/production-env.mjs';

becomeProduction();

/** The settings of this process, which serves in production mode. When one is wrong it says which, and ends. */
export const checked = await import('../settings/env').then(
  ({ env }) => env,
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
