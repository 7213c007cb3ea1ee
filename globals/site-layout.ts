import type { ArrayField, Field, GlobalConfig } from 'payload';
import { layoutDefaults, SOCIAL_ICONS } from '@/content/views/site-layout';
import { PRIVACY_NOTE } from '@/contact/rules/messages';
import { FOOTER_LINKS } from '@/content/schema/constants';
import { mayBeGone } from '@/content/derive/field-rules';
import { prop } from '@/content/json';
import { address } from '../collections/fields/address';
import { contentEditors, editorsAndPreviewedGlobal, editorsAndPublished } from '@/services/auth/access';
import { helpNearby } from './help-nearby';
import { openingHours } from './opening-hours';
import { quickExit } from './quick-exit';
import { advice, globalForm } from '../collections/admin/document-form';
import { restoreGlobal } from '../collections/endpoints/restore-global';
import { globalStaysPublic, rememberGlobalDraft } from '../collections/hooks/always-public';
import { livePreviewOf, previewLinks, previewOf } from '../collections/admin/preview';
import { changedBy, globalDrafts, noteWhoChanged } from '../collections/admin/drafts';
import { isDemo, clearDemoFlagWhenReal } from '../collections/demo/is-demo';

/**
 * Header and footer (spec §3 Site-layout global), and the single source of the center's name, address,
 * telephone and e-mail for titles, search engines, contact page, structured data and mail.
 */
export const SiteLayout: GlobalConfig = {
  slug: 'site-layout',
  label: 'Contact, header and footer',
  admin: {
    components: globalForm,
    preview: previewOf('site-layout'),
    livePreview: livePreviewOf('site-layout'),
    group: 'Content',
    description: 'The center’s name and how to reach it, the header and the footer of every page.',
  },
  access: {
    read: editorsAndPublished,
    update: contentEditors,
    readVersions: editorsAndPreviewedGlobal('site-layout'),
  },
  versions: globalDrafts,
  endpoints: [restoreGlobal],
  hooks: {
    beforeOperation: [rememberGlobalDraft],
    beforeChange: [globalStaysPublic, noteWhoChanged, clearDemoFlagWhenReal],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Contact details',
          name: 'contact',
          description:
            'Used on every page, in search results and in e-mail. As soon as phone, e-mail or address is filled, those that are empty are not shown.',
          fields: [
            textField('name', 'Name of the center', 80, layoutDefaults.name),
            textField('description', 'The center in one sentence', 300, layoutDefaults.description),
            textField('phone', 'Phone', 40, layoutDefaults.phone),
            textField('email', 'E-mail', 120, layoutDefaults.email),
            {
              name: 'address',
              type: 'textarea',
              maxLength: 300,
              admin: { rows: 2, placeholder: layoutDefaults.address },
            },
            openingHours,
            textField(
              'hours',
              'Hours in your own words',
              120,
              layoutDefaults.hours,
              'If empty, it is made from the opening hours above.',
            ),
            textField(
              'agesTreated',
              'Ages treated',
              120,
              'Adults, 18 and older',
              'Shown on the programs and contact pages. If empty, nothing is shown.',
            ),
          ],
        },
        {
          label: 'Header',
          name: 'header',
          fields: [
            {
              name: 'logo',
              type: 'upload',
              relationTo: 'media',
              filterOptions: { mimeType: { contains: 'image' } },
              validate: mayBeGone,
              admin: {
                description:
                  'Set before Brand had logos, which replace it. Remove it here to use only Brand.',
                condition: (_data, header) => Boolean(prop(header, 'logo')),
              },
            },
            textField('logoAlt', 'Alternative text of the logo', 120, 'The center’s name'),
            addressField('logoUrl', 'The logo leads to', 200, '/'),
            textField('contactLabel', 'Text of the contact button', 40, layoutDefaults.contactLabel),
          ],
        },
        {
          label: 'Footer',
          name: 'footer',
          fields: [
            textField('contactTitle', 'Heading of the contact details', 60, layoutDefaults.contactTitle),
            textField('servicesTitle', 'Heading of the services', 60, layoutDefaults.servicesTitle),
            links('serviceLinks', 'Service links'),
            textField('conditionsTitle', 'Heading of the conditions', 60, layoutDefaults.conditionsTitle),
            links('conditionLinks', 'Condition links'),
            textField('socialTitle', 'Heading of the social links', 60, layoutDefaults.socialTitle),
            {
              ...links('socialLinks', 'Social links'),
              fields: [
                textField('platform', 'Name', 40, 'Facebook'),
                addressField('url', 'Address', 300, 'https://'),
                { name: 'icon', type: 'select', options: [...SOCIAL_ICONS], validate: hasIcon },
              ],
            },
            {
              name: 'copyright',
              type: 'group',
              fields: [
                textField(
                  'text',
                  'Copyright line',
                  160,
                  layoutDefaults.copyright,
                  '{name} becomes the center’s name.',
                ),
                textField(
                  'privacyNote',
                  'Sentence beneath the contact form',
                  200,
                  PRIVACY_NOTE,
                  'Say nothing that your Notice of Privacy Practices does not say. The exceptions, and a link to the privacy page, follow by themselves.',
                ),
                addressField('privacyUrl', 'Privacy page', 200, layoutDefaults.privacyUrl),
                addressField('termsUrl', 'Terms page', 200, layoutDefaults.termsUrl),
                addressField(
                  'privacyPracticesUrl',
                  'Notice of Privacy Practices',
                  300,
                  layoutDefaults.privacyPracticesUrl,
                  'Where your notice is, if it is not the page of that name on this site. Linked in the footer of every page.',
                ),
              ],
            },
          ],
        },
        { label: 'Help nearby', name: 'helpNearby', fields: helpNearby },
        { label: 'Quick exit', name: 'quickExit', fields: quickExit },
      ],
    },
    advice,
    previewLinks,
    changedBy,
    isDemo,
  ],
};

/** A link without a known icon would appear by its name among icons. */
function hasIcon(value: unknown, { siblingData }: { siblingData: unknown }) {
  if (SOCIAL_ICONS.some((icon) => icon === value)) return true;
  const isEmpty = !prop(siblingData, 'platform') && !prop(siblingData, 'url');
  return isEmpty || 'Choose the icon that the link is shown with.';
}

function textField(
  name: string,
  label: string,
  maxLength: number,
  placeholder: string,
  description?: string,
): Field {
  return {
    name,
    label,
    type: 'text',
    maxLength,
    admin: { placeholder, ...(description ? { description } : {}) },
  };
}

function addressField(
  name: string,
  label: string,
  maxLength: number,
  placeholder: string,
  description?: string,
): Field {
  return address({
    name,
    label,
    maxLength,
    admin: { placeholder, ...(description ? { description } : {}) },
  });
}

function links(name: string, label: string): ArrayField {
  return {
    name,
    label,
    type: 'array',
    maxRows: FOOTER_LINKS,
    admin: {
      initCollapsed: true,
      description: `At most ${FOOTER_LINKS}. Only links with both parts are shown.`,
      components: { RowLabel: '@/panel/fields/row-label#RowLabel' },
    },
    fields: [
      textField('label', 'Link text', 60, 'Anxiety'),
      addressField('url', 'Address', 300, '/conditions/anxiety'),
    ],
  };
}
