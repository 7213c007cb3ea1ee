import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { LiveView } from '@/live/live-view';
import { HiddenAnchors } from '@/components/ui/links/hidden-anchors';
import { SmartLink } from '@/components/ui/links/smart-link';
import type { PageSchema } from '@/content/schema/element';
import { toApi } from '@/content/derive/to-api';
import { toSeed } from '@/content/derive/to-seed';
import { fakeRender, fakeRichText, sentinels } from '../helpers/fixtures/sentinels';
import { pageViews } from '../helpers/react/page-views';
import { layoutAnswer, renderWithAnswers } from '../helpers/react/with-answers';

const sections = pageViews.flatMap(([schema, View]) =>
  Object.keys(schema.sections)
    .filter((key) => !schema.sections[key]?.isFixed)
    .map((key) => [`${schema.name}.${key}`, schema, View, key] as const),
);

async function show(schema: PageSchema, View: LiveView, hidden: string[]) {
  const stored: Record<string, unknown> = toSeed(schema, sentinels(schema), fakeRichText);
  for (const key of hidden) stored[key] = { ...(stored[key] as object), isShown: false };
  const content = toApi(schema, stored, fakeRender);
  const inEnvelope = schema.envelope === 'data.content.sections' ? { sections: content } : content;
  const { container } = await renderWithAnswers(
    {
      [`/api/pages/${schema.name}`]: { data: { content: inEnvelope } },
      '/api/globals/site-layout': layoutAnswer('Heron House'),
      '/api/blog': { data: [] },
      '/api/conditions': { data: [] },
      '/api/therapies': { data: [] },
      '/api/team-members': { data: [{ id: '1', name: 'Kite Heron', title: 'Pilot', bio: '' }] },
    },
    View,
  );
  return container;
}

test.each(sections)(
  'the section %s is gone when it is switched off, with its words and its places; the others stay',
  async (_name, schema, View, key) => {
    const whole = await show(schema, View, []);
    const anchors = schema.sections[key]?.anchors ?? [];
    for (const anchor of anchors) expect(whole.querySelector(`[id="${anchor}"]`)).not.toBeNull();
    if (hasWords(schema, key)) expect(whole.textContent).toContain(`Sentinel ${key} `);

    const rest = await show(schema, View, [key]);
    expect(rest.textContent).not.toContain(`Sentinel ${key} `);
    expect(rest.querySelectorAll('section').length).toBe(
      whole.querySelectorAll('section').length - (key === 'contactInfo' ? 0 : 1),
    );
    for (const anchor of anchors) {
      expect(rest.querySelector(`[id="${anchor}"]`)).toBeNull();
      expect(rest.querySelector(`a[href="#${anchor}"]`)).toBeNull();
    }
    const labels = [...rest.querySelectorAll('[aria-labelledby]')];
    for (const label of labels)
      expect(rest.querySelector(`[id="${label.getAttribute('aria-labelledby')}"]`)).not.toBeNull();
  },
);

test('a link leads to the head of a page whose place is hidden', () => {
  const { container } = render(
    <HiddenAnchors value={['/programs#php']}>
      <SmartLink href="/programs#php">PHP</SmartLink>
      <SmartLink href="/programs#iop">IOP</SmartLink>
    </HiddenAnchors>,
  );
  const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/programs', '/programs#iop']);
});

const hasWords = (schema: PageSchema, key: string) =>
  Object.values(schema.sections[key]?.elements ?? {}).some(({ kind }) => kind === 'text');
