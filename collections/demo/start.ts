import type { Payload } from 'payload';

/** Whose words a new page takes: those of the fictional centre, or the built-in ones, which claim nothing. */
export type Start = 'demo' | 'own';

const KEY = 'start';

/** Databases older than this mark began with the demo. */
export const startOf = async (cms: Payload): Promise<Start> => (await cms.kv.get<Start>(KEY)) ?? 'demo';

export const rememberStart = (cms: Payload, start: Start) => cms.kv.set(KEY, start);
