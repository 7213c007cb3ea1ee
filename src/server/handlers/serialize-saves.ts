import { getCms } from '../cms/payload';
import { withSaveLock } from '@/services/locks/save-lock';

/** `/cms-api/pages/ID` and `/cms-api/globals/SLUG`: where forms of the panel save. */
const SAVES = /^\/cms-api\/(?:globals\/([\w-]+)|([\w-]+)\/([\w-]+))\/?$/;

/**
 * Runs saves of one document one after the other, in all processes: what is stored can be compared with the
 * state that the save is based on (collections/hooks/newer-state.ts), and is unchanged when it is written.
 */
export async function serializeSave(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const path = new URL(request.url).pathname;
  const [, global, collection, id] = SAVES.exec(path) ?? [];
  const isSave = (request.method === 'PATCH' && id) || (request.method === 'POST' && global);
  if (!isSave) return answer();
  const { config, collections, db } = await getCms();
  const has = global
    ? config.globals.some(({ slug }) => slug === global)
    : collection && collections[collection as 'pages'];
  if (!has) return answer();
  return withSaveLock(db, global ?? `${collection}:${id}`, answer);
}
