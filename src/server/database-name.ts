import { embeddedFile, isEmbedded } from './env';

/** The database's address for people and logs: never with its password. */
export function databaseName(uri: string): string {
  if (isEmbedded(uri)) return embeddedFile(uri);
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/)(?:[^@/]*@)?/, '$1').replace(/\?.*$/, '');
}
