/** @type {{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: string }} */
const PRODUCTION = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * For the processes that `npm start` begins: this one's environment, in production.
 * @returns {NodeJS.ProcessEnv}
 */
export const productionEnvironment = () => ({ ...process.env, ...PRODUCTION });

/**
 * For `npm run dev`: this one's environment; Next does not count usage for anybody.
 * @returns {NodeJS.ProcessEnv}
 */
export const developmentEnvironment = () => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1' });

/** This process serves in production mode, whatever it was started with. To be said before Next is loaded. */
export function becomeProduction() {
  Object.assign(process.env, PRODUCTION);
}
