import { embeddedFile, isEmbedded } from './env';

/** The database's address for people and logs: never with its password. */
export function databaseName(uri: string): string {
  if (isEmbedded(uri)) return embeddedFile(uri);
  // Up to the last @: a password that was not percent-encoded may have one of its own.
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/)(?:.*@)?/, '$1').replace(/\?.*$/, '');
}
