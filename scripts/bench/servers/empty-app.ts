import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../../../tests/helpers/site/node-process';
import { freePort } from '../../../tests/helpers/site/site';

export const EMPTY_PAGE = 'an empty page of the framework';

/**
 * A one-word page of the framework, built and served. Below this project, so that it uses the same framework.
 */
export async function startEmptyApp() {
  await mkdir('.data', { recursive: true });
  const folder = await mkdtemp(join('.data', 'empty-app-'));
  await mkdir(join(folder, 'app'));
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await writeFile(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  );
  await writeFile(
    join(folder, 'app/layout.jsx'),
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  );
  await writeFile(join(folder, 'app/page.jsx'), 'export default function Page() { return <p>Empty</p>; }');
  // Otherwise the framework uses the nearest instrumentation file above it, which is the site's.
  await writeFile(join(folder, 'instrumentation.js'), 'export function register() {}');
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv;
  const next = 'node_modules/next/dist/bin/next';
  const build = runNode([next, 'build', folder], env);
  if ((await build.ended) !== 0) throw new Error(`The empty page was not built:\n${build.log()}`);
  const server = runNode([next, 'start', folder, '-p', String(port), '-H', '127.0.0.1'], env);
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => null))) {
    if (server.hasEnded()) throw new Error(`The empty page does not start:\n${server.log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      server.child.kill();
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
