import { FOOTER_LINKS, TOWN } from '../schema/constants';
import { ownUrl, safeUrl } from '../links/address';
import type { ApiSection } from '../endpoints/api';
import { readBrand, type BrandView } from './brand-view';
import { element, valuesIn } from '../derive/layout-elements';
import { readMoreLinks } from '../derive/more-links';
import { readNotice, type NoticeView } from './notice';
import { readNoticeLinks } from '../words/posted';
import { withTranslatedPages, type TranslatedPage } from '../languages/translation';
import { madeHours, readOpenings, type Opening } from '../words/opening-hours';
import { isOutside, quickExitTo } from '../links/quick-exit';
import { isInventedEmail, isInventedPhone } from '../words/invented';
import { localLineName, LOCAL_PARTS, LOCAL_LINES, readLocalLines } from '../crisis/help-situations';
import { asList, asString, prop } from '../json';

export const SOCIAL_ICONS = ['facebook', 'instagram', 'linkedin'] as const;
type SocialIcon = (typeof SOCIAL_ICONS)[number];

/** `lang`: of a page that is not in English. */
export type LabeledLink = { label: string; url: string; lang?: string };

/** The props of the layout (spec §2 Header and Footer, §3 Site-layout global). */
export type LayoutView = {
  translatedPages?: TranslatedPage[];
  /** Addresses of hidden sections, such as `/programs#php`. */
  hiddenAnchors: string[];
  goneAddresses: string[];
  /** This public site still shows content of the demo. */
  isDemo: boolean;
  /** Omitted when there is no notice. */
  notice?: NoticeView;
  /** The town of the default title (spec §9); empty when the center is elsewhere or has no address. */
  town: string;
  /** The built-in services that may be listed: none that a hidden section of the homepage withholds. */
  offersBuiltIn: { services: boolean; conditions: boolean };
  brand: BrandView;
  /** Local contacts for the page "I need help now". */
  localLines: ReturnType<typeof readLocalLines>;
  header: {
    /** `srcOnDark`: the version for the footer's dark background. */
    logo: { src: string | null; srcOnDark?: string; alt: string; url: string };
    contactLabel: string;
    /** The target of "Leave this site", on another site; empty when off. */
    quickExit: string;
    /** Extra pages at the end of the two menus; omitted when there are none. */
    more?: { conditions: LabeledLink[]; therapies: LabeledLink[] };
  };
  footer: {
    /** `isDemo`: the site is public, the center invented. Privacy says what is counted and deleted. */
    isDemo?: true;
    asksSafely?: true;
    countsViews?: true;
    messagesDeletedAfterDays?: number;
    company: { name: string; description: string };
    servicesTitle: string;
    conditionsTitle: string;
    socialTitle: string;
    /** An empty part is not shown. */
    contact: Reach & {
      title: string;
      agesTreated: string;
      /** Structured hours; omitted when only a text is known. */
      openings?: Opening[];
    };
    /** `privacyPracticesUrl`: the center's Notice of Privacy Practices, wherever it is (45 CFR 164.520). */
    copyright: {
      text: string;
      /** The center's own sentence below the contact form, if any. */
      privacyNote?: string;
      privacyUrl: string;
      termsUrl: string;
      privacyPracticesUrl: string;
    };
    /** Links to legal pages that the center has written, beside those of every site. */
    noticeLinks: LabeledLink[];
    /** Extra pages; omitted when there are none. */
    moreLinks?: LabeledLink[];
    serviceLinks: LabeledLink[];
    /** The editor's choice; without one the footer lists every condition. */
    conditionLinks: LabeledLink[];
    /** A link without a known icon is shown by name. */
    socialLinks: { platform: string; url: string; icon?: SocialIcon }[];
  };
};

/**
 * Built-in text of header and footer (spec §9 "Footer defaults"); `{name}` is the center's name. The
 * telephone, e-mail and address are fictional: 555-01XX and example.com are reserved for examples.
 */
export const layoutDefaults = {
  name: 'Our Treatment Center',
  contactLabel: 'Get Help Now',
  description:
    'A sanctuary for mental wellness, providing compassionate, evidence-based care for healing and transformation.',
  servicesTitle: 'Our Services',
  conditionsTitle: 'Conditions We Treat',
  socialTitle: 'Follow Us',
  contactTitle: 'Contact Us',
  phone: '(555) 555-0100',
  email: 'contact@example.com',
  address: `${TOWN}, Florida`,
  hours: 'Monday - Friday: 9:00 AM - 6:00 PM',
  copyright: '© 2025 {name}. All rights reserved.',
  privacyUrl: '/privacy',
  termsUrl: '/terms',
  privacyPracticesUrl: '/privacy-practices',
  serviceLinks: [
    'Individual Therapy',
    'Group Therapy',
    'Family Support',
    'Medication Management',
    'Nature-Based Care',
  ].map((label) => ({ label, url: '/therapies' })),
};

/** The stored site layout as API sections. `logo` is the populated picture, or null. */
export function layoutToApi(stored: unknown, logo: { src: string; alt: string } | null): ApiSection[] {
  const header = prop(stored, 'header');
  const footer = prop(stored, 'footer');
  const contact = prop(stored, 'contact');
  const exit = quickExitTo(prop(stored, 'quickExit'));
  const copyright = prop(footer, 'copyright');
  const name = asString(prop(contact, 'name')) || layoutDefaults.name;
  const links = (kind: string, linkRows: unknown, needed: [string, string], more: string[] = []) =>
    asList(linkRows)
      .slice(0, FOOTER_LINKS)
      .map((row, index) => element(`${kind} ${index + 1}`, row, [...needed, ...more]))
      .filter((link) => needed.every((part) => part in link.values));
  return [
    {
      name: 'header',
      elements: [
        element(
          'logo',
          { ...logo, url: prop(header, 'logoUrl'), alt: asString(prop(header, 'logoAlt')) || logo?.alt },
          ['src', 'alt', 'url'],
        ),
        { name: 'navigation menu', type: 'navigation menu', values: {} },
        element('contact phone', { displayText: prop(header, 'contactLabel') }, ['displayText']),
        ...(exit ? [element('quick exit', { url: exit }, ['url'])] : []),
      ],
    },
    {
      name: 'footer',
      elements: [
        element('company info', contact, ['name', 'description']),
        element('services title', { title: prop(footer, 'servicesTitle') }, ['title']),
        element('conditions title', { title: prop(footer, 'conditionsTitle') }, ['title']),
        element('social media title', { title: prop(footer, 'socialTitle') }, ['title']),
        element(
          'contact info',
          {
            ...(contact as object),
            ...madeHours(contact, layoutDefaults.hours),
            title: prop(footer, 'contactTitle'),
          },
          ['title', 'phone', 'email', 'address', 'hours', 'agesTreated'],
        ),
        element(
          'copyright',
          {
            ...(copyright as object),
            text: asString(prop(copyright, 'text')).replaceAll('{name}', name),
          },
          ['text', 'privacyNote', 'privacyUrl', 'termsUrl', 'privacyPracticesUrl'],
        ),
        ...links('service link', prop(footer, 'serviceLinks'), ['label', 'url']),
        ...links('condition link', prop(footer, 'conditionLinks'), ['label', 'url']),
        ...links('social link', prop(footer, 'socialLinks'), ['platform', 'url'], ['icon']),
        ...asList(prop(prop(stored, 'helpNearby'), 'localLines'))
          .slice(0, LOCAL_LINES)
          .map((row, index) => element(localLineName(index), row, [...LOCAL_PARTS])),
      ],
    },
  ];
}

/** Reads the answer of `GET /api/globals/site-layout` into a complete layout. Total. */
export function readLayout(body: unknown): LayoutView {
  const data = prop(body, 'data');
  const [content, demo, brand] = [prop(data, 'content'), prop(data, 'demo'), prop(data, 'brand')];
  const isPublic = prop(data, 'isPublic') === true;
  const hiddenAnchors = asList(prop(data, 'hiddenAnchors')).map(asString);
  const logoOnDark = ownUrl(asString(prop(brand, 'logoOnDark')));
  const [header, footer] = [valuesIn(content, 'header'), valuesIn(content, 'footer')];
  const name = asString(footer('company info', 'name')) || layoutDefaults.name;
  const links = (kind: string): LabeledLink[] =>
    numbers
      .map((n) => ({
        label: asString(footer(`${kind} ${n}`, 'label')),
        url: safeUrl(asString(footer(`${kind} ${n}`, 'url'))),
      }))
      .filter((link) => link.label && link.url);
  const messagesDeletedAfterDays = Number(prop(data, 'messagesDeletedAfterDays'));
  const exit = asString(header('quick exit', 'url'));
  const privacyNote = asString(footer('copyright', 'privacyNote'));
  const isInvented = demo === 'center';
  const reach = readReach((part) => asString(footer('contact info', part)), { isPublic, isInvented });
  const notice = readNotice(prop(data, 'notice'));
  const more = { conditions: readMoreLinks(body, 'conditions'), therapies: readMoreLinks(body, 'therapies') };
  const moreLinks = readMoreLinks(body, 'footer');
  const openings = isInvented ? [] : readOpenings(prop(data, 'openingHours'));
  const offersBuiltIn = {
    services: !hiddenAnchors.includes('/#programs'),
    conditions: !hiddenAnchors.includes('/#conditions'),
  };
  return {
    hiddenAnchors,
    goneAddresses: asList(prop(data, 'goneAddresses')).map(asString),
    ...withTranslatedPages(body),
    isDemo: isInvented || demo === 'parts',
    ...(notice ? { notice } : {}),
    town: !isPublic || reach.address.includes(TOWN) ? TOWN : '',
    offersBuiltIn,
    brand: readBrand(brand),
    localLines: readLocalLines(footer),
    header: {
      quickExit: isOutside(exit) ? exit : '',
      ...(more.conditions.length + more.therapies.length > 0 ? { more } : {}),
      logo: {
        src: ownUrl(asString(header('logo', 'src'))) || null,
        ...(logoOnDark ? { srcOnDark: logoOnDark } : {}),
        alt: asString(header('logo', 'alt')) || name,
        url: safeUrl(asString(header('logo', 'url'))) || '/',
      },
      contactLabel: asString(header('contact phone', 'displayText')) || layoutDefaults.contactLabel,
    },
    footer: {
      ...(isInvented ? { isDemo: true as const } : {}),
      ...(prop(data, 'asksSafely') === true ? { asksSafely: true as const } : {}),
      ...(prop(data, 'countsViews') === true ? { countsViews: true as const } : {}),
      ...(messagesDeletedAfterDays > 0 ? { messagesDeletedAfterDays } : {}),
      company: {
        name,
        description: asString(footer('company info', 'description')) || layoutDefaults.description,
      },
      servicesTitle: asString(footer('services title', 'title')) || layoutDefaults.servicesTitle,
      conditionsTitle: asString(footer('conditions title', 'title')) || layoutDefaults.conditionsTitle,
      socialTitle: asString(footer('social media title', 'title')) || layoutDefaults.socialTitle,
      contact: {
        title: asString(footer('contact info', 'title')) || layoutDefaults.contactTitle,
        ...reach,
        ...(openings.length > 0 ? { openings } : {}),
        agesTreated: asString(footer('contact info', 'agesTreated')),
      },
      copyright: {
        ...(privacyNote ? { privacyNote } : {}),
        text: (asString(footer('copyright', 'text')) || layoutDefaults.copyright).replaceAll('{name}', name),
        privacyUrl: safeUrl(asString(footer('copyright', 'privacyUrl'))) || layoutDefaults.privacyUrl,
        termsUrl: safeUrl(asString(footer('copyright', 'termsUrl'))) || layoutDefaults.termsUrl,
        privacyPracticesUrl:
          safeUrl(asString(footer('copyright', 'privacyPracticesUrl'))) || layoutDefaults.privacyPracticesUrl,
      },
      noticeLinks: readNoticeLinks(body),
      ...(moreLinks.length > 0 ? { moreLinks } : {}),
      serviceLinks: orDefault(links('service link'), offersBuiltIn.services),
      conditionLinks: links('condition link'),
      socialLinks: numbers.flatMap((n) => {
        const url = safeUrl(asString(footer(`social link ${n}`, 'url')));
        const icon = SOCIAL_ICONS.find((known) => known === footer(`social link ${n}`, 'icon'));
        const platform = asString(footer(`social link ${n}`, 'platform'));
        // Spec §3: only links with both parts.
        return url && platform ? [{ platform, url, ...(icon ? { icon } : {}) }] : [];
      }),
    },
  };
}

const REACH = ['phone', 'email', 'address'] as const;
type Reach = Record<(typeof REACH)[number] | 'hours', string>;

/**
 * Removes the built-in telephone and e-mail once the center has its own contact details, and all built-in or
 * invented ones on a public site: a visitor in crisis would call them.
 */
function readReach(
  given: (part: keyof Reach) => string,
  { isPublic, isInvented }: { isPublic: boolean; isInvented: boolean },
): Reach {
  if (isInvented) return { phone: '', email: '', address: '', hours: '' };
  if (isPublic) {
    const [phone, email] = [given('phone'), given('email')];
    return {
      phone: isInventedPhone(phone) ? '' : phone,
      email: isInventedEmail(email) ? '' : email,
      address: given('address'),
      hours: given('hours'),
    };
  }
  const isOwn = REACH.some((part) => given(part) !== '');
  const part = (name: (typeof REACH)[number]) => given(name) || (isOwn ? '' : layoutDefaults[name]);
  const hours = given('hours') || layoutDefaults.hours;
  return { phone: part('phone'), email: part('email'), address: part('address'), hours };
}

const numbers = Array.from({ length: FOOTER_LINKS }, (_, index) => index + 1);

const orDefault = (links: LabeledLink[], offersBuiltIn: boolean) =>
  links.length > 0 || !offersBuiltIn ? links : [...layoutDefaults.serviceLinks];
