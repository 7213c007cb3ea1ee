import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { asList, prop } from '@/content/json';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { toSeed, type SeedWords } from '@/content/derive/to-seed';
import { richText } from '../fixtures/content';
import { eventually } from '../site/eventually';
import { administrator } from '../site/panel';

type Collection =
  | 'pages'
  | 'conditions'
  | 'therapies'
  | 'blog'
  | 'categories'
  | 'team-members'
  | 'media'
  | 'contact-messages';
type Data = Record<string, unknown>;

/**
 * What staff do in the panel, through Payload's REST API; the site must run with `administrator` as its
 * environment.
 */
export type CmsApi = Awaited<ReturnType<typeof openCmsApi>>;

export async function openCmsApi(url: string) {
  let token = '';

  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: Data | FormData) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/cms-api${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `JWT ${token}` }),
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`);
    return JSON.parse(text) as unknown;
  }

  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const signedIn = await eventually(async () => {
    const answer = await fetch(`${url}/cms-api/staff/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    // Right after a start a slow machine may not have reached the database yet.
    if (answer.status === 503) throw new Error(`Signing in answers 503: ${await answer.text()}`);
    return answer;
  });
  token = /payload-token=([^;]+)/.exec(signedIn.headers.getSetCookie().join())?.[1] ?? '';
  if (!token) throw new Error(`Signing in answers ${signedIn.status}: ${await signedIn.text()}`);

  /** The id of the first document whose field has this value. */
  async function idOf(collection: Collection, field: string, value: string) {
    const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0', limit: '1' });
    const found = prop(asList(prop(await call('GET', `/${collection}?${query}`), 'docs'))[0], 'id');
    if (!found) throw new Error(`There is no document in ${collection} whose ${field} is ${value}`);
    return String(found);
  }

  const update = (collection: Collection, id: string, data: Data) =>
    call('PATCH', `/${collection}/${id}`, { ...data, ...published });

  /** Any body, as the panel would send it; empty fields keep their built-in text. */
  const putBody = async (name: PageName, body: Data, data: Data = {}) =>
    update('pages', await idOf('pages', 'name', name), { body: [{ blockType: name, ...body }], ...data });

  return {
    call,
    headers: { Authorization: `JWT ${token}` },
    idOf,
    update,
    putBody,
    /** @returns the new document's id. */
    create: async (collection: Collection, data: Data) =>
      String(prop(prop(await call('POST', `/${collection}`, { ...data, ...published }), 'doc'), 'id')),
    remove: (collection: Collection, id: string) => call('DELETE', `/${collection}/${id}`),
    find: async (collection: Collection, query = '') =>
      asList(prop(await call('GET', `/${collection}?depth=0&limit=100&${query}`), 'docs')),
    /**
     * A page with its built-in text, changed by `words` (paths as in `sentinels`), and nothing of its former
     * content.
     */
    putPage: (name: PageName, words: SeedWords = {}, data: Data = {}) =>
      putBody(
        name,
        toSeed(pageSchemas[name], words, (html) => richText(html.replace(/<[^>]*>/g, ''))),
        data,
      ),
    /** Header and footer; omitted parts stay as they are. */
    putLayout: (data: { contact?: Data; header?: Data; footer?: Data; quickExit?: Data }) =>
      call('POST', '/globals/site-layout', { ...data, ...published }),
    /** Uploads a file of `src/assets`. @returns its id */
    upload: async (file: string, alt: string) => {
      const form = new FormData();
      const type = types[extname(file)] ?? 'application/octet-stream';
      form.set('_payload', JSON.stringify({ alt }));
      form.set(
        'file',
        new Blob([new Uint8Array(await readFile(`src/assets/${file}`))], { type }),
        basename(file),
      );
      return String(prop(prop(await call('POST', '/media', form), 'doc'), 'id'));
    },
  };
}

const published = { _status: 'published' };

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
