import { describe, expect, test } from '@jest/globals';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { cleanRichText, plainToRichText } from '@/content/words/rich-text';
import { richTextToHtml } from '@/server/content-api/lexical-to-html';
import { sanitizeHtml } from '@/server/content-api/sanitize-html';

type Node = Record<string, unknown>;

const words = (text: string, format = 0): Node => ({ type: 'text', text, format, version: 1 });
const node = (type: string, children: Node[], more: Node = {}): Node => ({
  type,
  children,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
});
const paragraph = (...children: Node[]) => node('paragraph', children);
const item = (...children: Node[]) => node('listitem', children);
const bullets = (...children: Node[]) => node('list', children, { listType: 'bullet', tag: 'ul', start: 1 });
const link = (fields: Node, text = 'there') => node('link', [words(text)], { fields });
const internal = (relationTo: string, value: unknown) =>
  link({ linkType: 'internal', doc: { relationTo, value } });
const stored = (...children: Node[]) =>
  ({ root: node('root', children) }) as unknown as SerializedEditorState;

/** The HTML that visitors get. */
const shown = (...children: Node[]) => sanitizeHtml(richTextToHtml(stored(...children)));

const picture = {
  id: '1',
  filename: 'a b.webp',
  alt: 'A "bench"',
  mimeType: 'image/webp',
  width: 30,
  height: 20,
};

describe('everything that the editor offers comes out on the page', () => {
  test.each(['h2', 'h3', 'h4'])('a heading %s', (tag) => {
    expect(shown(node('heading', [words('Signs')], { tag }))).toBe(`<${tag}>Signs</${tag}>`);
  });

  test('bold, italic, both, and the spaces between', () => {
    expect(shown(paragraph(words('a '), words('b', 1), words(' c ', 2), words('d', 3)))).toBe(
      '<p>a <strong>b</strong><em> c </em><em><strong>d</strong></em></p>',
    );
  });

  test('a line break and signs of HTML', () => {
    expect(shown(paragraph(words('5 < 6'), { type: 'linebreak' }, words('& "more"')))).toBe(
      '<p>5 &lt; 6<br>&amp; "more"</p>',
    );
  });

  test('a nested list belongs into the item before it, without an empty bullet', () => {
    expect(shown(bullets(item(words('One')), item(bullets(item(words('Inner')))), item(words('Two'))))).toBe(
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    );
  });

  test('a numbered list, also one that starts later', () => {
    const numbers = (start: number) =>
      node('list', [item(words('Step'))], { listType: 'number', tag: 'ol', start });
    expect(shown(numbers(1), numbers(3))).toBe('<ol><li>Step</li></ol><ol start="3"><li>Step</li></ol>');
  });

  test('a quotation and a line', () => {
    expect(shown(node('quote', [words('Said')]), { type: 'horizontalrule' })).toBe(
      '<blockquote>Said</blockquote><hr>',
    );
  });

  test('a link to another site, to a number, and to pages of this one', () => {
    expect(shown(paragraph(link({ linkType: 'custom', url: 'https://a.example/?b=1&c=2' })))).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=2">there</a></p>',
    );
    expect(shown(paragraph(link({ linkType: 'custom', url: 'tel:988' })))).toContain('href="tel:988"');
    const pages = [
      internal('conditions', { slug: 'anxiety' }),
      internal('therapies', { slug: 'cbt' }),
      internal('blog', { slug: 'a-post' }),
      internal('pages', { name: 'homepage' }),
      internal('pages', { name: 'programs' }),
    ];
    expect([...shown(paragraph(...pages)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/conditions/anxiety',
      '/therapies/cbt',
      '/blog/a-post',
      '/',
      '/programs',
    ]);
  });

  test('a link to an unpublished document or an unsafe URL becomes plain text', () => {
    expect(shown(paragraph(internal('conditions', 'only-an-id')))).toBe('<p>there</p>');
    expect(shown(paragraph(internal('staff', { slug: 'x' })))).toBe('<p>there</p>');
    expect(shown(paragraph(link({ linkType: 'custom', url: 'javascript:alert(1)' })))).toBe('<p>there</p>');
  });

  test('a picture with its alternative text and the words under it', () => {
    expect(
      shown({ type: 'upload', relationTo: 'media', value: picture, fields: { caption: 'In May' } }),
    ).toBe(
      '<figure><img src="/cms-api/media/file/a%20b.webp" alt="A &quot;bench&quot;" loading="lazy" width="30" height="20">' +
        '<figcaption>In May</figcaption></figure>',
    );
  });

  test('a film can be played', () => {
    const film = { ...picture, mimeType: 'video/webm' };
    expect(shown({ type: 'upload', relationTo: 'media', value: film })).toMatch(
      /^<figure><video src="\/cms-api\/media\/file\/a%20b.webp" title="[^>]*" controls=""/,
    );
  });

  test('a picture that is gone leaves nothing behind', () => {
    expect(shown({ type: 'upload', relationTo: 'media', value: 'only-an-id' }, paragraph(words('On')))).toBe(
      '<p>On</p>',
    );
  });

  test('a table with headings of rows and columns', () => {
    const cell = (text: string, headerState = 0, more: Node = {}) =>
      node('tablecell', [paragraph(words(text))], { headerState, colSpan: 1, rowSpan: 1, ...more });
    const row = (...cells: Node[]) => node('tablerow', cells);
    expect(
      shown(
        node('table', [row(cell('Day', 3), cell('Hours', 1)), row(cell('Monday', 2), cell('9 to 3'))]),
        node('table', [row(cell('Wide', 0, { colSpan: 2 }))]),
      ),
    ).toBe(
      '<table><thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>' +
        '<tbody><tr><th scope="row">Monday</th><td>9 to 3</td></tr></tbody></table>' +
        '<table><tbody><tr><td colspan="2">Wide</td></tr></tbody></table>',
    );
  });

  test('empty paragraphs and headings make no gaps', () => {
    expect(shown(paragraph(), node('heading', [words(' ')], { tag: 'h2' }), paragraph(words('x')))).toBe(
      '<p>x</p>',
    );
  });

  test('an unknown node leaves its text, and never an error message', () => {
    expect(shown(node('mystery', [words('words')]), { type: 'block' }, paragraph(words('x')))).toBe(
      'words<p>x</p>',
    );
  });
});

describe('what was pasted', () => {
  const clean = (...children: Node[]) =>
    cleanRichText(stored(...children)).root.children as unknown as Node[];

  test('loses underlines, colors and alignment', () => {
    const pasted = { ...words('x', 1 | 8), style: 'color: red' };
    expect(clean(node('paragraph', [pasted], { format: 'center' }))).toMatchObject([
      { format: '', children: [{ text: 'x', format: 1, style: '' }] },
    ]);
  });

  test('has headings that stand below the title of the page', () => {
    const tags = ['h1', 'h2', 'h5', 'h6'].map((tag) => node('heading', [words('x')], { tag }));
    expect(clean(...tags).map(({ tag }) => tag)).toEqual(['h2', 'h2', 'h4', 'h4']);
  });

  test('loses a picture that could not be fetched', () => {
    const unreachable = { type: 'upload', pending: { src: 'https://a.example/b.png' } };
    const stored = { type: 'upload', value: '0123456789abcdef01234567' };
    expect(clean(unreachable, { type: 'upload', value: 'no id' }, stored)).toEqual([stored]);
  });

  test('has bullets instead of boxes to tick', () => {
    expect(clean(node('list', [item(words('x'))], { listType: 'check', tag: 'ul' }))).toMatchObject([
      { listType: 'bullet', tag: 'ul' },
    ]);
  });
});

test('plain text becomes paragraphs', () => {
  const value = plainToRichText(' One\r\n\r\nTwo\nlines \n\n\n') as unknown as SerializedEditorState;
  expect(richTextToHtml(value)).toBe('<p>One</p><p>Two<br>lines</p>');
  expect(plainToRichText(' \n ')).toBeNull();
  expect(cleanRichText('no rich text')).toBe('no rich text');
});
