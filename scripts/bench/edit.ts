import { openCmsApi } from '../../tests/helpers/cms/cms-api';
import { benchPair } from './servers/bench-site';
import { whole, type Table } from './report';

const LONGEST_MS = 60_000;
const ROUNDS = 3;

/** The time from an edit until every surface shows it, in the process that made it and in another one. */
export async function edit(): Promise<Table> {
  const [one, two] = await benchPair();
  const cms = await openCmsApi(one.url);
  const post = await cms.idOf('blog', 'slug', 'php-or-iop');
  const condition = await cms.idOf('conditions', 'slug', 'anxiety');
  const surfaces = [
    ['article, call', 'blog', '/api/blog/php-or-iop'],
    ['article, page', 'blog', '/blog/php-or-iop'],
    ['blog, call', 'blog', '/api/blog'],
    ['blog, page', 'blog', '/blog'],
    ['feed', 'blog', '/blog/feed.xml'],
    ['condition, call', 'conditions', '/api/conditions/anxiety'],
    ['conditions, call', 'conditions', '/api/conditions'],
    ['footer and menu of another page', 'conditions', '/about'],
  ] as const;
  const slowest = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const collection of ['blog', 'conditions'] as const) {
      const words = `Edit ${round} of ${Date.now()}`;
      await cms.update(collection, collection === 'blog' ? post : condition, { title: words });
      const editedAt = performance.now();
      await Promise.all(
        surfaces
          .filter(([, of]) => of === collection)
          .flatMap(([name, , path]) =>
            [one, two].map(async (site, process) => {
              await untilShown(site.url + path, words);
              const key = `${name} ${process}`;
              slowest.set(key, Math.max(slowest.get(key) ?? 0, performance.now() - editedAt));
            }),
          ),
      );
    }
  }
  await Promise.all([one.stop(), two.stop()]);
  return {
    title: 'An edit',
    head: ['surface', 'same process, ms', 'other process, ms'],
    rows: surfaces.map(([name]) => [
      name,
      ...[0, 1].map((process) => whole(slowest.get(`${name} ${process}`) ?? 0)),
    ]),
    note: `The slowest of ${ROUNDS} edits, counted from the answer to the editor.`,
  };
}

async function untilShown(url: string, words: string) {
  const deadline = Date.now() + LONGEST_MS;
  while (!(await (await fetch(url)).text()).includes(words)) {
    if (Date.now() > deadline) throw new Error(`${url} does not show the edit.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
