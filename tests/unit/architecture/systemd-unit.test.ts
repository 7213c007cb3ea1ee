import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, TIMEOUT_MS } from '@/server/run/graceful-shutdown';
import { SETTINGS, parseEnv } from '@/services/settings/env';

const text = readFileSync('deploy/site.service', 'utf8');
const unit = parsed(text);
const service = (key: string) => unit.get(`Service ${key}`) ?? [];
const settings = Object.fromEntries(
  service('Environment')
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
) as Record<string, string>;

/** The values of each key, under "Section Key"; an empty value takes back those before it. */
function parsed(source: string) {
  const values = new Map<string, string[]>();
  let section = '';
  for (const line of source.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(\w+)\]$/.exec(line)?.[1];
    if (heading) {
      section = heading;
      continue;
    }
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (!key) throw new Error(`No line of a unit: ${line}`);
    const name = `${section} ${key}`;
    values.set(name, value ? [...(values.get(name) ?? []), value] : []);
  }
  return values;
}

test('it runs Node itself, and not npm, with the file that serves, in the folder that its comment fills', () => {
  const [program, file = '', ...more] = service('ExecStart')[0]?.split(' ') ?? [];
  expect([program, existsSync(file), more]).toEqual(['/usr/bin/node', true, []]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  expect(scripts.start).toBe(`exec node ${file}`);
  expect(text).toContain(`the project in ${service('WorkingDirectory')[0]}, built there by`);
});

test('it stops the server with a signal that the server knows, and waits until accepted requests are answered', () => {
  // SIGTERM, the default, to the server alone; after the timeout everything that is left is killed.
  expect(service('KillSignal')).toEqual([]);
  expect(service('KillMode')).toEqual(['mixed']);
  expect(Number(service('TimeoutStopSec')[0]) * 1000).toBeGreaterThan(TIMEOUT_MS + 1000);
  expect(service('SuccessExitStatus')[0]?.split(' ').map(Number)).toEqual(Object.values(EXIT_CODES));
  expect(service('Restart')).toEqual(['on-failure']);
});

test('it runs as the user that its comment adds, who has no rights', () => {
  expect([...service('User'), ...service('Group')]).toEqual(['site', 'site']);
  expect(text).toMatch(/^# {3}useradd --system .* site$/m);
  expect(service('NoNewPrivileges')).toEqual(['yes']);
  expect(unit.get('Service CapabilityBoundingSet')).toEqual([]);
});

test('everything that the server writes lies in its own folder, all else is read-only but the build', () => {
  const folder = join('/var/lib', service('StateDirectory')[0] ?? '');
  for (const name of [...SETTINGS.filter((setting) => setting.endsWith('_DIR')), 'DATABASE_URI'])
    expect([name, settings[name]?.replace(/^file:/, '').startsWith(`${folder}/`)]).toEqual([name, true]);
  expect(service('ProtectSystem')).toEqual(['strict']);
  const build = join(service('WorkingDirectory')[0] ?? '', '.next');
  expect(service('ReadWritePaths')).toEqual([build]);
  // Root builds, so the comment hands the build over before it starts the unit.
  const [user, group] = [service('User')[0], service('Group')[0]];
  const steps = ['npm run build', `chown -R ${user}:${group} ${build}`, 'systemctl enable --now site'];
  const places = steps.map((step) => text.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('its settings are valid ones, and the others come from the file that its comment names', () => {
  const own = Object.keys(settings).filter((name) => name !== 'NEXT_TELEMETRY_DISABLED');
  expect(own.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(parseEnv(settings)).toMatchObject({ isProduction: true, databaseUri: settings.DATABASE_URI });
  // Without a "-" before the path: a missing file stops the start.
  expect(service('EnvironmentFile')).toEqual(['/etc/site.env']);
  expect(text).toContain('settings in /etc/site.env (mode 600)');
  expect(unit.get('Install WantedBy')).toEqual(['multi-user.target']);
});
