import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { SETTINGS, parseEnv } from '@/services/settings/env';

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  pids_limit?: number;
  mem_limit?: string;
  command?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  volumes?: string[];
  tmpfs?: string[];
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
};

const source = readFileSync('deploy/compose.yaml', 'utf8');
const { services, networks, volumes } = parse(source, { merge: true }) as Compose;
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const { version, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  engines: { node: string };
};
const webs = [services['web-1'], services['web-2']];
const members = ['mongo-1', 'mongo-2', 'mongo-3'].map((name) => ({ name, ...services[name] }));
const settingsOfImage = [...dockerfile.matchAll(/\b([A-Z][A-Z\d_]+)=\S/g)].map(([, name]) => name);

test('every setting is passed on to the web processes, or fixed in the image', () => {
  // Next's own variable for its present phase.
  const named = SETTINGS.filter((name) => name !== 'NEXT_PHASE');
  for (const web of webs) {
    const passed = [...Object.keys(web?.environment ?? {}), ...settingsOfImage];
    expect(named.filter((name) => !passed.includes(name))).toEqual([]);
  }
});

test('the settings of compose are those of env.example', () => {
  const asked = new Set([...source.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  const offered = new Set(
    [...readFileSync('deploy/env.example', 'utf8').matchAll(/^(\w+)=/gm)].map(([, name]) => name),
  );
  expect(offered).toEqual(asked);
});

describe('.env.example', () => {
  const example = Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

  test('names every setting', () => {
    const settable = SETTINGS.filter((name) => !['NODE_ENV', 'NEXT_PHASE'].includes(name));
    expect(Object.keys(example).sort()).toEqual(settable.sort());
  });

  test('gives the defaults', () => expect(parseEnv(example)).toEqual(parseEnv({})));
});

test('README and image recommend the Node of .nvmrc, which package.json allows', () => {
  const recommended = readFileSync('.nvmrc', 'utf8').trim();
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${recommended}`);
  expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)).toEqual([
    recommended,
    recommended,
  ]);
  expect(engines.node).toContain(`>=${recommended}`);
});

test('the changelog has a heading for this version', () =>
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(
    new RegExp(`^## ${version.replaceAll('.', '\\.')} `, 'm'),
  ));

test('what the site writes lies on volumes whose folders the image gives to its user', () => {
  const made = /mkdir -p ((?:\/data\S* )+)&& chown -R node:node \/data/
    .exec(dockerfile)?.[1]
    ?.trim()
    .split(' ');
  expect(dockerfile.indexOf('chown -R node:node /data')).toBeLessThan(dockerfile.indexOf('VOLUME /data'));
  for (const web of webs) {
    const mounted = (web?.volumes ?? []).map((volume) => volume.split(':')[1]);
    expect(mounted).toEqual(['/data/media', '/data/copy', '/data/backups']);
    expect(made).toEqual(mounted);
  }
  for (const folder of ['MEDIA_DIR', 'COPY_DIR', 'BACKUP_DIR'])
    expect(made).toContain(new RegExp(`${folder}=(\\S+)`).exec(dockerfile)?.[1]);
  const named = Object.values(services).flatMap(({ volumes: list = [] }) => list.map((v) => v.split(':')[0]));
  expect(new Set(named.filter((name) => !name?.startsWith('./')))).toEqual(new Set(Object.keys(volumes)));
});

test('the signal reaches the server: the image does not put npm before it', () =>
  expect(dockerfile).toMatch(/^CMD \["node", "src\/server\/run\/start\.mjs"\]$/m));

test.each(Object.entries(services))('%s can write only where it has to, and has no rights', (_, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(service.mem_limit).toMatch(/^\d+m$|^\d+g$/);
  expect(service.pids_limit).toBeGreaterThan(0);
});

test('images are of one exact version each', () => {
  const images = Object.values(services).map(({ image }) => image);
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  for (const image of [...images, ...bases])
    expect(image).toMatch(/:\d+\.\d+\.\d+(-[\w-]+)?(@sha256:\w{64})?$/);
  expect(webs.map((web) => web?.image)).toEqual(Array(2).fill(`treatment-center-website:${version}`));
});

test('the database has accounts, and only web processes can reach it', () => {
  expect(networks.database).toEqual({ internal: true });
  expect(services.proxy?.networks).toEqual(['front']);
  for (const { name, command, networks: own } of members) {
    expect(own).toEqual(['database']);
    expect(command).toEqual(expect.arrayContaining(['--keyFile', '--bind_ip', `localhost,${name}`]));
    expect(command).not.toContain('--bind_ip_all');
  }
  expect(services['mongo-1']?.environment).toMatchObject({ MONGO_INITDB_ROOT_USERNAME: 'root' });
  for (const web of webs) {
    expect(web?.environment?.DATABASE_URI).toMatch(/^mongodb:\/\/site:\$\{MONGO_PASSWORD:\?/);
    expect(JSON.stringify(web?.environment)).not.toContain('MONGO_ROOT');
  }
});

test('every long-running service has a health check', () => {
  const silent = Object.entries(services).filter(
    ([name, { healthcheck }]) => name !== 'mongo-setup' && !healthcheck,
  );
  expect(silent).toEqual([]);
});
