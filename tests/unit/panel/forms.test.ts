import { expect, test } from '@jest/globals';
import { traverseFields, type Field, type GroupField } from 'payload';
import { pageBlock } from '@/content/derive/to-fields';
import { pageSchemas } from '@/content/schema/schemas';
import { Pages } from '../../../collections/pages';
import { SiteLayout } from '../../../globals/site-layout';
import { accountFields } from '../../../collections/staff/fields';
import { order } from '../../../collections/fields/order';
import { seo } from '../../../collections/fields/seo';
import { collections } from '../../../collections';
import { Brand } from '../../../globals/brand';
import { InboxSettings } from '../../../globals/inbox-settings';
import { Notice } from '../../../globals/notice';
import { Reviews } from '../../../globals/reviews';

/** All fields of a form, those inside others too. */
function allFields(fields: Field[]): Field[] {
  const found: Field[] = [];
  traverseFields({ fields, callback: ({ field }) => void found.push(field as Field) });
  return found;
}
const named = (fields: Field[], name: string) =>
  allFields(fields).find((field) => 'name' in field && field.name === name);

test('no part for search engines is a filter or a column of a list', () => {
  const parts = allFields(seo.fields);
  expect(parts.length).toBeGreaterThan(10);
  for (const { admin } of parts)
    expect(admin).toMatchObject({ disableListFilter: true, disableListColumn: true });
});

test('a page has no locked title in its form, and an account one heading for its second factor', () => {
  const title = Pages.fields.find((field) => 'name' in field && field.name === 'title');
  expect(title?.admin).toMatchObject({ hidden: true });
  expect((named(accountFields, 'secondFactor') as GroupField).label).toBe(false);
});

test('the former logo of the header is shown only where one was set', () => {
  const logo = named(SiteLayout.fields, 'logo');
  const shown = (header: object) => logo?.admin?.condition?.({}, header, {} as never);
  expect([shown({}), shown({ logo: 'a1' })]).toEqual([false, true]);
});

test('no field says its limit of characters before it is near', () => {
  const all = [
    ...collections.flatMap(({ fields }) => fields),
    ...[SiteLayout, Notice, Brand].flatMap(({ fields }) => fields),
    ...Object.values(pageSchemas).flatMap((schema) => pageBlock(schema).fields),
  ];
  const said = allFields(all).map(({ admin }) =>
    JSON.stringify((admin as { description?: string })?.description),
  );
  expect(said.filter((words) => /at most \d+ characters/i.test(words ?? ''))).toEqual([]);
});

test('a section that can be hidden is known to its tabs by its label', () => {
  const marks = named(pageBlock(pageSchemas.homepage).fields, 'hiddenSections');
  expect(marks?.admin?.components).toMatchObject({
    Field: { clientProps: { labels: { services: 'Services', levelsOfCare: 'Levels of care' } } },
  });
});

test('the place in a list is a choice, stored in the same number as before', () => {
  expect(order('In menus.')).toMatchObject({
    name: 'order',
    type: 'number',
    defaultValue: 100,
    admin: { components: { Field: '@/panel/fields/place-field#PlaceField' } },
  });
});

test('an administrator sees nine entries of the menu at first glance; the others are folded', () => {
  const entities = [...collections, SiteLayout, Notice, Brand, InboxSettings, Reviews];
  const first = entities.filter(({ admin }) => admin?.group !== false).map(({ slug }) => slug);
  expect(first).toHaveLength(9);
  expect(first[0]).toBe('contact-messages');
});
