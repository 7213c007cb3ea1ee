import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { POLL_INTERVAL_MS } from '@/content/schema/constants';
import { galleryView } from '@/sections/gallery/gallery-page';
import { conditionView } from '@/sections/condition/condition-page';
import { layoutAnswer, pageAnswer } from '../../helpers/react/with-answers';
import { renderWithCalls, type Calls } from '../../helpers/react/with-calls';

const realFetch = globalThis.fetch;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const gallery = (title: string, seo = {}) => {
  const { data } = pageAnswer({ hero: { 'page title': { text: title } } });
  return { body: { data: { ...data, seo } } };
};

test('the title of an open tab follows what a poll brings, by the rule of the page', async () => {
  const answers: Calls = {
    '/api/globals/site-layout': { body: layoutAnswer('Heron House') },
    '/api/pages/gallery': gallery('Ponds'),
  };
  renderWithCalls(answers, galleryView);
  await pass(50);
  expect(document.title).toBe('Ponds | Heron House');
  answers['/api/pages/gallery'] = gallery('Lakes');
  await pass(POLL_INTERVAL_MS + 50);
  expect(document.title).toBe('Lakes | Heron House');
  answers['/api/pages/gallery'] = gallery('Lakes', { title: 'Written for search engines' });
  await pass(POLL_INTERVAL_MS + 50);
  expect(document.title).toBe('Written for search engines');
  answers['/api/pages/gallery'] = 'away';
  await pass(POLL_INTERVAL_MS + 50);
  expect(document.title).toBe('Written for search engines');
});

test('description and the words of shared links follow with the title', async () => {
  const names = [
    'name="description"',
    'property="og:title"',
    'property="og:description"',
    'name="twitter:title"',
  ];
  document.head.innerHTML = names.map((name) => `<meta ${name} content="As it came">`).join('');
  const tags = () =>
    names.map((name) => document.head.querySelector(`meta[${name}]`)?.getAttribute('content'));
  const answers: Calls = {
    '/api/globals/site-layout': { body: layoutAnswer('Heron House') },
    '/api/pages/gallery': gallery('Ponds', { description: 'Where herons stand' }),
  };
  renderWithCalls(answers, galleryView);
  await pass(50);
  expect(tags()).toEqual([
    'Where herons stand',
    'Ponds | Heron House',
    'Where herons stand',
    'Ponds | Heron House',
  ]);
  answers['/api/pages/gallery'] = gallery('Lakes', { openGraph: { title: 'Look', description: 'Lakes!' } });
  await pass(POLL_INTERVAL_MS + 50);
  expect(tags()).toEqual([
    'A look at our rooms and at what is around them.',
    'Look',
    'Lakes!',
    'Lakes | Heron House',
  ]);
  document.head.innerHTML = '';
});

test('a title that nothing changes stays as the server has set it', async () => {
  document.title = 'As it came';
  renderWithCalls({ '/api/conditions/herons': { status: 500 } }, conditionView, { slug: 'herons' });
  await pass(POLL_INTERVAL_MS + 50);
  expect(document.title).toBe('As it came');
});
