import { hiddenAnchors } from '@/content/schema/hidden';
import { POSTED_WHEN_OWN } from '@/content/schema/pages/legal';
import { isPageName, pageSchemas } from '@/content/schema/schemas';
import type { LabeledLink } from '@/content/views/site-layout';
import { isPosted } from '@/content/words/posted';
import { readScope } from '../cms/read-scope';
import { getCms } from '../cms/payload';

/** Anchors of hidden sections, which links must not lead to. */
export async function findHiddenAnchors(): Promise<string[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'pages',
    where: { name: { in: withAnchors } },
    depth: 0,
    pagination: false,
    select: { name: true, body: true },
  });
  return docs.flatMap(({ name, body }) =>
    isPageName(name) ? hiddenAnchors(pageSchemas[name], body?.[0]) : [],
  );
}

/** Pages whose built-in text says that nothing is posted yet, and that now have the center's own text. */
export async function findPostedNotices(): Promise<LabeledLink[]> {
  const cms = await getCms();
  const { docs } = await cms.find({
    ...readScope(),
    collection: 'pages',
    where: { name: { in: POSTED_WHEN_OWN.map(({ name }) => name) } },
    depth: 0,
    pagination: false,
    select: { name: true, body: true, isDemo: true },
  });
  const posted = docs.filter(isPosted).map(({ name }) => name as string);
  return POSTED_WHEN_OWN.filter(({ name }) => posted.includes(name)).map(({ label, path }) => ({
    label,
    url: path,
  }));
}

const withAnchors = Object.values(pageSchemas).flatMap(({ name, sections }) =>
  Object.values(sections).some((section) => 'anchors' in section) ? [name] : [],
);
