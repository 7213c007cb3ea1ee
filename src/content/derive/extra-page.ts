import type { ApiSection } from '../endpoints/api';
import { asList, asString, prop } from '../json';
import { readTranslation, type TranslationView } from '../languages/translation';
import { blockKinds, extraHero, isBlockKind, MOST_BLOCKS, type BlockView } from '../schema/extra-pages';
import type { Section } from '../schema/element';
import { readReview, type ReviewView } from '../views/review';
import { readElements } from './from-api';
import { normalizeElements } from './normalize';
import { elementsToApi, type Render } from './to-api';

const HERO = 'hero';
const MEMBERS = 'members';

type Stored = { title?: unknown; subtitle?: unknown; blocks?: unknown };

/** A stored extra page as the API's sections (spec §3): the hero, and one section for each block. */
export function extraPageToApi({ title, subtitle, blocks }: Stored, render: Render): ApiSection[] {
  // These two are fields of their own, which the hero is marked with.
  const hero = elementsToApi(
    extraHero,
    { pageTitle: title, pageSubtitle: subtitle },
    { ...render, mark: undefined },
    HERO,
  );
  return [
    { name: HERO, elements: hero },
    ...asList(blocks)
      .slice(0, MOST_BLOCKS)
      .flatMap((block, index) => blockToApi(block, index, render)),
  ];
}

function blockToApi(block: unknown, index: number, render: Render): ApiSection[] {
  const type = asString(prop(block, 'blockType'));
  if (!isBlockKind(type)) return [];
  const elements = elementsToApi(blockKinds[type], block, render, `blocks.${index}`);
  // Only people who are published are populated; their names come from GET /api/team-members.
  const ids = asList(prop(block, MEMBERS)).flatMap((member) => prop(member, 'id') ?? []);
  const isChosen = type === 'people' && asList(prop(block, MEMBERS)).length > 0;
  const members = { name: MEMBERS, type: 'team_members', values: { ids: ids.map(String) } };
  return [{ name: `block_${index + 1}`, type, elements: isChosen ? [...elements, members] : elements }];
}

export type ExtraPageView = {
  title: string;
  subtitle: string;
  blocks: BlockView[];
  review: ReviewView;
  translation: TranslationView;
};

/** Reads the answer of `GET /api/pages/{slug}` for an extra page. Total; null when it has no title. */
export function readExtraPage(body: unknown): ExtraPageView | null {
  const data = prop(body, 'data');
  const sections = asList(prop(data, 'content'));
  const { pageTitle, pageSubtitle } = readElements(
    extraHero,
    sections.find((section) => prop(section, 'name') === HERO),
  );
  if (!pageTitle) return null;
  const translation = readTranslation(data);
  return {
    title: pageTitle,
    subtitle: pageSubtitle,
    blocks: sections.flatMap((section) => readBlock(section)).slice(0, MOST_BLOCKS),
    review: readReview(prop(data, 'review'), translation.language),
    translation,
  };
}

function readBlock(section: unknown): BlockView[] {
  const kind = asString(prop(section, 'type'));
  if (!isBlockKind(kind)) return [];
  const elements = asList(prop(section, 'elements'));
  const chosen = elements.find((element) => prop(element, 'name') === MEMBERS);
  const ids = chosen && asList(prop(prop(chosen, 'values'), 'ids')).map(asString);
  const block = {
    kind,
    edit: `#blocks.${Number(asString(prop(section, 'name')).replace('block_', '')) - 1}`,
    ...readElements(blockKinds[kind], section),
    ...(kind === 'people' ? { members: ids ?? null } : {}),
  };
  return [block as unknown as BlockView];
}

/** Stored blocks in the shapes of their kinds; blocks of an unknown kind are left out. */
export const normalizeBlocks = (blocks: unknown) =>
  asList(blocks).flatMap((block) => {
    const kind = asString(prop(block, 'blockType'));
    if (!isBlockKind(kind)) return [];
    const section: Section = blockKinds[kind];
    return [{ ...(block as object), blockType: kind, ...normalizeElements(section, block) }];
  });
