import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CrisisStrip } from '@/components/layout/crisis-strip';
import { crisisHelp } from '@/content/crisis/crisis-help';
import { CrisisHelpPage } from '@/sections/crisis/crisis-help-page';
import { AtPath } from '../../helpers/react/at-path';
import { readingGrade } from '../../helpers/accessibility/reading-grade';

const hrefs = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each(Object.values(crisisHelp))('$path', (help) => {
  test('calls, texts, and reaches 911 and the veterans’ line, in its own language, and leads to the other', () => {
    const { container } = render(
      <AtPath path={help.path}>
        <CrisisHelpPage help={help} />
      </AtPath>,
    );
    expect(screen.getByRole('heading', { level: 1, name: help.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', help.lang);
    const [trail, home] = help.lang === 'es' ? ['Ruta de navegación', 'Inicio'] : ['Breadcrumb', 'Home'];
    expect(within(screen.getByRole('navigation', { name: trail })).getByText(home)).toBeVisible();
    // Before any other text: call and text, as large buttons.
    const buttons = container.querySelectorAll('h1 ~ p > a.min-h-14');
    expect([...buttons].map((link) => link.getAttribute('href'))).toEqual([
      'tel:988',
      help.lang === 'es' ? 'sms:988?&body=AYUDA' : 'sms:988',
    ]);
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(Object.values(help.buttons));
    // A number for text messages with a keyword cannot be called.
    expect(hrefs(container).filter((href) => href === 'sms:988').length).toBeGreaterThan(1);
    for (const href of [
      'tel:711',
      'tel:988',
      'sms:988',
      'tel:911',
      'sms:838255',
      crisisHelp[help.other.lang].path,
    ])
      expect(hrefs(container)).toContain(href);
  });

  test('says the same things, in the same order', () => {
    expect(help.text.match(/<h2>/g)).toHaveLength(crisisHelp.en.text.match(/<h2>/g)?.length ?? 0);
    expect(help.text.match(/<li>/g)).toHaveLength(4);
  });
});

test('the English words are at reading grade 8 or lower', () => {
  expect(readingGrade(crisisHelp.en.text)).toBeLessThanOrEqual(8);
});

test('the crisis strip leads to both', () => {
  render(
    <AtPath path="/">
      <CrisisStrip phone="" />
    </AtPath>,
  );
  expect(screen.getByRole('link', { name: /^More ?: what happens/ })).toHaveAttribute('href', '/988');
  const spanish = screen.getByRole('link', { name: /^Más ?: qué pasa/ });
  expect(spanish).toHaveAttribute('href', '/988/es');
  expect(spanish.closest('[lang]')).toHaveAttribute('lang', 'es');
});

test.each(['en', 'es'])('the crisis strip calls, texts and reaches 911 in %s', (lang) => {
  const { container } = render(
    <AtPath path="/">
      <CrisisStrip phone="" />
    </AtPath>,
  );
  const links = [...container.querySelectorAll('a')].filter(
    (link) => (link.closest('[lang]')?.getAttribute('lang') ?? 'en') === lang,
  );
  const to = links.map((link) => link.getAttribute('href')?.replace('?&body=AYUDA', ''));
  const more = lang === 'es' ? ['/988/es'] : ['/988', '/help-now'];
  expect([...to].sort()).toEqual([...more, 'sms:988', 'tel:911', 'tel:988']);
});

test('both languages ask for an officer who is trained for a crisis', () => {
  expect(crisisHelp.en.text).toContain('ask for an officer with crisis training');
  expect(crisisHelp.es.text).toContain('pida un agente capacitado para intervenir en crisis');
});

test.each([
  ['en', 'fewer than 2 of 100 calls, and in more than half of those the caller agrees'],
  ['es', 'menos de 2 de cada 100 llamadas, y en más de la mitad de ellas la persona está de acuerdo'],
] as const)('%s: how seldom somebody is sent, and that the caller mostly agrees', (lang, words) => {
  expect(crisisHelp[lang].text).toContain(words);
});

test('988 does not charge, a phone company may', () => {
  const { lead, text } = crisisHelp.en;
  expect(lead).toContain('does not charge');
  expect(text).toContain('</a> does not charge you. Your phone company may charge for texts.');
});
