import { becomeProduction } from '../build/production-env.mjs';

becomeProduction();

/** The settings of this process, in production mode. An invalid setting is reported and ends the process. */
export const validatedEnv = await import('@/services/settings/env').then(
  ({ env }) => env,
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
