import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { cpuSeconds } from '../../tests/helpers/site/process-cost';

const run = promisify(execFile);

export type Asked = { url: string; headers?: Record<string, string> };
export type Contender = { asked: Asked; pid: number };
export type Measured = { perSecond: number; cpuMicros: number };

const CONNECTIONS = 16;
const SECONDS = 2;
const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  (error: { code?: unknown }) => error.code !== 'ENOENT',
);

export const loadTool = hasWrk ? 'wrk' : 'autocannon';

/** One short load run over loopback: responses per second, and the server's CPU time per response (µs). */
export async function load(asked: Asked, pid: number): Promise<Measured> {
  const before = await cpuSeconds(pid);
  const { requests, seconds } = await (hasWrk ? byWrk(asked) : byAutocannon(asked));
  const used = (await cpuSeconds(pid)) - before;
  return { perSecond: requests / seconds, cpuMicros: (used / Math.max(1, requests)) * 1e6 };
}

/**
 * Several runs in turn, so that other load on the machine affects all contenders; the best run of each
 * counts. An undefined contender is skipped.
 */
export async function compare<Name extends string>(
  contenders: Record<Name, Contender | undefined>,
  rounds = 5,
): Promise<Record<Name, Measured>> {
  const entries = (Object.entries(contenders) as [Name, Contender | undefined][]).filter(
    (entry): entry is [Name, Contender] => entry[1] !== undefined,
  );
  const best = {} as Record<Name, Measured>;
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { asked, pid }] of entries) {
      const now = await load(asked, pid);
      const known = best[name];
      best[name] = {
        perSecond: Math.max(now.perSecond, known?.perSecond ?? 0),
        cpuMicros: Math.min(now.cpuMicros, known?.cpuMicros ?? Infinity),
      };
    }
  }
  return best;
}

async function byWrk({ url, headers = {} }: Asked) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url]);
  if (/Non-2xx or 3xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const [, requests = '0', seconds = '1'] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  return { requests: Number(requests), seconds: Number(seconds) };
}

async function byAutocannon({ url, headers = {} }: Asked) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) throw new Error(`${url} failed under load.`);
  return { requests: result.requests.total, seconds: result.duration };
}
