import type { Payload } from 'payload';
import { START_KEY } from '@/server/seeding/seed-state';
import { isMarked } from './is-marked';

/** Whose words a new page takes: those of the fictional center, or the built-in ones, which claim nothing. */
export type Start = 'demo' | 'own';

export const knownStart = async (cms: Payload): Promise<Start | undefined> =>
  (await cms.kv.get<Start>(START_KEY)) ?? undefined;

/** A database without the demo's mark is the center's own, however old it is. */
export const startOf = async (cms: Payload): Promise<Start> =>
  (await knownStart(cms)) ?? ((await isMarked(cms)) ? 'demo' : 'own');

export const rememberStart = (cms: Payload, start: Start) => cms.kv.set(START_KEY, start);
