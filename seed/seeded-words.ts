import { textsIn } from '@/content/json';
import { bare } from '../collections/demo/demo-texts';
import type { SeededText } from '../collections/demo/seeded-words';
import { seedPosts } from './blog';
import { seedConditions, translatedConditions } from './conditions';
import { seedExtraPages, translatedExtraPages } from './extra-pages';
import { facts } from './facts';
import { seedPages } from './pages';
import { seedLayout } from './site-layout';
import { seedTherapies } from './therapies';

/** All seeded statements about the fictional center, by their place. */
export function seededTexts(): SeededText[] {
  const { contact, footer } = seedLayout;
  return [
    ...Object.entries(seedPages).flatMap(([name, { words = {}, seo }]) => [
      ...Object.entries(words).flatMap(([place, said]) => textsAt(`${name}.${place}`, said)),
      ...textsAt(`${name}.seo`, seo.description),
      ...(seo.description.includes(facts.name) ? textsAt(`${name}.seo.center`, seo.description) : []),
    ]),
    ...Object.entries({
      conditions: [...seedConditions, ...translatedConditions],
      therapies: seedTherapies,
      blog: seedPosts,
    }).flatMap(([collection, seeds]) =>
      seeds.flatMap(({ seo, ...seed }) => [
        ...Object.values(seed).flatMap((said) =>
          typeof said === 'string' ? textsAt(collection, bare(said.replace(/<[^>]*>/g, ''))) : [],
        ),
        ...textsAt(`${collection}.seo.title`, seo.title),
        ...textsAt(`${collection}.seo.description`, seo.description),
      ]),
    ),
    ...[...seedExtraPages, ...translatedExtraPages].flatMap(({ blocks }) =>
      textsIn(blocks).flatMap((said) => textsAt('extra-pages', bare(said.replace(/<[^>]*>/g, '')))),
    ),
    ...Object.entries(contact).flatMap(([key, said]) => textsAt(`site-layout.contact.${key}`, said)),
    ...footer.socialLinks.flatMap(({ url }) => textsAt('site-layout.socialLinks', url)),
    ...footer.serviceLinks.flatMap(({ label }) => textsAt('site-layout.serviceLinks', label)),
  ];
}

/** The text, or the texts of a list's rows. */
function textsAt(place: string, said: unknown): SeededText[] {
  if (typeof said === 'string') return said ? [[place, said]] : [];
  if (typeof said !== 'object' || said === null) return [];
  return Object.values(said).flatMap((part) => textsAt(place, part));
}
