import { conditionRoutes, type LabelledLink } from '@/content/site-layout';

export type TherapyLink = { title: string; slug: string };

export type NavigationEntry = LabelledLink & { menu?: { links: readonly LabelledLink[]; all: LabelledLink } };

export type ConditionLink = TherapyLink;

/** The links of the header, in the order of spec §2. Conditions that staff added follow the eight that it names. */
export function navigation(therapies: TherapyLink[], conditions: ConditionLink[] = []): NavigationEntry[] {
  const added = conditions
    .map(({ title, slug }) => ({ label: title, url: `/conditions/${slug}` }))
    .filter(({ url }) => !conditionRoutes.some((route) => route.url === url));
  return [
    { label: 'Home', url: '/' },
    { label: 'About Us', url: '/about' },
    { label: 'Our Programs', url: '/programs' },
    {
      label: 'Conditions',
      url: '/conditions',
      menu: {
        links: [...conditionRoutes, ...added],
        all: { label: 'View All Conditions', url: '/conditions' },
      },
    },
    {
      label: 'Therapies',
      url: '/therapies',
      menu: {
        links: therapies.map(({ title, slug }) => ({ label: title, url: `/therapies/${slug}` })),
        all: { label: 'View All Therapies', url: '/therapies' },
      },
    },
    { label: 'Blog', url: '/blog' },
    { label: 'Gallery', url: '/gallery' },
  ];
}

/** For `aria-current`: the page itself, or the part of the site that it belongs to. */
export function current(path: string, url: string): 'page' | 'true' | undefined {
  if (path === url) return 'page';
  return url !== '/' && path.startsWith(`${url}/`) ? 'true' : undefined;
}
