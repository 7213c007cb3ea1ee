import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, waitFor } from '@testing-library/react';

type Fields = Record<string, { value: unknown }>;
let fields: Fields = {};
jest.unstable_mockModule('@payloadcms/ui', () => ({
  useFormFields: (select: (context: [Fields]) => unknown) => select([fields]),
}));
const { HiddenSections } = await import('@/panel/document/hidden-sections');

afterEach(cleanup);

const labels = { hero: 'Hero', services: 'Services' };
const form = () => (
  <div className="page-body">
    <button className="tabs-field__tab-button">Hero</button>
    <button className="tabs-field__tab-button">Services</button>
    <HiddenSections labels={labels} />
  </div>
);
const marked = () =>
  [...document.querySelectorAll('[data-hidden-section]')].map(({ textContent }) => textContent);

test('the tab of a section that is switched off says so, until it is switched on', async () => {
  fields = { 'body.0.services.isShown': { value: false }, 'body.0.hero.isShown': { value: true } };
  const { rerender } = render(form());
  await waitFor(() => expect(marked()).toEqual(['Services']));
  fields = {};
  rerender(form());
  await waitFor(() => expect(marked()).toEqual([]));
});
