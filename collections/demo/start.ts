import type { Payload } from 'payload';
import { START_KEY } from '@/services/key-value/key-value';
import { isMarked } from './is-marked';

/** The text of new pages: the demo's, or the built-in text, which makes no claims. */
export type Start = 'demo' | 'own';

export const knownStart = async (cms: Payload): Promise<Start | undefined> =>
  (await cms.kv.get<Start>(START_KEY)) ?? undefined;

/** A database without the demo flag is the center's own, however old it is. */
export const startOf = async (cms: Payload): Promise<Start> =>
  (await knownStart(cms)) ?? ((await isMarked(cms)) ? 'demo' : 'own');

export const rememberStart = (cms: Payload, start: Start) => cms.kv.set(START_KEY, start);
