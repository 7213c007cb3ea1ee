import { afterAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, parseEnv } from '@/services/settings/env';

const folder = mkdtempSync(join(tmpdir(), 'env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faults = (variables: Record<string, string>) => {
  try {
    parseEnv(variables);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    const [head, ...lines] = (error as Error).message.split('\n');
    expect(head).toBe('Invalid environment variables:');
    return lines.map((line) => line.trim());
  }
};

test('an empty environment is the embedded database on port 3000', () => {
  expect(parseEnv({})).toMatchObject({
    databaseUri: 'file:./.data/site.db',
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    isProduction: false,
  });
});

test('a variable that is set to nothing counts as absent', () => {
  expect(parseEnv({ PORT: '', SITE_URL: '', PAYLOAD_SECRET: '' })).toEqual(parseEnv({}));
});

test('all faults are named in one message, one line each', () => {
  const lines = faults({
    NODE_ENV: 'staging',
    DATABASE_URI: 'postgres://db/site',
    PAYLOAD_SECRET: 'short',
    PORT: 'http',
    SITE_URL: 'example.org',
    ADMIN_EMAIL: 'admin',
    ADMIN_PASSWORD: 'short',
    LOG_LEVEL: 'loud',
  });
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'NODE_ENV',
    'DATABASE_URI',
    'PAYLOAD_SECRET',
    'PORT',
    'SITE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'LOG_LEVEL',
  ]);
  expect(lines).toContain('DATABASE_URI must start with mongodb://, mongodb+srv:// or file:');
  expect(lines).toContain('PAYLOAD_SECRET must have at least 32 characters, and not a few repeated ones');
  expect(lines).toContain('PORT must be a port number');
  expect(lines).toContain('ADMIN_PASSWORD must have at least 12 characters');
});

test('a missing secret is named beside the other faults', () => {
  const lines = faults({ DATABASE_URI: 'mongodb://db/site', PORT: 'x' });
  expect(lines).toEqual([
    'PORT must be a port number',
    'PAYLOAD_SECRET is required with MongoDB: give all web processes the same random text of 32 characters or more',
  ]);
});

test.each(['x'.repeat(64), 'abc'.repeat(20), 'thirty-one characters, not more'])(
  '%s is no secret',
  (PAYLOAD_SECRET) => {
    expect(faults({ PAYLOAD_SECRET })).toEqual([expect.stringMatching(/^PAYLOAD_SECRET must have/)]);
  },
);

test('limits and proxies are read, and refused when they make no sense', () => {
  expect(parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1', RATE_LIMIT_FACTOR: '2.5' })).toMatchObject({
    trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
    rateLimitFactor: 2.5,
  });
  const wrong: Record<string, string>[] = [
    { TRUSTED_PROXIES: 'proxy.example.org' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { RATE_LIMIT_FACTOR: '0' },
    { SMTP_URL: 'mail.example.org' },
    { SMTP_URL: 'smtp://mail.example.org:25?ignoreTLS=true' },
    { SMTP_URL: 'smtp://mail.example.org:25/?pool=true&requireTLS=false' },
    { MAIL_FROM: 'nobody' },
  ];
  for (const variables of wrong) expect(faults(variables)).toHaveLength(1);
});

test.each([
  ['smtp://localhost:25', true],
  ['smtp://LOCALHOST.:25?ignoreTLS=true', true],
  ['smtp://127.0.0.2:25', true],
  ['smtp://[::1]:25', true],
  ['smtp://0.0.0.0:25', false],
  ['smtp://localhost.example.org:25', false],
  ['smtp://127.0.0.1.example.org:25', false],
])('the mail server of %s is on this machine: %p', (url, isLocal) => {
  expect(parseEnv({ SMTP_URL: url }).isMailLocal).toBe(isLocal);
});

test('no message repeats a secret, a password or an address', () => {
  const text = faults({
    DATABASE_URI: 'postgres://me:hidden-one@db/site',
    PAYLOAD_SECRET: 'hidden-two',
    ADMIN_PASSWORD: 'hidden-3',
    SITE_URL: 'hidden-four',
  }).join();
  expect(text).not.toMatch(/hidden/);
});

test.each(['0', '70000', '3000.5', '-1', 'x'])('%s is an invalid port', (PORT) => {
  expect(faults({ PORT })).toEqual([expect.stringMatching(/^PORT /)]);
});

test.each(['javascript:alert(1)', 'ftp://example.org', 'example.org', '/path'])(
  '%s is no address of the site',
  (SITE_URL) => {
    expect(faults({ SITE_URL })).toEqual([expect.stringMatching(/^SITE_URL must be the public address/)]);
  },
);

test.each(['https://example.org/sub', 'https://example.org/?page=1', 'https://example.org/#start'])(
  '%s is refused: all links begin at the root of the host',
  (SITE_URL) => {
    expect(faults({ SITE_URL })).toEqual([expect.stringMatching(/^SITE_URL must end after the host name/)]);
  },
);

test.each([
  ['127.0.0.1', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['fe80::4%eth0', 'http://[fe80::4]:4000'],
  ['192.0.2.4', 'http://192.0.2.4:4000'],
])('a server that listens on %s is at %s by default', (HOST, siteUrl) => {
  const { origins, ...rest } = parseEnv({ HOST, PORT: '4000' });
  expect(rest).toMatchObject({ host: HOST, siteUrl });
  expect(origins[0]).toBe(siteUrl);
});

test.each(['all addresses', '[::', '::1/128'])('%s is no host', (HOST) => {
  expect(faults({ HOST })).toEqual([expect.stringMatching(/^HOST must be a host name or an IP address/)]);
});

test('only the own origin may use the panel once the address is set', () => {
  expect(parseEnv({ SITE_URL: 'https://example.org/' })).toMatchObject({
    siteUrl: 'https://example.org',
    origins: ['https://example.org'],
  });
  expect(parseEnv({ PORT: '4000' }).origins).toContain('http://localhost:4000');
});

test('a secret is needed with MongoDB, and not while building', () => {
  const DATABASE_URI = 'mongodb://db/site';
  expect(faults({ DATABASE_URI })).toHaveLength(1);
  expect(faults({ DATABASE_URI, PAYLOAD_SECRET: 'a secret of thirty-two characters' })).toEqual([]);
  expect(faults({ DATABASE_URI, NEXT_PHASE: 'phase-production-build' })).toEqual([]);
});

test('the embedded database gets a secret of its own, once, readable by its owner alone', () => {
  const first = secretIn({ DATABASE_URI: `file:${folder}/data/site.db` });
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secretIn({ DATABASE_URI: `file:${folder}/data/site.db` })).toBe(first);
  expect(secretIn({ DATABASE_URI: `file:${folder}/other/site.db` })).not.toBe(first);
  expect(readFileSync(join(folder, 'data/secret'), 'utf8')).toBe(first);
  expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600);
});

test('a configured secret is used unchanged', () => {
  const PAYLOAD_SECRET = 'a secret that somebody chose, and long';
  expect(secretIn({ DATABASE_URI: `file:${folder}/given/site.db`, PAYLOAD_SECRET })).toBe(PAYLOAD_SECRET);
});

/** In another process, because the environment is read once. */
function secretIn(env: Record<string, string>) {
  const code = `import('./src/services/settings/secret.ts').then(({ payloadSecret }) => process.stdout.write(payloadSecret()))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return stdout;
}
