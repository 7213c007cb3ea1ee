import type { Block, Field, Tab, TextFieldSingleValidation, UploadFieldManyValidation } from 'payload';
import { safeUrl } from '../links/address';
import { isSlug } from '../links/slug';
import { isAllowedMap, MAP_HOSTS } from '../links/map-hosts';
import { isAddress, isFromLibrary, mayBeGone, withoutCode } from './field-rules';
import type { Element, PageSchema, Part, Parts, Section } from '../schema/element';

/**
 * The editor's form of a page: one block, one tab per section in page order (spec §3). Built-in text is a
 * placeholder, never a default value: an empty field means "use the built-in text".
 */
export const pageBlock = (schema: PageSchema): Block => ({
  slug: schema.name,
  labels: { singular: `${schema.label} page`, plural: `${schema.label} pages` },
  interfaceName: `${schema.name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())}Body`,
  admin: { disableBlockName: true },
  fields: [{ type: 'tabs', tabs: Object.entries(schema.sections).map(toTab) }, hiddenSections(schema)],
});

/** Names hidden sections on their tabs. */
const hiddenSections = ({ sections }: PageSchema): Field => ({
  name: 'hiddenSections',
  type: 'ui',
  admin: {
    components: {
      Field: {
        path: '@/panel/document/hidden-sections#HiddenSections',
        clientProps: {
          labels: Object.fromEntries(Object.entries(sections).map(([name, { label }]) => [name, label])),
        },
      },
    },
  },
});

const toTab = ([name, section]: [string, PageSchema['sections'][string]]): Tab => ({
  name,
  label: section.label,
  ...(section.help ? { description: section.help } : {}),
  fields: [...(section.isFixed ? [] : [isShown]), ...elementFields(section)],
});

/** The form of one section, or of one block of an extra page. */
export const elementFields = ({ elements }: Pick<Section, 'elements'>): Field[] =>
  Object.entries(elements).map(([key, element]) => toField(key, element));

const isShown: Field = {
  name: 'isShown',
  label: 'Show this section',
  type: 'checkbox',
  defaultValue: true,
  admin: { description: 'If off, this section is hidden; links to it go to the top.' },
};

function toField(name: string, element: Element): Field {
  const { label } = element;
  switch (element.kind) {
    case 'text':
      if (element.type === 'html') return { name, label, type: 'richText', admin: help(element.help) };
      if (element.options) {
        return {
          name,
          label,
          type: 'select',
          options: [...element.options],
          admin: { ...help(element.help), placeholder: element.options[0]?.label ?? '' },
        };
      }
      return wordsField({
        name,
        label,
        max: element.max,
        isLong: element.max > 160,
        hint: element.help,
        placeholder: element.fallback,
      });
    case 'link':
      return {
        name,
        label,
        type: 'group',
        admin: help(element.help),
        fields: [
          {
            type: 'row',
            fields: [
              {
                ...wordsField({ name: 'text', label: 'Button text', max: 80 }),
                admin: { placeholder: element.fallback.text, width: '50%' },
              } as Field,
              {
                name: 'url',
                label: 'Link',
                type: 'text',
                maxLength: 500,
                validate: isAddress,
                hooks: { beforeValidate: [withoutCode] },
                admin: { placeholder: element.fallback.url, width: '50%' },
              },
            ],
          },
        ],
      };
    case 'image':
      return {
        name,
        label,
        type: 'upload',
        relationTo: 'media',
        validate: mayBeGone,
        filterOptions: { mimeType: { contains: element.type } },
        admin: help(element.help),
      };
    case 'embed':
      return {
        name,
        label,
        type: 'text',
        maxLength: 2000,
        validate: isMapAddress,
        hooks: { beforeValidate: [withoutCode] },
        admin: { ...help(element.help), placeholder: element.fallback },
      };
    case 'gallery':
      return {
        name,
        label,
        type: 'upload',
        relationTo: 'media',
        validate: noMoreThan(element.max),
        hasMany: true,
        maxRows: element.max,
        filterOptions: { mimeType: { contains: 'image' } },
        admin: help(element.help),
      };
    case 'numbered':
    case 'list':
      return {
        name,
        label,
        type: 'array',
        maxRows: element.max,
        admin: {
          description: [
            element.help,
            `At most ${element.max}.`,
            element.fallback.length > 0 && 'If empty, default text is shown.',
          ]
            .filter(Boolean)
            .join(' '),
          initCollapsed: true,
          components: { RowLabel: { path: '@/panel/fields/row-label', exportName: 'RowLabel' } },
        },
        fields: [
          ...partFields(element.parts, element.fallback[0]),
          ...('guard' in element ? (element.guard?.fields ?? []) : []),
        ],
      };
    default:
      return element satisfies never;
  }
}

function partFields(parts: Parts, example: Record<string, unknown> | undefined): Field[] {
  return Object.entries(parts).map(([name, part]) => partField(name, part, example?.[name]));
}

function partField(name: string, part: Part, example: unknown): Field {
  switch (part.kind) {
    case 'text':
      return {
        ...wordsField({
          name,
          label: part.label,
          max: part.max,
          isLong: part.long,
          hint: part.help,
          placeholder: typeof example === 'string' ? example : '',
        }),
        ...(part.leadsTo
          ? {
              validate: part.leadsTo === 'page' ? isPage : isAddress,
              hooks: { beforeValidate: [withoutCode] },
            }
          : {}),
      } as Field;
    case 'lines':
      return {
        name,
        label: part.label,
        type: 'array',
        maxRows: part.maxRows,
        admin: {
          description: part.help ?? `At most ${part.maxRows}.`,
          components: { RowLabel: { path: '@/panel/fields/row-label', exportName: 'RowLabel' } },
        },
        fields: [wordsField({ name: 'text', label: 'Text', max: part.max })],
      };
    case 'image':
      return {
        name,
        label: part.label,
        type: 'upload',
        relationTo: 'media',
        validate: mayBeGone,
        filterOptions: { mimeType: { contains: 'image' } },
        admin: help(part.help),
      };
    default:
      return part satisfies never;
  }
}

type WordsField = {
  name: string;
  label: string;
  max: number;
  /** Whether it has room for several lines. */
  isLong?: boolean;
  hint?: string;
  placeholder?: string;
};

function wordsField({ name, label, max, isLong, hint, placeholder = '' }: WordsField): Field {
  const admin = { ...help(hint), placeholder };
  return isLong
    ? { name, label, type: 'textarea', maxLength: max, admin: { ...admin, rows: 3 } }
    : { name, label, type: 'text', maxLength: max, admin };
}

const noMoreThan =
  (max: number): UploadFieldManyValidation =>
  (value) => {
    if (!Array.isArray(value)) return true;
    return value.length > max ? `At most ${max} pictures.` : isFromLibrary(value);
  };

const help = (description: string | undefined) => (description ? { description } : {});

const isPage: TextFieldSingleValidation = (value) =>
  !value ||
  isSlug(value.trim()) ||
  safeUrl(value.trim()) !== '' ||
  'Use the end of an address, such as panic-disorder, or a path that starts with /.';

const isMapAddress: TextFieldSingleValidation = (value) =>
  !value ||
  isAllowedMap(value) ||
  `Use an https address of ${MAP_HOSTS.slice(0, -1).join(', ')} or ${MAP_HOSTS.at(-1)}.`;
