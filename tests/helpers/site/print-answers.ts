import { writeFileSync } from 'node:fs';
import { pageSchemas } from '@/content/schema/schemas';
import { GET } from '@/app/api/[[...path]]/route';
import { getCms } from '@/server/cms/payload';
import { seedContent } from '../../../seed/seed';

/** Run as a process: opens a database as a start would, and writes all public responses to the file. */
const [file = ''] = process.argv.slice(2);
const lists = ['therapies', 'conditions', 'blog'];
const cms = await getCms();
await seedContent(cms);

const answers: Record<string, unknown> = {};
const ask = async (path: string) => {
  const response = await GET(new Request(`http://127.0.0.1:3000/api/${path}`));
  answers[`/api/${path}`] = await response.json();
  return answers[`/api/${path}`] as { data?: { slug: string }[] };
};
for (const path of ['globals/site-layout', 'team-members', 'credentials']) await ask(path);
for (const name of Object.keys(pageSchemas)) await ask(`pages/${name}`);
for (const list of lists) for (const { slug } of (await ask(list)).data ?? []) await ask(`${list}/${slug}`);
writeFileSync(file, JSON.stringify(answers));
await cms.destroy();
process.exit(0);
