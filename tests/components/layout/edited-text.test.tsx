import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { writeMark } from '@/content/derive/edit-mark';
import { editUrl } from '@/components/layout/staff/edited-text';

const asked: string[] = [];
let edit: string | null;
beforeEach(() => {
  edit = '/admin/collections/pages/1#field=body.0.mission';
  globalThis.fetch = ((address: string) => {
    asked.push(new URL(address, 'http://site.example').searchParams.get('mark') ?? 'none');
    return Promise.resolve(Response.json({ data: { edit } }));
  }) as typeof fetch;
  render(
    <>
      <aside>
        <p>Help in a crisis</p>
      </aside>
      <main>
        <section data-edit="#mission">
          <h2>Our mission</h2>
          <p>
            We <strong>listen</strong>.
          </p>
          <ul>
            <li data-edit="team-members/7">
              <p>Flies kites.</p>
            </li>
          </ul>
        </section>
        <section data-edit="#approach">
          <p>{writeMark('Marked words.', '#approach.paragraph')}</p>
          <p>Built-in words.</p>
          <div>
            <p>{writeMark('First of a rich text.', '#approach.text')}</p>
            <p>Second of it.</p>
          </div>
        </section>
        <p>Outside of sections</p>
      </main>
      <footer data-edit="site-layout#footer">
        <p>Copyright</p>
      </footer>
    </>,
  );
});
afterEach(() => void asked.splice(0));

test.each([
  ['Our mission', '#mission'],
  ['listen', '#mission'],
  ['Flies kites.', 'team-members/7'],
  ['Copyright', 'site-layout#footer'],
  ['Outside of sections', 'none'],
  ['Help in a crisis', 'none'],
  [/^Marked words/, '#approach.paragraph'],
  [/^First of a rich text/, '#approach.text'],
  ['Second of it.', '#approach.text'],
])('%s is edited where the nearest mark says: %s', async (words, mark) => {
  await editUrl(screen.getByText(words));
  expect(asked).toEqual([mark]);
});

test('the words go to the panel in the hash, without their mark', async () => {
  expect(await editUrl(screen.getByText(/^Marked words/))).toBe(`${edit}&words=Marked+words.`);
  expect(await editUrl(screen.getByText('listen'))).toBe(`${edit}&words=We+listen.`);
  edit = '/admin/collections/team-members/7';
  expect(await editUrl(screen.getByText('Flies kites.'))).toBe(`${edit}#words=Flies+kites.`);
  edit = null;
  expect(await editUrl(screen.getByText('Copyright'))).toBeNull();
});
