import { createClient } from '@libsql/client';

export const pathOf = (uri: string) => uri.replace(/^file:/, '');

/** Writes one file without the write-ahead log beside it, which a copy would need too. */
export async function writeWhole(uri: string, file: string) {
  const client = createClient({ url: uri });
  await client.execute({ sql: 'VACUUM INTO ?', args: [file] });
  client.close();
}
