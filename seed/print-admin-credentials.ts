import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { embeddedFile, isEmbedded } from '@/services/settings/database-url';
import { env } from '@/services/settings/env';

/**
 * Prints the first administrator's sign-in data. A generated password is shown on a terminal; when the output
 * is stored (a log, a service manager), it goes to a file that only this system account can read.
 */
export function printAdminCredentials({ email, password }: { email: string; password?: string }) {
  const tell = (how: string) =>
    console.info(`Staff sign in at ${env.siteUrl}/admin with ${email} and ${how}.`);
  if (password === undefined) return tell('the password from ADMIN_PASSWORD');
  if (process.stdout.isTTY)
    return tell(`the password ${password} (shown only now; you choose your own at once)`);
  const folder = isEmbedded(env.databaseUri) ? dirname(embeddedFile(env.databaseUri)) : dirname(env.mediaDir);
  const file = join(folder, 'first-password');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  tell(
    `the password in ${file}, which only you can read (you choose your own at once; delete the file then)`,
  );
}
