import { beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFaults } from '../../helpers/accessibility/axe';
import { launchBrowser } from '../../helpers/browser/chromium';
import { newVisitor, PHONE } from '../../helpers/browser/visitor';
import { openCmsApi } from '../../helpers/cms/cms-api';
import { administrator } from '../../helpers/site/panel';
import { startSite, type Site } from '../../helpers/site/site';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ env: administrator }), launchBrowser()]);
});

async function send(page: Page, firstName: string, message: string) {
  await page.getByLabel('Nombre').fill(firstName);
  await page.getByLabel('Apellido').fill('Garza');
  await page.getByLabel('Correo electrónico').fill('ana@garza.example');
  await page.getByLabel('Mensaje').fill(message);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
}

test('without a script the form in Spanish says in Spanish what to correct, and that it was sent', async () => {
  const { page, open } = await newVisitor(browser, site.url, {
    viewport: PHONE,
    javaScriptEnabled: false,
    allowed: [/422/],
  });
  await open('/contacto');
  await send(page, 'A', '¿Puedo preguntar por el jardín?');
  await page.getByText('El nombre debe tener al menos 2 letras').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('¿Puedo preguntar por el jardín?');
  await page.getByRole('heading', { level: 1, name: 'Formulario de contacto' }).waitFor();

  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mensaje enviado' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact/sent/es');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.title()).toMatch(/^Mensaje enviado \| /);
});

test('with a script it says so in a toast whose cross is Spanish too', async () => {
  const { page, open } = await newVisitor(browser, site.url);
  await open('/contacto');
  await send(page, 'Ana', '¿Cuándo puedo ir a ver el jardín?');
  const toasts = page.getByRole('region', { name: 'Avisos (F8)' });
  await toasts.getByText('Mensaje enviado').waitFor();
  await toasts.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByText('Su mensaje fue enviado.').waitFor();
});

test('the strip of a page in Spanish leads to help in Spanish, which search engines know as a pair', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE });
  await open('/conditions/ansiedad');
  await page
    .getByRole('complementary', { name: 'Ayuda en una crisis' })
    .getByRole('link', { name: 'Necesito ayuda ahora' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Necesito ayuda ahora' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  expect(await page.title()).toMatch(/^Necesito ayuda ahora \| /);
  for (const path of ['/help-now', '/help-now/es']) {
    await open(path);
    const pair = page.locator('link[rel=alternate][hreflang]');
    expect(
      await pair.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL((link as HTMLLinkElement).href).pathname,
        ]),
      ),
    ).toEqual([
      ['en', '/help-now'],
      ['es', '/help-now/es'],
    ]);
  }
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/help-now/es</loc>');
});

test('the page after the form is accessible in Spanish', async () => {
  const { page, open } = await newVisitor(browser, site.url, { viewport: PHONE });
  await open('/contact/sent/es');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('an edit of a page in Spanish is shown within five seconds, and its words stay Spanish', async () => {
  const cms = await openCmsApi(site.url);
  const { page, open } = await newVisitor(browser, site.url);
  await open('/conditions/ansiedad');
  const id = await cms.idOf('conditions', 'slug', 'ansiedad');
  await cms.update('conditions', id, { title: 'Ansiedad y garzas' });
  await page.getByRole('heading', { level: 1, name: 'Ansiedad y garzas' }).waitFor({ timeout: 10_000 });
  expect(await page.getByRole('heading', { name: 'Síntomas' }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Symptoms' }).count()).toBe(0);
});
