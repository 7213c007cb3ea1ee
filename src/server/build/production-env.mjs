/** @type {{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: string }} */
const PRODUCTION = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * The environment of this process, in production mode, for processes that `npm start` runs.
 * @returns {NodeJS.ProcessEnv}
 */
export const productionEnvironment = () => ({ ...process.env, ...PRODUCTION });

/**
 * The environment of this process without Next's telemetry, for `npm run dev`.
 * @returns {NodeJS.ProcessEnv}
 */
export const developmentEnvironment = () => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' });

/** Switches this process to production mode. Call it before Next is loaded. */
export function becomeProduction() {
  Object.assign(process.env, PRODUCTION);
}
