import { expect, test } from '@jest/globals';
import { readPage } from '@/content/derive/from-api';
import type { PageSchema } from '@/content/schema/element';
import { pageSchemas, type PageName } from '@/content/schema/schemas';
import { readLayout } from '@/content/views/site-layout';
import { unreadBody } from '@/server/content-api/unread';

test('in public a layout that cannot be read has no built-in contact, and lists nothing that is offered', () => {
  const { footer, offersBuiltIn } = readLayout(unreadBody({ name: 'layout', key: '' }));
  expect(footer.contact).toMatchObject({ phone: '', email: '', address: '', hours: '' });
  expect(footer.serviceLinks).toEqual([]);
  expect(offersBuiltIn).toEqual({ services: false, conditions: false });
});

test.each(Object.keys(pageSchemas) as PageName[])(
  'in public the page %s without content hides each section that an own center has to confirm',
  (name) => {
    const schema: PageSchema = pageSchemas[name];
    const view = readPage(schema, unreadBody({ name: 'page', key: name })) as unknown as Record<
      string,
      object
    >;
    const shown = Object.entries(schema.sections)
      .filter(([key, { isOwn }]) => isOwn && !('isHidden' in (view[key] ?? {})))
      .map(([key]) => key);
    expect(shown).toEqual([]);
  },
);

test('a page that offers nothing, and a document, have no body: they are loading', () => {
  expect(unreadBody({ name: 'page', key: 'gallery' })).toBeUndefined();
  expect(unreadBody({ name: 'condition', key: 'ocd' })).toBeUndefined();
});
