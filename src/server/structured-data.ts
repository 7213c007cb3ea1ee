import { asList, asText, get } from '@/content/untyped';
import type { LayoutView } from '@/content/site-layout';
import { readTeam } from '@/content/team';

/** One thing of schema.org, as JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>;

export type PageFacts = {
  /** Such as `https://example.org`. */
  siteUrl: string;
  layout: LayoutView;
  path: string;
  /** From Home on, without it; the last one is the page itself, called by its own title where it has one. */
  crumbs: { label: string; path: string }[];
};

/** What every page says about itself: who publishes it and where it stands. `kind` adds what the page is about. */
export function structuredData(page: PageFacts, kind: (page: PageFacts) => Thing[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': [...kind(page), ...breadcrumbs(page)].map(withoutGaps),
  };
}

/** The centre, as the site layout describes it. */
export function clinic({ siteUrl, layout }: PageFacts): Thing {
  const { company, contact, socialLinks } = layout.footer;
  return {
    '@type': 'MedicalClinic',
    '@id': `${siteUrl}/#centre`,
    name: company.name,
    description: company.description,
    url: siteUrl,
    telephone: contact.phone,
    email: contact.email,
    address: contact.address.replace(/\s*\n\s*/g, ', '),
    medicalSpecialty: 'Psychiatric',
    ...(layout.header.logo.src ? { logo: absolute(siteUrl, layout.header.logo.src) } : {}),
    sameAs: socialLinks.map(({ url }) => url),
  };
}

/** A page of medical information; `type` may be narrower, such as `AboutPage`. */
export const medicalWebPage =
  (seo: unknown, name: string, more: Partial<Thing> = {}, type = 'MedicalWebPage') =>
  (page: PageFacts): Thing[] => [
    {
      '@type': type,
      '@id': `${page.siteUrl}${page.path}#page`,
      url: `${page.siteUrl}${page.path}`,
      name,
      description: asText(get(seo, 'description')),
      publisher: { '@id': `${page.siteUrl}/#centre` },
      ...more,
    },
  ];

/** `GET /api/conditions/{slug}` as a page about a `MedicalCondition`. */
export const conditionPage = (body: unknown) => (page: PageFacts) => {
  const data = get(body, 'data');
  const about: Thing = {
    '@type': 'MedicalCondition',
    name: asText(get(data, 'title')),
    description: asText(get(data, 'summary')),
  };
  return medicalWebPage(get(data, 'seo'), `${asText(get(data, 'title'))} Treatment`, {
    about,
    ...reviewed(data),
  })(page);
};

/** `GET /api/therapies/{slug}` as a page about a `MedicalTherapy`. */
export const therapyPage = (body: unknown) => (page: PageFacts) => {
  const data = get(body, 'data');
  const about: Thing = {
    '@type': 'MedicalTherapy',
    name: asText(get(data, 'title')),
    description: asText(get(data, 'summary')),
  };
  return medicalWebPage(get(data, 'seo'), asText(get(data, 'title')), { about, ...reviewed(data) })(page);
};

/** `GET /api/blog/{slug}` as a `BlogPosting`. */
export const articlePage =
  (body: unknown) =>
  (page: PageFacts): Thing[] => {
    const post = get(body, 'data');
    const author = asText(get(get(post, 'review'), 'author'));
    const picture = asText(get(post, 'imageUrl'));
    const centre = { '@id': `${page.siteUrl}/#centre` };
    return [
      {
        '@type': 'BlogPosting',
        mainEntityOfPage: `${page.siteUrl}${page.path}`,
        headline: asText(get(post, 'title')),
        description: asText(get(post, 'excerpt')),
        datePublished: asText(get(post, 'publishedOn')),
        articleSection: asText(get(post, 'category')),
        keywords: asList(get(post, 'tags')).map(asText),
        ...(picture ? { image: absolute(page.siteUrl, picture) } : {}),
        author: author ? { '@type': 'Person', name: author } : centre,
        publisher: centre,
      },
      clinic(page),
    ];
  };

/** `GET /api/team-members` as people who work for the centre. */
export const people = (body: unknown, { siteUrl }: PageFacts): Thing[] =>
  readTeam(body).map(({ name, title, bio }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    description: bio,
    worksFor: { '@id': `${siteUrl}/#centre` },
  }));

function reviewed(data: unknown) {
  const review = get(data, 'review');
  const reviewer = asText(get(review, 'reviewer'));
  return {
    lastReviewed: asText(get(review, 'reviewedOn')).slice(0, 10),
    ...(reviewer
      ? { reviewedBy: { '@type': 'Person', name: reviewer, jobTitle: asText(get(review, 'reviewerTitle')) } }
      : {}),
  };
}

function breadcrumbs({ siteUrl, crumbs }: PageFacts): Thing[] {
  if (crumbs.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: `${siteUrl}${path}`,
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
