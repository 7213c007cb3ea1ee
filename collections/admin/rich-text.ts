import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { FieldAffectingData } from 'payload';
import { isLinkAddress } from '@/content/links/address';
import { LINKED_COLLECTIONS } from '@/content/links/visitor-path';
import { asString, prop } from '@/content/json';
import { cleanRichText, plainToRichText } from '@/content/words/rich-text';
import { withOwnLinks } from '../hooks/own-links';

/** Payload's own mapping would turn a pasted H1 into the smallest heading. */
const pastedHeadings = createServerFeature({
  key: 'pastedHeadings',
  feature: { ClientFeature: '@/panel/payload-patches/pasted-headings#PastedHeadings' },
});

/** The nodes that src/server/content-api/lexical-to-html.ts renders and the site styles. */
const lexical = lexicalEditor({
  features: [
    ParagraphFeature(),
    pastedHeadings(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'] }),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [...LINKED_COLLECTIONS],
      // The site opens every link in the same tab.
      fields: ({ defaultFields }) =>
        defaultFields
          .filter(({ name }) => name !== 'newTab')
          .map(withoutCreating)
          .map(withCheckedAddress),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: {
          fields: [{ name: 'caption', label: 'Caption', type: 'text', maxLength: 200 }],
        },
      },
    }),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
  admin: { placeholder: 'Write here. The buttons above give headings, lists, links and pictures.' },
});

/**
 * The editor of every rich text. Pasted content is reduced to its features before validation, and again when
 * it is read, for content stored in another way; plain text, which some fields used to be, becomes
 * paragraphs.
 */
export const richTextEditor = async (args: Parameters<typeof lexical>[0]) => {
  const adapter = await lexical(args);
  const { afterRead = [], beforeValidate = [] } = adapter.hooks ?? {};
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      afterRead: [({ value }) => cleanRichText(asRichText(value)), ...afterRead],
      beforeValidate: [
        ({ value, req }) => withOwnLinks(cleanRichText(asRichText(value)), req),
        ...beforeValidate,
      ],
    } satisfies typeof adapter.hooks,
    validate: ((value, options) =>
      adapter.validate(cleanRichText(value), options)) satisfies typeof adapter.validate,
  };
};

/** Payload stores an empty draft when the form of a new document opens in a drawer. */
const withoutCreating = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'relationship'
    ? ({ ...field, admin: { ...field.admin, allowCreate: false } } as FieldAffectingData)
    : field;

/**
 * Refuses in the dialog what would not be stored as a link. Payload's hook percent-encodes an address that it
 * does not know, such as one with an accent, and the link would lead nowhere.
 */
const withCheckedAddress = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url'
    ? ({
        ...field,
        hooks: {},
        validate: (value: unknown, options: unknown) =>
          prop(prop(options, 'siblingData'), 'linkType') === 'internal' || isLinkAddress(asString(value)),
      } as FieldAffectingData)
    : field;

const asRichText = (value: unknown) => (typeof value === 'string' ? plainToRichText(value) : value);
