import { createClient } from '@libsql/client';
import { copyMongoDocument } from './mongo';

/**
 * Copies of the newest article, past the CMS: some thousands in a second. Their addresses are `article-1` and on; each is a
 * minute older than the one before.
 */
export async function addPosts(databaseUri: string, count: number) {
  if (databaseUri.startsWith('file:')) await addRows(databaseUri, count);
  else await copyMongoDocument(databaseUri, 'blog', count, copyOf);
}

const NEWEST = Date.UTC(2026, 0, 1);
const timeOf = (index: number) => new Date(NEWEST - index * 60_000).toISOString();

const copyOf = (index: number) => ({
  title: `Article ${index}`,
  slug: `article-${index}`,
  featured: false,
  publishedOn: timeOf(index),
});

async function addRows(url: string, count: number) {
  const client = createClient({ url });
  const { rows } = await client.execute('PRAGMA table_info(blog)');
  const columns = rows.map((row) => `"${String(row.name)}"`);
  const told: Record<string, string> = {
    '"id"': "printf('copy-%d', n)",
    '"title"': "printf('Article %d', n)",
    '"slug"': "printf('article-%d', n)",
    '"featured"': '0',
    '"published_on"': `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${NEWEST / 1000} - n * 60, 'unixepoch')`,
  };
  await client.execute({
    sql: `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
      INSERT INTO blog (${columns.join(', ')})
      SELECT ${columns.map((column) => told[column] ?? column).join(', ')}
      FROM numbers, (SELECT * FROM blog ORDER BY published_on DESC LIMIT 1)`,
    args: [count],
  });
  await client.execute({
    sql: `INSERT INTO blog_texts ("order", parent_id, path, text)
      SELECT texts."order", copies.id, texts.path, texts.text FROM blog_texts AS texts, blog AS copies
      WHERE copies.id LIKE 'copy-%' AND texts.parent_id =
        (SELECT id FROM blog WHERE id NOT LIKE 'copy-%' ORDER BY published_on DESC LIMIT 1)`,
    args: [],
  });
  client.close();
}
