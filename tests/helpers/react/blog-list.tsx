import { render, screen, within } from '@testing-library/react';
import { blogView } from '@/sections/blog/blog-page';
import { LiveAddress } from '../browser/live-address';
import { apiPost } from '../fixtures/posts';
import { KnownAnswers } from './known-answers';

export const marsh = [
  apiPost('heron', {
    title: 'Herons at rest',
    category: 'Birds',
    tags: ['a', 'b', 'c', 'd', 'e'],
    readTime: 7,
  }),
  apiPost('wren', { title: 'Small wren', category: 'Birds', tags: ['song'], featured: true }),
  apiPost('reed', { title: 'Cutting reed', category: 'Plants', tags: ['song', 'b', 'c'] }),
];

/** Requested by the rest of the site; the document's title takes the center's name from it. */
const around = { '/api/globals/site-layout': {}, '/api/pages/blog': {} };

export function open(address = '/blog', list: unknown[] | null = marsh) {
  window.history.replaceState(null, '', address);
  return render(
    <LiveAddress>
      <KnownAnswers
        answers={{ ...around, ...(list ? { '/api/blog': { data: list } } : {}) }}
        view={blogView}
      />
    </LiveAddress>,
  );
}

export const titles = (region: string) => {
  const found = screen.queryByRole('region', { name: region });
  return (
    found &&
    within(found)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent)
  );
};
export const searchBox = () => screen.getByPlaceholderText('Search articles...');
export const category = () => screen.getByRole('combobox', { name: 'Category' });
export const clearButton = () => screen.queryByRole('link', { name: 'Clear filters' });
export const count = () => screen.getByText(/^Found \d+ articles?$/);
export const address = () => window.location.pathname + window.location.search;
