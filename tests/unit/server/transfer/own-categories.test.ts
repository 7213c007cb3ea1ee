import { expect, test } from '@jest/globals';
import { withOwnCategories } from '@/server/transfer/own-categories';

const content = (documents: object) => ({ documents, globals: {} }) as never;

test('a category that is named like the choice of all gets another name, with its articles', () => {
  const exported = {
    categories: [{ name: 'All' }, { name: 'Sleep' }],
    blog: [
      { slug: 'one', category: { $document: 'categories All' } },
      { slug: 'two', category: { $document: 'categories Sleep' } },
    ],
  };
  const { documents } = withOwnCategories(content(exported), content({ categories: [{ name: 'all' }] }));
  expect(documents.categories).toEqual([{ name: 'All topics' }, { name: 'Sleep' }]);
  expect(documents.blog).toEqual([
    { slug: 'one', category: { $document: 'categories All topics' } },
    { slug: 'two', category: { $document: 'categories Sleep' } },
  ]);
});
