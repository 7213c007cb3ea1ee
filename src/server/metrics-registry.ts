import { Registry } from 'prom-client';
import { processWide } from './process-wide';

/** What the parts of this process measure. Those that ask the database are bundled apart (src/server/measure-database.ts). */
export const metrics = processWide('metrics', () => new Registry());
