import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { SearchPage } from '@/sections/search/search-page';

const plain = (text: string) => [{ text, isMatch: false }];
const result = {
  path: '/conditions/anxiety',
  kind: 'Condition',
  title: plain('Anxiety Treatment'),
  excerpt: [
    { text: '<b>Rest</b> and ', isMatch: false },
    { text: 'sleep', isMatch: true },
  ],
};
const card = () => screen.queryByRole('region', { name: 'Talk with somebody now' });

test('results are links with marked words, and nothing in them is markup', () => {
  render(<SearchPage query="sleep" results={[result]} />);
  const region = screen.getByRole('region', { name: '1 result for “sleep”' });
  const link = within(region).getByRole('link', { name: 'Anxiety Treatment' });
  expect(link).toHaveAttribute('href', '/conditions/anxiety');
  expect(region).toHaveTextContent('<b>Rest</b> and sleep');
  expect(region.querySelector('mark')).toHaveTextContent(/^sleep$/);
  expect(screen.getByRole('searchbox', { name: 'Search this site' })).toHaveValue('sleep');
  expect(card()).toBeNull();
});

test('a result in another language says so', () => {
  render(<SearchPage query="llama" results={[{ ...result, lang: 'es' }]} />);
  expect(screen.getByRole('link', { name: 'Anxiety Treatment' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'es',
  );
});

test.each([[[]], [[result]], [undefined]])(
  'words of self-harm bring the crisis card first: %j',
  (results) => {
    render(<SearchPage query="quiero morir" results={results} />);
    const field = screen.getByRole('searchbox');
    expect(card()!.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  },
);

test('no result is reported, with links', () => {
  render(<SearchPage query="giraffe" results={[]} />);
  expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  expect(screen.getByText('Nothing matches “giraffe”. Try a shorter word, or ask us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('a search that cannot answer does not say that there is nothing', () => {
  render(<SearchPage query="sleep" results={undefined} />);
  expect(screen.getByRole('heading', { name: 'The search does not answer at the moment' })).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

test('without words there is only the field', () => {
  render(<SearchPage query="" results={[]} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
