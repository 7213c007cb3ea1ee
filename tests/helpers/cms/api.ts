import { constants, existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { getCms } from '@/server/cms/payload';
import * as answers from '@/app/api/[[...path]]/route';
import * as contact from '@/app/api/contact/route';
import * as session from '@/app/api/session/route';
import { METHODS, type Method } from '@/services/http/methods';
import { pathOf, writeWhole } from '../database/sqlite-file';

export { METHODS };

type Init = Omit<RequestInit, 'headers'> & {
  method?: Method;
  headers?: Record<string, string>;
  duplex?: 'half';
};
/** The site's response to one request, without HTTP: calls the function of the route file. */
export async function ask(path: string, init: Init = {}): Promise<Response> {
  const url = new URL(path, 'http://127.0.0.1:3000');
  const route = { '/api/contact': contact, '/api/session': session }[url.pathname] ?? answers;
  return route[init.method ?? 'GET'](new Request(url, init));
}

export async function askJson(path: string, init: Init = {}): Promise<unknown> {
  const response = await ask(path, init);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * The CMS of this test file, empty. The first process that opens an embedded file creates the tables for all
 * others of the run.
 */
export async function openCms() {
  jest.setTimeout(60_000);
  const { DATABASE_URI = '', TEST_RUN_FOLDER = '' } = process.env;
  if (!DATABASE_URI.startsWith('file:')) return getCms();
  const file = pathOf(DATABASE_URI);
  const empty = join(TEST_RUN_FOLDER, 'empty.db');
  const isNew = !existsSync(file);
  const isCopied = await copyFile(empty, file, constants.COPYFILE_EXCL).then(
    () => true,
    () => false,
  );
  const cms = await getCms();
  if (isNew && !isCopied && !existsSync(empty)) {
    await writeWhole(DATABASE_URI, `${file}.empty`);
    await rename(`${file}.empty`, empty);
  }
  return cms;
}

/** Not while a request that a test did not wait for is still writing. */
export async function closeCms() {
  await (await getCms()).destroy();
}
