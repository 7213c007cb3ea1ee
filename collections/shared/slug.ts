import { slugField, type RowField, type TextFieldSingleValidation } from 'payload';
import { isSlug, toSlug } from '@/content/slug';

/**
 * The end of a document's address: unique, made from the title while the box is ticked, and safe in a URL
 * whatever is typed (lower-case letters, digits and single hyphens).
 */
export const slug = (): RowField =>
  slugField({
    useAsSlug: 'title',
    slugify: ({ valueToSlugify }) => toSlug(String(valueToSlugify ?? '')),
    overrides: (row) => ({
      ...row,
      fields: row.fields.map((field) =>
        'name' in field && field.name === 'slug' && field.type === 'text'
          ? {
              ...field,
              maxLength: 80,
              hasMany: false,
              validate: validateSlug,
              admin: { ...field.admin, description: 'The end of the page’s address.' },
            }
          : field,
      ) as RowField['fields'],
    }),
  });

const validateSlug: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && isSlug(value)) ||
  'Use lower-case letters, digits and single hyphens, such as panic-disorder.';
