import { resolve } from 'node:path';

export const isEmbedded = (uri: string) => uri.startsWith('file:');

/** The path of the embedded database file. */
export const embeddedFile = (uri: string) => resolve(uri.replace(/^file:/, ''));

/** The database's address for people and logs: never with its password. */
export function databaseName(uri: string): string {
  if (isEmbedded(uri)) return embeddedFile(uri);
  // Up to the last @: a password that was not percent-encoded may have one of its own.
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/)(?:.*@)?/, '$1').replace(/\?.*$/, '');
}
