import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import SiteError from '@/app/global-error';
import { footView } from '@/components/layout/live-foot';
import { headView } from '@/components/layout/live-head';
import { OfflineNote } from '@/components/layout/offline-note';
import { notFoundView } from '@/sections/not-found-page';
import PageFailed from '@/sections/page-failed';
import { AtPath } from '../../helpers/react/at-path';
import { HOSTILE } from '../../helpers/fixtures/hostile';
import { layoutAnswer, liveArea, renderPart } from '../../helpers/react/with-answers';

const WAYS = ['tel:988', 'sms:988', 'tel:911'];
const hrefs = (place: Element) => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const frame = (answers: Record<string, unknown>, page: ReactNode = <p>A page</p>) =>
  renderPart(
    <AtPath path="/">
      {liveArea(headView, answers)}
      <main>{page}</main>
      {liveArea(footView, answers)}
    </AtPath>,
  );
const NOTHING = { data: [] };
const lists = { '/api/therapies': NOTHING, '/api/conditions': NOTHING };

const named = (values: object) => ({
  data: { content: ['header', 'footer'].map((name) => ({ name, elements: [], ...values })) },
});

test.each([...HOSTILE, named({ hidden: true }), named({ elements: [{ name: 'crisis', values: {} }] })])(
  'no layout removes it: %j',
  async (layout) => {
    await frame({ '/api/globals/site-layout': layout, ...lists });
    const strip = screen.getByRole('complementary', { name: 'Help in a crisis' });
    expect(hrefs(strip)).toEqual(expect.arrayContaining(WAYS));
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(WAYS));
  },
);

test.each([
  ['a page that failed', <PageFailed key="failed" retry={() => {}} />],
  ['a page that is not there', liveArea(notFoundView, {})],
])('it is above %s', async (_name, page) => {
  await frame({ '/api/globals/site-layout': layoutAnswer('Elm House'), ...lists }, page);
  expect(hrefs(screen.getByRole('complementary', { name: 'Help in a crisis' }))).toEqual(
    expect.arrayContaining(WAYS),
  );
});

test('it is shown when the site’s own layout failed', () => {
  const { container } = render(<SiteError error={new Error('broken')} reset={() => {}} />, {
    container: document,
  } as never);
  expect(hrefs(container)).toEqual(expect.arrayContaining(WAYS));
});

test('without a connection the page stays, and says whom visitors can still call', () => {
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor;
  const connection = (isThere: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isThere });
    act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
  };
  render(
    <div>
      <OfflineNote phone="(555) 555-0100" />
      {/* A plain link, as rich text has them. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/about">About</a>
    </div>,
  );
  const note = screen.getByRole('status');
  expect(note).toBeEmptyDOMElement();
  connection(false);
  expect(hrefs(note)).toEqual(['tel:988', 'tel:911', 'tel:+15555550100']);
  expect(fireEvent.click(screen.getByRole('link', { name: 'About' }))).toBe(false);
  expect(fireEvent.click(within(note).getByRole('link', { name: '988' }))).toBe(true);
  connection(true);
  expect(note).toBeEmptyDOMElement();
  Object.defineProperty(Navigator.prototype, 'onLine', onLine);
  delete (navigator as { onLine?: boolean }).onLine;
});
