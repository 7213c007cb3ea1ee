import { conditionLinks } from '@/content/links/condition-path';
import { knownConditions } from '@/content/words/known-conditions';
import { orKnown, type Published } from '@/content/views/lists';
import type { LabeledLink, LayoutView } from '@/content/views/site-layout';

type Menu = {
  links: readonly LabeledLink[];
  all: LabeledLink;
  /** Extra pages, below "More". */
  more?: readonly LabeledLink[];
};

export type NavigationEntry = Pick<LabeledLink, 'label' | 'url'> & { menu?: Menu };

/**
 * The links of the header, in the order of spec §2. Both menus list published documents in the editor's
 * order. Without a response they list the conditions of the specification, unless an administrator has yet to
 * confirm them.
 */
export function navigation(
  therapies: Published,
  conditions: Published,
  { offersKnown = true, more }: { offersKnown?: boolean; more?: LayoutView['header']['more'] } = {},
): NavigationEntry[] {
  return [
    { label: 'Home', url: '/' },
    { label: 'About Us', url: '/about' },
    { label: 'Our Programs', url: '/programs' },
    {
      label: 'Conditions',
      url: '/conditions',
      menu: {
        links: conditionLinks(orKnown(conditions, offersKnown ? knownConditions : [])),
        all: { label: 'View All Conditions', url: '/conditions' },
        more: more?.conditions,
      },
    },
    {
      label: 'Therapies',
      url: '/therapies',
      menu: {
        links: (therapies ?? []).map(({ title, slug }) => ({ label: title, url: `/therapies/${slug}` })),
        all: { label: 'View All Therapies', url: '/therapies' },
        more: more?.therapies,
      },
    },
    { label: 'Blog', url: '/blog' },
    { label: 'Gallery', url: '/gallery' },
  ];
}
