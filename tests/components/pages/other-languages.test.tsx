import { afterEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ContactForm } from '@/contact/form/contact-form';
import { Providers } from '@/components/providers';
import { WhatHappensNext } from '@/contact/notes/what-happens-next';
import { CrisisStrip } from '@/components/layout/crisis-strip';
import { formTexts } from '@/content/languages/languages';
import { readLayout } from '@/content/views/site-layout';
import { conditionView } from '@/sections/condition/condition-page';
import { renderWithCalls } from '../../helpers/react/with-calls';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const fear = {
  title: 'Miedo',
  slug: 'miedo',
  summary: 'Cuando el susto no se va.',
  heading1: 'En breve',
  text1: '<p>Unas palabras.</p>',
  symptoms: '<p>Manos frías.</p>',
  treatments: '<p>Hablar.</p>',
  readTime: 3,
  atGlance: { whatItIs: 'Un susto largo.' },
  visitQuestions: ['¿Qué es?'],
  review: { reviewer: 'Dra. A', reviewedOn: '2026-10-06', sources: [] },
  seo: {},
  language: 'es',
  translations: [{ language: 'en', url: '/conditions/fear' }],
  alsoInLanguage: [{ title: 'Contacto', url: '/contacto' }],
};
const layout = { translatedPages: [{ of: '/contact', language: 'es', url: '/contacto' }] };

const show = async (data: object) => {
  renderWithCalls(
    {
      '/api/conditions/miedo': { body: { data } },
      '/api/conditions': { body: { data: [{ title: 'Sorrow', slug: 'sorrow' }] } },
      '/api/globals/site-layout': { body: { data: layout } },
    },
    conditionView,
    { slug: 'miedo' },
  );
  await screen.findByRole('heading', { level: 1 });
};

describe('a condition in Spanish', () => {
  test('has all words of the interface in Spanish', async () => {
    await show(fear);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Miedo');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'En pocas palabras',
        'Síntomas',
        'Tratamiento',
        'Para su primera visita',
        'No tiene que resolver esto sin ayuda',
        'Otras páginas en español',
      ]),
    );
    expect(document.body.textContent).toContain('Revisión clínica de Dra. A el 6 de octubre de 2026');
    expect(document.body.textContent).not.toMatch(
      /Miedo Treatment|Symptoms|min read|Related conditions|Get Help/,
    );
  });

  test('leads to its original, and to contact in Spanish', async () => {
    await show(fear);
    const english = screen.getByRole('link', { name: 'English' });
    expect(english.getAttribute('href')).toBe('/conditions/fear');
    expect(english.getAttribute('hreflang')).toBe('en');
    expect(screen.getByRole('link', { name: 'Busque ayuda hoy' }).getAttribute('href')).toBe('/contacto');
  });
});

test('a condition without translations has no link to another language', async () => {
  const { language: _l, translations: _t, alsoInLanguage: _a, ...plain } = fear;
  await show(plain);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Miedo Treatment');
  expect(document.querySelector('main [hreflang], [hreflang]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Related conditions' })).toBeTruthy();
});

describe('the crisis strip', () => {
  test('of a page in Spanish begins in Spanish, then says it in English', () => {
    render(<CrisisStrip phone="(561) 555-0142" language="es" />);
    const strip = within(screen.getByRole('complementary', { name: 'Ayuda en una crisis' }));
    expect(strip.getByRole('link', { name: '988, oprima 2' }).getAttribute('href')).toBe('tel:988');
    expect(strip.getByText(/Llámenos: \(561\)/)).toBeTruthy();
    const paragraphs = [...document.querySelectorAll('p')];
    expect(paragraphs.map(({ lang }) => lang)).toEqual(['', 'en-US']);
    expect(paragraphs[0]?.textContent).toContain('¿En crisis?');
  });

  test('of any other page is as it was: English, then Spanish', () => {
    render(<CrisisStrip phone="" />);
    expect([...document.querySelectorAll('p')].map(({ lang }) => lang)).toEqual(['', 'es']);
  });
});

test('the form in Spanish has the same five controls, and nothing in English', () => {
  const { footer } = readLayout(undefined);
  render(
    <Providers>
      <ContactForm footer={footer} texts={formTexts('es')} />
    </Providers>,
  );
  for (const label of ['Nombre', 'Apellido', 'Correo electrónico', 'Mensaje'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.getByLabelText(/Teléfono.*opcional/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeTruthy();
  expect(screen.getByRole('form').textContent).not.toMatch(/\b(the|your|Phone|Email)\b/);
});

test('what follows a message in Spanish names the hours as the layout has them, marked as English', () => {
  const hours = 'Monday - Friday: 9:00 AM - 6:00 PM';
  const { rerender } = render(<WhatHappensNext hours={hours} texts={formTexts('es')} />);
  expect(screen.getByText(hours).lang).toBe('en-US');
  rerender(<WhatHappensNext hours={hours} />);
  expect(screen.getByText(hours).lang).toBe('');
});
