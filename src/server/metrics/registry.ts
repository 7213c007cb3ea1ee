import { Registry } from 'prom-client';
import { processSingleton } from '../process/singleton';

/** What the parts of this process measure. Those that ask the database are bundled apart (src/server/run/measure-database.ts). */
export const metrics = processSingleton('metrics', () => new Registry());
