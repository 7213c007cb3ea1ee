import { isIP } from 'node:net';
import { resolve } from 'node:path';
import nextEnv from '@next/env';
import { z } from 'zod';
import { isLoopbackAddress } from './loopback';

/** The only reader of `process.env`. One error message lists every invalid variable. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URI: z
    .string()
    .default('file:./.data/site.db')
    .refine(
      (uri) => /^(mongodb(\+srv)?:\/\/.+|file:.+)/.test(uri),
      'must start with mongodb://, mongodb+srv:// or file:',
    ),
  PAYLOAD_SECRET: z
    .string()
    .refine(
      (secret) => secret.length >= 32 && new Set(secret).size > 7,
      'must have at least 32 characters, and not a few repeated ones',
    )
    .optional(),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine(
      (host) => URL.canParse(`http://${nameInUrl(host)}`),
      'must be a host name or an IP address, such as 127.0.0.1 or ::',
    ),
  PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the public address of the site, such as https://example.org',
      abort: true,
    })
    .refine(
      (url) => new URL(url).href === `${new URL(url).origin}/`,
      'must end after the host name and port, as https://example.org does: the site is served at the root of its host',
    )
    .optional(),
  START_WITH: z.enum(['demo', 'own'], 'must be demo or own').default('demo'),
  MEDIA_DIR: z.string().default('./.data/media'),
  COPY_DIR: z.string().optional(),
  CENTER_NAME: z.string().max(80).optional(),
  CENTER_PHONE: z.string().max(40).optional(),
  CENTER_EMAIL: z.email('must be an e-mail address').max(120).optional(),
  CENTER_ADDRESS: z.string().max(300).optional(),
  CENTER_HOURS: z.string().max(120).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be like smtps://name:password@mail.example.org:465' })
    .refine(
      (url) => isLoopback(url) || !/[?&](?:ignore|require)TLS=/i.test(url),
      'must not switch encryption off: leave out ignoreTLS and requireTLS',
    )
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (list) => list.every((entry) => isNetwork(entry)),
      'must be addresses or networks, such as 10.0.0.0/8, 192.0.2.7',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  HSTS_SUBDOMAINS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_DIR: z.string().default('./backups'),
  BACKUP_PUBLIC_KEY: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (keys) => keys.every((key) => /^age1[0-9a-z]{50,}$/.test(key)),
      'must be a public key that begins with age1: npm run backup -- --new-key makes one',
    )
    .default([]),
  BACKUP_BUCKET: z.string().optional(),
  BACKUP_HOUR: z.coerce.number('must be an hour, 0 to 23').int().min(0).max(23).default(3),
  BACKUP_KEEP_DAYS: z.coerce.number('must be a number of days').int().min(1).default(30),
  TRASH_KEEP_DAYS: z.coerce.number('must be a number of days, or 0 for never').int().min(0).default(30),
  AUDIT_KEEP_DAYS: z.coerce
    .number('must be a number of days')
    .int()
    .min(365, 'must be 365 or more')
    .default(2190),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('error'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url('must be the address of the storage, such as https://s3.example.org').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  NEXT_PHASE: z.string().optional(),
});

/** The names of all settings. */
export const SETTINGS = Object.keys(variables.shape);

const schema = variables.transform((values) => ({
  isProduction: values.NODE_ENV === 'production',
  isTest: values.NODE_ENV === 'test',
  isBuilding: isBuilding(values.NEXT_PHASE),
  databaseUri: values.DATABASE_URI,
  secret: values.PAYLOAD_SECRET,
  host: values.HOST,
  port: values.PORT,
  siteUrl: siteUrlOf(values),
  origins: originsOf(values),
  isHttps: siteUrlOf(values).startsWith('https:'),
  /**
   * Whether the site's address is a loopback one. A host name used only for trials counts as public, to be
   * safe.
   */
  isAtHome: isLoopbackAddress(siteUrlOf(values)),
  startWith: values.START_WITH,
  center: {
    name: values.CENTER_NAME,
    phone: values.CENTER_PHONE,
    email: values.CENTER_EMAIL,
    // A line break in a setting is written as `\n`.
    address: values.CENTER_ADDRESS?.replaceAll('\\n', '\n'),
    hours: values.CENTER_HOURS,
  },
  mediaDir: resolve(values.MEDIA_DIR),
  copyDir: resolve(values.COPY_DIR ?? `${values.MEDIA_DIR}/../copy`),
  adminEmail: values.ADMIN_EMAIL,
  adminPassword: values.ADMIN_PASSWORD,
  smtpUrl: values.SMTP_URL,
  isMailLocal: values.SMTP_URL !== undefined && isLoopback(values.SMTP_URL),
  mailFrom: values.MAIL_FROM,
  trustedProxies: values.TRUSTED_PROXIES,
  rateLimitFactor: values.RATE_LIMIT_FACTOR,
  hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
  metricsToken: values.METRICS_TOKEN,
  backupDir: resolve(values.BACKUP_DIR),
  nightly: {
    publicKeys: values.BACKUP_PUBLIC_KEY,
    bucket: bucketOf({ ...values, S3_BUCKET: values.BACKUP_BUCKET }),
    hour: values.BACKUP_HOUR,
    keepDays: values.BACKUP_KEEP_DAYS,
  },
  /** How many days pictures and films stay in the trash; 0: until a person empties it. */
  trashKeepDays: values.TRASH_KEEP_DAYS,
  auditKeepDays: values.AUDIT_KEEP_DAYS,
  logLevel: values.LOG_LEVEL,
  bucket: bucketOf(values),
}));

/** Whether the mail server is on this machine: the only place to which mail may go unencrypted. */
const isLoopback = (url: string) => URL.canParse(url) && isLoopbackAddress(url);

function isNetwork(entry: string) {
  const [address = '', bits, ...more] = entry.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 &&
    longest > 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

type Bucket = {
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
};

/** A bucket for media or backups; undefined without its name. Without keys the machine's own role is used. */
function bucketOf(given: Bucket) {
  if (!given.S3_BUCKET) return undefined;
  const keys = { id: given.S3_ACCESS_KEY_ID, secret: given.S3_SECRET_ACCESS_KEY };
  return {
    name: given.S3_BUCKET,
    region: given.S3_REGION,
    endpoint: given.S3_ENDPOINT,
    keys: keys.id && keys.secret ? { accessKeyId: keys.id, secretAccessKey: keys.secret } : undefined,
  };
}

type Address = { SITE_URL?: string; HOST: string; PORT: number };

function siteUrlOf({ SITE_URL, HOST, PORT }: Address) {
  return (SITE_URL ?? `http://${nameInUrl(HOST)}:${PORT}`).replace(/\/$/, '');
}

/** On these a browser of the same machine finds the server as `localhost`: alone, or among all addresses. */
const FOUND_AS_LOCALHOST = ['127.0.0.1', '0.0.0.0', '::'];

/**
 * How a URL names a host: IPv6 in brackets, without its zone. Not every machine resolves `localhost` to
 * `::1`, so `::1` stays itself.
 */
function nameInUrl(host: string) {
  if (FOUND_AS_LOCALHOST.includes(host)) return 'localhost';
  return isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host;
}

/**
 * The origins whose pages may use the panel's session: the site itself, and loopback names while no address
 * is set.
 */
function originsOf(address: Address) {
  const own = new URL(siteUrlOf(address)).origin;
  return address.SITE_URL
    ? [own]
    : [own, `http://localhost:${address.PORT}`, `http://127.0.0.1:${address.PORT}`];
}

export type Env = z.output<typeof schema>;

/** @throws {EnvironmentError} with one line per invalid variable */
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
    super(`Invalid environment variables:\n${faults.join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

// Next reads the .env files itself; scripts read them here.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== 'production', {
  info: () => undefined,
  error: console.error,
});

export const env: Env = parseEnv(process.env);

function isBuilding(phase: string | undefined) {
  return phase === 'phase-production-build';
}
