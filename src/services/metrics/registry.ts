import { Registry } from 'prom-client';
import { processSingleton } from '../process/singleton';

/**
 * The metrics of this process. Those that query the database are bundled separately
 * (src/server/run/measure-database.ts).
 */
export const metrics = processSingleton('metrics', () => new Registry());
