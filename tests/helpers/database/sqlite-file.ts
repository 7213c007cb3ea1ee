import { createClient } from '@libsql/client';

export const pathOf = (uri: string) => uri.replace(/^file:/, '');

/** One file without the log beside it, which a copy would have to take along. */
export async function writeWhole(uri: string, file: string) {
  const client = createClient({ url: uri });
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  client.close();
}
