import { expect, test } from '@jest/globals';
import { richText } from '../../helpers/fixtures/content';
import { matchWords, searchedWords } from '../../../collections/panel-search/match-words';

const find = (doc: unknown, title: string, query: string) => matchWords(doc, title, searchedWords(query));
const text = (words: string, format = 0) => ({ type: 'text', text: words, format });

test('all words are in the title or in some field; case and accents make no difference', () => {
  const doc = { bio: 'Leads the garden group.', content: richText('On Tuesdays, at the Café.') };
  expect(find(doc, 'Ada Heron', 'heron')).toBe('');
  expect(find(doc, 'Ada Heron', 'ADA GARDEN')).toBe('Leads the garden group.');
  expect(find(doc, 'Ada Heron', 'cafe')).toBe('On Tuesdays, at the Café.');
  expect(find(doc, 'Ada Heron', 'heron cellar')).toBeUndefined();
});

test('a word of which a part is bold is one word', () => {
  const link = { type: 'link', children: [text('attacks')] };
  const children = [text('About pan'), text('ic ', 1), link, { type: 'linebreak' }, text('and more')];
  const content = { root: { children: [{ type: 'paragraph', children }] } };
  expect(find({ content }, 'Title', 'panic')).toBe('About panic attacks and more');
});

test('the words for search engines are shown only where nothing else has them', () => {
  const doc = { seo: { title: 'Ponds and reeds' }, bio: 'Leads walks around the ponds.' };
  expect(find(doc, 'Title', 'ponds')).toBe('Leads walks around the ponds.');
  expect(find(doc, 'Title', 'reeds')).toBe('Ponds and reeds');
});

test('what nobody wrote is not searched', () => {
  const doc = { id: 'abc', _status: 'draft', content: richText('Words'), mimeType: 'image/png' };
  for (const query of ['abc', 'draft', 'paragraph', 'image/png'])
    expect(find(doc, 'Title', query)).toBeUndefined();
});

test('a long text is shown around the word', () => {
  const doc = { bio: `${'Reeds and ponds. '.repeat(20)}A quokka smiles. ${'Ferns and moss. '.repeat(20)}` };
  const excerpt = find(doc, 'Title', 'quokka') ?? '';
  expect(excerpt).toMatch(/^… .*A quokka smiles\..* …$/);
  expect(excerpt.length).toBeLessThan(150);
});
