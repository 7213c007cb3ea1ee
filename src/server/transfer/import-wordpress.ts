import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { Payload } from 'payload';
import { decodeUri } from '@/content/links/address';
import { isSystemPath } from '@/content/links/system-paths';
import { pathsInCode } from '@/content/links/paths-in-code';
import { pageSchemas } from '@/content/schema/schemas';
import { toSlug } from '@/content/links/slug';
import { asString, prop } from '@/content/json';
import { importedCategory, isNameOfFilter } from '@/content/words/same-name';
import { readWordPress, type WordPressItem } from './wordpress-export';
import { picturesOf } from './wordpress-pictures';
import { textOfPost } from './wordpress-text';

export type WordPressOutcome = {
  created: string[];
  alreadyThere: number;
  redirects: number;
  notUnderstood: string[];
};

/** The limits of the collection's fields (collections/blog.ts). */
const LIMIT = { title: 120, slug: 80, excerpt: 320, category: 40, tag: 40, tags: 12 };
/** The paths of this site's own pages, which keep precedence. */
const OWN = new Set<string>(['/', ...Object.values(pageSchemas).map(({ path }) => path), ...pathsInCode]);

/**
 * Imports posts and pages of a WordPress site into the blog, as drafts for an editor to publish, with their
 * pictures and a redirect from each old address. Items imported before are recognized by the redirect of
 * their number, `/?p=12`, and skipped, whatever was done with them since.
 * @throws {TransferError}
 */
export async function importWordPress(
  cms: Payload,
  { file, pictures: folder, isDryRun }: { file: string; pictures?: string; isDryRun: boolean },
): Promise<WordPressOutcome> {
  const { home, items, attachments, notUnderstood } = await readWordPress(file);
  const pictures = await picturesOf(cms, { folder, attachments, isDryRun });
  const editorConfig = await editorConfigFactory.default({ config: cms.config });
  const outcome: WordPressOutcome = { created: [], alreadyThere: 0, redirects: 0, notUnderstood };
  const taken = new Set<string>();

  for (const item of items) {
    const name = `${item.kind} ${item.id} "${item.title}"`;
    const say = (fault: string) => notUnderstood.push(`${name}: ${fault}`);
    if (await isRedirected(cms, numbered(item))) {
      outcome.alreadyThere += 1;
      continue;
    }
    const slug = slugOf(item);
    let id = taken.has(slug) ? undefined : await idOfSlug(cms, slug);
    if (id === undefined) {
      const text = await textOfPost(item.html, { home, pictureOf: pictures.idOf });
      for (const fault of text.notUnderstood) say(fault);
      const image = item.picture && (await pictures.idOf(item.picture.url, item.picture.alt));
      if (item.picture && !image) say(`featured picture ${item.picture.url}: not in the folder of pictures`);
      if (item.hasPassword)
        say('it had a password on the old site; here a published article is for everybody');
      outcome.created.push(name);
      const data = {
        ...fieldsOf(item, say),
        slug: taken.has(slug) ? `${slug.slice(0, LIMIT.slug - 8)}-${item.id}` : slug,
        ...(image && !isDryRun ? { image } : {}),
      };
      taken.add(slug);
      if (isDryRun) continue;
      const content = convertHTMLToLexical({ editorConfig, html: text.html, JSDOM });
      const doc = await cms
        .create({
          collection: 'blog',
          overrideAccess: true,
          draft: true,
          data: { ...data, content, _status: 'draft' } as never,
        })
        .catch((error: unknown) => {
          outcome.created.pop();
          say(`could not be stored: ${String(prop(error, 'message'))}`);
        });
      if (!doc) continue;
      id = String(doc.id);
    } else {
      outcome.alreadyThere += 1;
      say(`there is an article at /blog/${slug} already, which stays as it is`);
    }
    if (!isDryRun) outcome.redirects += await redirect(cms, item, { id, slug }, say);
  }
  for (const picture of new Set(pictures.withoutAlt))
    notUnderstood.push(`picture ${picture}: it has no alternative text`);
  return outcome;
}

type Say = (fault: string) => void;

/** WordPress serves this path for every post and page, whatever its permalink settings. */
const numbered = ({ id }: WordPressItem) => `/?p=${id}`;

const slugOf = ({ slug, title, kind, id }: WordPressItem) =>
  toSlug((decodeUri(slug) ?? slug) || title)
    .slice(0, LIMIT.slug)
    .replace(/-+$/, '') || `${kind}-${id}`;

function fieldsOf(item: WordPressItem, say: Say) {
  const [category, ...others] = item.categories;
  const tags = [...new Set([...others, ...item.tags])];
  if (category && isNameOfFilter(category))
    say(`its category ${category} is named ${importedCategory(category)}`);
  if (tags.length > LIMIT.tags)
    say(`tags beyond the first ${LIMIT.tags}: ${tags.slice(LIMIT.tags).join(', ')}`);
  const isPast = item.publishedOn !== undefined && new Date(item.publishedOn).getTime() <= Date.now();
  if (!isPast)
    say(`its date ${item.publishedOn ?? ''} is not a day that has passed; today stands in its place`);
  return {
    title: cut(item.title || `Untitled ${item.kind} ${item.id}`, LIMIT.title, 'title', say),
    excerpt: cut(item.excerpt, LIMIT.excerpt, 'excerpt', say),
    ...(category ? { category: cut(category, LIMIT.category, 'category', say) } : {}),
    tags: tags.slice(0, LIMIT.tags).map((tag) => cut(tag.replaceAll(',', ' '), LIMIT.tag, 'tag', say)),
    ...(isPast ? { publishedOn: item.publishedOn } : {}),
  };
}

function cut(text: string, length: number, what: string, say: Say) {
  if (text.length > length) say(`its ${what} is longer than ${length} characters and was cut: ${text}`);
  return text.slice(0, length).trim();
}

/** @returns how many were created */
async function redirect(cms: Payload, item: WordPressItem, to: { id: string; slug: string }, say: Say) {
  // The number comes last: it marks everything before it as complete.
  const addresses = [item.address, ...(item.kind === 'page' ? [`/?page_id=${item.id}`] : []), numbered(item)];
  let made = 0;
  for (const from of new Set(addresses.filter(Boolean))) {
    if (from === `/blog/${to.slug}`) continue;
    if (OWN.has(from)) say(`${from} stays the address of this site’s own page`);
    else if (isSystemPath(from)) say(`${from} belongs to the panel or the server, so it has no redirect`);
    else if (await isRedirected(cms, from)) say(`${from} has a redirect already, which stays`);
    else {
      const reference = { relationTo: 'blog' as const, value: to.id };
      await cms.create({
        collection: 'redirects',
        overrideAccess: true,
        data: { from, to: { type: 'reference', reference } },
      });
      made += 1;
    }
  }
  return made;
}

const isRedirected = async (cms: Payload, from: string) =>
  (await cms.count({ collection: 'redirects', overrideAccess: true, where: { from: { equals: from } } }))
    .totalDocs > 0;

async function idOfSlug(cms: Payload, slug: string) {
  const where = { slug: { equals: slug } };
  const { docs } = await cms.find({
    collection: 'blog',
    overrideAccess: true,
    where,
    limit: 1,
    depth: 0,
    draft: true,
    trash: true,
  });
  return asString(docs[0] && String(docs[0].id)) || undefined;
}
