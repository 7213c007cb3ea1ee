import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type TextFieldSingleValidation,
} from 'payload';
import { text } from 'payload/shared';
import { isNameOfFilter, isSameName, singleSpaced } from '@/content/words/same-name';
import { contentEditors, hiddenFrom, reviewReaders } from '@/services/auth/access';
import { advice } from './admin/document-form';

/** The categories of blog posts; visitors see the name of one on its posts, and nothing else. */
export const Categories: CollectionConfig = {
  slug: 'categories',
  custom: { content: { key: 'name' } },
  labels: { singular: 'Blog category', plural: 'Blog categories' },
  admin: {
    group: false,
    hidden: hiddenFrom('reviewer', 'intake'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description:
      'A new name is shown on all articles of the category at once. To merge two: filter the list of articles by one of them, select all, “Edit”, choose the other one; then delete the empty one here.',
  },
  access: {
    // A reviewer reads the articles that have them.
    read: ({ req }) => req.context.siteRead === true || reviewReaders({ req }),
    create: contentEditors,
    update: contentEditors,
    delete: contentEditors,
  },
  defaultSort: 'name',
  disableDuplicate: true,
  hooks: { beforeDelete: [refuseWhileChosen] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 40,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? singleSpaced(value) : value)],
      },
      validate: isNewName,
    },
    advice,
  ],
};

async function isNewName(...given: Parameters<TextFieldSingleValidation>) {
  const [value, { id, req }] = given;
  const fault = await text(...given);
  if (!value || fault !== true) return fault;
  if (isNameOfFilter(value))
    return '“All” stands for all categories in the list above the articles. Choose another name, such as “All topics”.';
  const { docs } = await req.payload.find({
    collection: 'categories',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    req,
  });
  const twin = docs.find((one) => String(one.id) !== String(id) && isSameName(one.name, value));
  return twin ? `There is a category “${twin.name}” already.` : true;
}

async function refuseWhileChosen({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) {
  const chosen = {
    collection: 'blog',
    overrideAccess: true,
    where: { category: { equals: id } },
    depth: 0,
    pagination: false,
    trash: true,
    select: { title: true },
    req,
  } as const;
  const found = [await req.payload.find(chosen), await req.payload.find({ ...chosen, draft: true })];
  const count = new Set(found.flatMap(({ docs }) => docs.map((doc) => String(doc.id)))).size;
  if (count === 0) return;
  throw new APIError(
    `${count === 1 ? 'One article has' : `${count} articles have`} this category, with drafts and the trash. Choose another category there first; then this one can be deleted.`,
    409,
  );
}
