import { expect, test } from '@jest/globals';
import { launchBrowser } from '../../helpers/browser/chromium';
import { administrator, openDocument, publish, signIn } from '../../helpers/site/panel';
import { startSite } from '../../helpers/site/site';
import { SOON } from '../../helpers/browser/visitor';

const heading = 'A lighthouse that staff wrote about today';

test('staff edit the heading, an open tab shows it within 5 s, and a message arrives in the panel', async () => {
  const site = await startSite({ env: administrator });
  const browser = await launchBrowser();
  const visitor = await browser.newPage();
  await visitor.goto(site.url);
  const title = visitor.getByRole('heading', { level: 1 });
  expect(await title.textContent()).not.toBe(heading);
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, site.url);
  await openDocument(staff, site.url, 'pages', 'Home');
  await staff.getByLabel('Main heading').fill(heading);
  await publish(staff);
  await visitor.getByRole('heading', { level: 1, name: heading }).waitFor(SOON);
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('Last name').fill('Sentinel');
  await visitor.getByLabel('Email').fill('ada@example.org');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('May I come and see the garden first?');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await visitor.getByText('Message Sent', { exact: true }).waitFor();
  expect(await visitor.getByLabel('First name').inputValue()).toBe('');

  await openDocument(staff, site.url, 'contact-messages', 'Ada Sentinel');
  await staff
    .getByRole('region', { name: 'The message' })
    .getByText('May I come and see the garden first?')
    .waitFor();
});
