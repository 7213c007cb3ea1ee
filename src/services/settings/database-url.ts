import { join, resolve } from 'node:path';

export const isEmbedded = (uri: string) => uri.startsWith('file:');

/** The path of the embedded database file. */
export const embeddedFile = (uri: string) => resolve(uri.replace(/^file:/, ''));

/** The database's address without its password, for people and logs. */
export function databaseName(uri: string): string {
  if (isEmbedded(uri)) return embeddedFile(uri);
  // Up to the last @: a password that was not percent-encoded may contain one.
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/)(?:.*@)?/, '$1').replace(/\?.*$/, '');
}

/**
 * The address of a scratch database: a file in the folder, or another name on the same server, with the same
 * account.
 */
export function scratchDatabase(uri: string, folder: string): string {
  if (isEmbedded(uri)) return `file:${join(folder, 'site.db').replaceAll('\\', '/')}`;
  const [, server = '', named = '', query = ''] = /^([^/]+\/\/[^/?]+)\/?([^?]*)\??(.*)$/.exec(uri) ?? [];
  const options = new URLSearchParams(query);
  // Authenticate against the database that the original address names.
  if (server.includes('@') && !options.has('authSource')) options.set('authSource', named || 'admin');
  return `${server}/${named || 'test'}-trial${options.size > 0 ? `?${options}` : ''}`;
}
