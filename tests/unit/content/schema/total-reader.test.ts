import { describe, expect, test } from '@jest/globals';
import type { PageSchema } from '@/content/schema/element';
import { readPage } from '@/content/derive/from-api';
import { readList } from '@/content/views/lists';
import { elementName, numberedName, sectionName } from '@/content/schema/names';
import { pageSchemas } from '@/content/schema/schemas';
import { readLayout } from '@/content/views/site-layout';
import { mutated, random, shapeOf, textsOf, HOSTILE } from '../../../helpers/fixtures/hostile';
import { fakeRender, fakeRichText, sentinels } from '../../../helpers/fixtures/sentinels';
import { toApi } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';

const pages = Object.values(pageSchemas).map((schema) => [schema.name, schema] as const);
const ROUNDS = 300;

describe.each(pages)('the reader of %s', (_name, schema: PageSchema) => {
  const complete = readPage(schema, undefined);

  test.each(HOSTILE.map((value, index) => [index, value]))(
    'makes a complete view of hostile value %i',
    (_index, value) => {
      for (const body of [
        value,
        { data: value },
        { content: value },
        { data: { content: value } },
        { data: { content: { sections: value } } },
      ]) {
        expect(shapeOf(readPage(schema, body))).toEqual(shapeOf(complete));
      }
    },
  );

  test('makes a complete, safe view whatever is broken in a good answer', () => {
    const sections = toApi(schema, toSeed(schema, sentinels(schema), fakeRichText), fakeRender);
    const wrap = (content: unknown) => ({
      data: { content: schema.envelope === 'data.content.sections' ? { sections: content } : content },
    });
    const next = random(20261121);
    for (let round = 0; round < ROUNDS; round += 1) {
      const view = readPage(schema, mutated(wrap(sections), next));
      expect(shapeOf(view)).toEqual(shapeOf(complete));
      expect(unsafe(view)).toEqual([]);
    }
  });

  test('takes no unsafe address from any element', () => {
    for (const address of ADDRESSES) {
      const content = Object.entries(schema.sections).map(([key, section]) => ({
        name: sectionName(key, section),
        elements: Object.entries(section.elements).flatMap(([elementKey, element]) =>
          everywhere(elementKey, element, address),
        ),
      }));
      const body = {
        data: { content: schema.envelope === 'data.content.sections' ? { sections: content } : content },
      };
      expect(unsafe(readPage(schema, body))).toEqual([]);
    }
  });
});

test('the layout is complete and safe whatever the answer is', () => {
  const complete = shapeOf(readLayout(undefined));
  for (const value of HOSTILE) {
    for (const body of [
      value,
      { data: value },
      { data: { content: value } },
      { data: { content: [{ name: 'footer', elements: value }] } },
    ])
      expect(shapeOf(readLayout(body))).toEqual(complete);
  }
  for (const address of ADDRESSES) {
    const elements = ['logo', 'copyright', 'service link 1', 'condition link 2', 'social link 3'].map(
      (name) => ({
        name,
        values: {
          src: address,
          url: address,
          privacyUrl: address,
          termsUrl: address,
          label: 'L',
          icon: 'facebook',
        },
      }),
    );
    const layout = readLayout({
      data: {
        content: [
          { name: 'header', elements },
          { name: 'footer', elements },
        ],
      },
    });
    expect(unsafe(layout)).toEqual([]);
  }
});

test('lists keep whole entries only', () => {
  for (const value of HOSTILE) {
    expect(readList(value)).toEqual([]);
    expect(readList({ data: value })).toEqual([]);
  }
  expect(
    readList({ data: [...HOSTILE, { title: 'T' }, { slug: 's' }, { title: ' T ', slug: 's', summary: 4 }] }),
  ).toEqual([{ title: 'T', slug: 's', summary: '' }]);
});

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example\\',
];

type SomeElement = {
  kind: string;
  as?: string;
  item?: string;
  listKey?: string;
  parts?: object;
  max?: number;
};

function everywhere(key: string, element: SomeElement, address: string): unknown[] {
  const name = elementName(key, element);
  const item = {
    ...Object.fromEntries(Object.keys(element.parts ?? {}).map((part) => [part, address])),
    title: 'T',
    name: 'N',
    description: 'D',
    quote: 'Q',
    author: 'A',
  };
  if (element.kind === 'numbered')
    return Object.entries(item).map(([part, text]) => ({
      name: numberedName(element.item ?? '', 0, part),
      values: { text },
    }));
  if (element.kind === 'gallery') return [{ name: `${element.item} 1`, values: { src: address } }];
  const values = { url: address, src: address, embed_url: address, [element.listKey ?? 'none']: [item] };
  return [{ name, values: { text: 'Words', ...values } }];
}

/** A URL in a view must not run code or leave the site unnoticed. */
function unsafe(view: unknown) {
  return textsOf(view)
    .filter(({ key }) =>
      ['url', 'src', 'link', 'path', 'slug', 'privacyUrl', 'termsUrl', 'map'].includes(key),
    )
    .filter(({ text }) => text !== '' && !isSafe(text));
}

/** Uses the browser's own parser, not the pattern under test. */
function isSafe(text: string) {
  const { protocol, host } = new URL(text, 'https://own.example/');
  const leavesUnsaid = host !== 'own.example' && protocol.startsWith('http') && !/^https?:\/\//i.test(text);
  return ['https:', 'http:', 'mailto:', 'tel:', 'sms:'].includes(protocol) && !leavesUnsaid;
}
