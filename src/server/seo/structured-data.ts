import type { Crumb } from '@/content/head/crumbs';
import { readExtraPage } from '@/content/derive/extra-page';
import { readLanguage } from '@/content/languages/languages';
import { inOneLine } from '@/content/plain-text';
import { treatmentTitle } from '@/content/views/condition';
import { daysOf, labelOfDay, type Opening } from '@/content/words/opening-hours';
import { layoutDefaults, type LayoutView } from '@/content/views/site-layout';
import type { TeamMember } from '@/content/views/team';
import { asList, asString, prop } from '@/content/json';

/** One schema.org object, as JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

export type PageFacts = {
  /** Such as `https://example.org`. */
  siteUrl: string;
  layout: LayoutView;
  path: string;
  /** From Home on; the last one is the page itself. */
  crumbs: Crumb[];
  /** The body of the endpoint that the page shows (spec §7), of unknown shape. */
  body?: unknown;
};

/** The structured data of every page: its subject and its breadcrumbs. */
export function structuredData(page: PageFacts, things: Thing[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [...things, ...breadcrumbs(page)].map(withoutGaps),
  };
}

/** The center, as the site layout describes it. */
export function clinic({ siteUrl, layout }: PageFacts): Thing {
  const { company, contact, socialLinks } = layout.footer;
  return {
    '@type': 'MedicalClinic',
    '@id': `${siteUrl}/#center`,
    name: company.name,
    description: company.description,
    url: siteUrl,
    ...(isBuiltIn(contact)
      ? {}
      : {
          telephone: contact.phone,
          email: contact.email,
          address: inOneLine(contact.address),
          openingHoursSpecification: (contact.openings ?? []).map(specified),
        }),
    medicalSpecialty: 'Psychiatric',
    ...(layout.header.logo.src ? { logo: absolute(siteUrl, layout.header.logo.src) } : {}),
    sameAs: socialLinks.map(({ url }) => url),
  };
}

const specified = (opening: Opening): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysOf(opening).map(labelOfDay),
  opens: opening.opens,
  closes: opening.closes === '24:00' ? '23:59' : opening.closes,
});

/**
 * Whether these are the built-in telephone and address: visitors may see them until the center has entered
 * its own, but machines must not.
 */
const isBuiltIn = ({ phone, email }: LayoutView['footer']['contact']) =>
  phone === layoutDefaults.phone && email === layoutDefaults.email;

/** The page itself, named by its breadcrumb; `type` may be narrower, such as `AboutPage`. */
export const webPage =
  (type = 'MedicalWebPage', more: Partial<Thing> = {}) =>
  ({ siteUrl, path, crumbs, body }: PageFacts): Thing[] => [
    {
      '@type': type,
      '@id': `${siteUrl}${path}#page`,
      url: `${siteUrl}${path}`,
      name: crumbs.at(-1)?.label,
      description: asString(prop(prop(prop(body, 'data'), 'seo'), 'description')),
      publisher: { '@id': `${siteUrl}/#center` },
      inLanguage: asString(prop(prop(body, 'data'), 'language')),
      ...more,
    },
  ];

/** A condition's page, about a `MedicalCondition`. */
export function conditionPage(page: PageFacts): Thing[] {
  const data = prop(page.body, 'data');
  const name = treatmentTitle(asString(prop(data, 'title')), readLanguage(prop(data, 'language')));
  return webPage('MedicalWebPage', { name, about: about('MedicalCondition', data), ...reviewed(data) })(page);
}

/** A therapy's page, about a `MedicalTherapy`. */
export function therapyPage(page: PageFacts): Thing[] {
  const data = prop(page.body, 'data');
  return webPage('MedicalWebPage', { about: about('MedicalTherapy', data), ...reviewed(data) })(page);
}

const about = (type: string, data: unknown): Thing => ({
  '@type': type,
  name: asString(prop(data, 'title')),
  description: asString(prop(data, 'summary')),
});

/** A page that staff made; its questions are a `FAQPage` as well. */
export function extraPageThings(page: PageFacts): Thing[] {
  const questions = (readExtraPage(page.body)?.blocks ?? []).flatMap((block) =>
    block.kind === 'questions' ? block.questions : [],
  );
  const description = readExtraPage(page.body)?.subtitle;
  return [
    ...webPage('WebPage', { ...(description ? { description } : {}), ...reviewed(prop(page.body, 'data')) })(
      page,
    ),
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${page.siteUrl}${page.path}#questions`,
            mainEntity: questions.map(({ title, answer }) => ({
              '@type': 'Question',
              name: title,
              acceptedAnswer: { '@type': 'Answer', text: answer },
            })),
          },
        ]
      : []),
  ];
}

/** An article, as a `BlogPosting`. */
export function articlePage(page: PageFacts): Thing[] {
  const post = prop(page.body, 'data');
  const author = asString(prop(prop(post, 'review'), 'author'));
  const picture = asString(prop(post, 'imageUrl'));
  const center = { '@id': `${page.siteUrl}/#center` };
  return [
    {
      '@type': 'BlogPosting',
      // Schema.org has reviewers for pages, not for articles.
      mainEntityOfPage: withoutGaps({
        '@type': 'MedicalWebPage',
        '@id': `${page.siteUrl}${page.path}`,
        ...reviewed(post),
      }),
      headline: asString(prop(post, 'title')),
      description: asString(prop(post, 'excerpt')),
      datePublished: asString(prop(post, 'publishedOn')),
      articleSection: asString(prop(post, 'category')),
      keywords: asList(prop(post, 'tags')).map(asString),
      inLanguage: asString(prop(post, 'language')),
      ...(picture ? { image: absolute(page.siteUrl, picture) } : {}),
      author: author ? { '@type': 'Person', name: author } : center,
      publisher: center,
    },
    clinic(page),
  ];
}

/** The team as people who work for the center. */
export const people = (team: TeamMember[], { siteUrl }: PageFacts): Thing[] =>
  team.map(({ name, title, bio }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    description: bio,
    worksFor: { '@id': `${siteUrl}/#center` },
  }));

function reviewed(data: unknown) {
  const review = prop(data, 'review');
  const reviewer = asString(prop(review, 'reviewer'));
  return {
    lastReviewed: asString(prop(review, 'reviewedOn')).slice(0, 10),
    ...(reviewer
      ? {
          reviewedBy: {
            '@type': 'Person',
            name: reviewer,
            jobTitle: asString(prop(review, 'reviewerTitle')),
          },
        }
      : {}),
  };
}

function breadcrumbs({ siteUrl, crumbs }: PageFacts): Thing[] {
  if (crumbs.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${siteUrl}${href ?? ''}`,
      })),
    },
  ];
}

const absolute = (siteUrl: string, address: string) => new URL(address, siteUrl).href;

const withoutGaps = (thing: Thing) =>
  Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
