import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import nextEnv from '@next/env';
import { z } from 'zod';

/** The only reader of `process.env`. Every fault is named in one message. */
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    DATABASE_URI: z
      .string()
      .default('file:./.data/site.db')
      .refine(
        (uri) => /^(mongodb(\+srv)?:\/\/.+|file:.+)/.test(uri),
        'must start with mongodb://, mongodb+srv:// or file:',
      ),
    PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
    SITE_URL: z
      .url({
        protocol: /^https?$/,
        error: 'must be the public address of the site, such as https://example.org',
      })
      .optional(),
    MEDIA_DIR: z.string().default('./.data/media'),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('error'),
    NEXT_PHASE: z.string().optional(),
  })
  .transform((values) => ({
    isProduction: values.NODE_ENV === 'production',
    isTest: values.NODE_ENV === 'test',
    isBuilding: isBuilding(values.NEXT_PHASE),
    databaseUri: values.DATABASE_URI,
    secret: values.PAYLOAD_SECRET,
    host: values.HOST,
    port: values.PORT,
    siteUrl: siteUrlOf(values),
    origins: originsOf(values),
    mediaDir: resolve(values.MEDIA_DIR),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    logLevel: values.LOG_LEVEL,
  }));

type Address = { SITE_URL?: string; HOST: string; PORT: number };

function siteUrlOf({ SITE_URL, HOST, PORT }: Address) {
  return (
    SITE_URL ?? `http://${['0.0.0.0', '127.0.0.1'].includes(HOST) ? 'localhost' : HOST}:${PORT}`
  ).replace(/\/$/, '');
}

/** The origins whose pages may use the panel's session: the site itself, and the loop-back names while no address is set. */
function originsOf(address: Address) {
  const own = new URL(siteUrlOf(address)).origin;
  return address.SITE_URL
    ? [own]
    : [own, `http://localhost:${address.PORT}`, `http://127.0.0.1:${address.PORT}`];
}

export type Env = z.output<typeof schema>;

/** @throws {EnvironmentError} with one line for each fault. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const faults = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  if (!given.PAYLOAD_SECRET && given.DATABASE_URI?.startsWith('mongodb') && !isBuilding(given.NEXT_PHASE)) {
    faults.push(
      '  PAYLOAD_SECRET is required with MongoDB: give all web processes the same random text of 32 characters or more',
    );
  }
  if (result.success && faults.length === 0) return result.data;
  throw new EnvironmentError(faults);
}

export class EnvironmentError extends Error {
  constructor(faults: string[]) {
    super(`The environment is not right:\n${faults.join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

// Next reads the .env files by itself; scripts do it here.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => undefined,
  error: console.error,
});

export const env: Env = parseEnv(process.env);

/**
 * The secret that signs sessions. For the embedded database it is generated once and kept beside the data;
 * `next build` needs none.
 */
export function payloadSecret(): string {
  if (env.secret) return env.secret;
  if (env.isBuilding) return 'not-used-while-building';
  const file = resolve(dirname(embeddedFile(env.databaseUri)), 'secret');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** For the processes that `npm start` begins: this one's environment, in production. */
export const productionEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
});

/** The path of the embedded database file. */
export const embeddedFile = (uri: string) => resolve(uri.replace(/^file:/, ''));

export function isEmbedded(uri: string) {
  return uri.startsWith('file:');
}

function isBuilding(phase: string | undefined) {
  return phase === 'phase-production-build';
}
