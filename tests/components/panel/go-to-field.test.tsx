import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

const told = jest.fn();
let fields = {};
const getFields = () => fields;
jest.unstable_mockModule('@payloadcms/ui', () => ({ toast: { info: told }, useForm: () => ({ getFields }) }));
const { GoToField } = await import('@/panel/document/go-to-field');

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  told.mockClear();
  fields = {};
  window.location.hash = '';
});

/** As Payload renders a form: only the fields of the open tab are there. */
function Form() {
  const [tab, setTab] = useState('Hero');
  return (
    <div className="document-fields">
      {['Hero', 'Mission'].map((label) => (
        <button
          key={label}
          className={`tabs-field__tab-button${tab === label ? ' tabs-field__tab-button--active' : ''}`}
          onClick={() => setTab(label)}
        >
          {label}
        </button>
      ))}
      {tab === 'Mission' && (
        <>
          <input type="checkbox" id="field-body__0__mission__isShown" />
          <div className="field-type">
            <input aria-label="Heading" id="field-body__0__mission__heading" placeholder="Our mission" />
          </div>
          <div className="field-type">
            <textarea
              aria-label="Statement"
              id="field-body__0__mission__statement"
              defaultValue="We listen, and then we act."
            />
          </div>
          <Row />
          <div className="field-type" data-field-path="body.0.mission.text">
            <div aria-label="Text" contentEditable suppressContentEditableWarning>
              <p>First of the text.</p>
              <p>Second of the text.</p>
              <ol>
                <li value={1}>Third, in a list.</li>
              </ol>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** As Payload renders a row of a list: its fields are there once it is open. */
function Row() {
  const [isOpen, setOpen] = useState(false);
  const state = isOpen ? '' : 'collapsible--collapsed';
  return (
    <div id="body-0-mission-points-row-1">
      <div className={state}>
        <div>
          <button
            className={isOpen ? '' : 'collapsible__toggle--collapsed collapsible__toggle'}
            onClick={() => setOpen(!isOpen)}
          >
            Point 2
          </button>
        </div>
        {isOpen && (
          <div className="field-type">
            <input
              aria-label="Point"
              id="field-body__0__mission__points__1__text"
              defaultValue="Nobody waits alone"
            />
          </div>
        )}
      </div>
    </div>
  );
}

const goTo = (field: string, words = '') => {
  window.location.hash = String(new URLSearchParams({ ...(field && { field }), tab: 'Mission', words }));
  render(
    <>
      <Form />
      <GoToField />
    </>,
  );
};
const arrived = async (label: string) => {
  const control = await screen.findByLabelText(label);
  await waitFor(() => expect(control.closest('.panel-arrived')).not.toBeNull());
  expect(document.activeElement).toBe(control);
};

test('a field of a mark is focused in its tab', async () => {
  goTo('body.0.mission.statement');
  await arrived('Statement');
});

test('of a section, the field with the words is focused, also with built-in words; else the first', async () => {
  goTo('body.0.mission', 'We listen, and then');
  await arrived('Statement');
  cleanup();
  goTo('body.0.mission', 'Our mission');
  await arrived('Heading');
  cleanup();
  goTo('body.0.mission', 'Words of the software');
  await arrived('Heading');
});

test('of a section, the words in a collapsed row open the row', async () => {
  fields = {
    'body.0.mission.points.1.text': { value: 'Nobody waits  alone' },
    'body.0.hero.pageTitle': { value: 'Nobody waits alone' },
  };
  goTo('body.0.mission', 'Nobody waits alone');
  await arrived('Point');
});

test('a rich text is opened at the paragraph with the words', async () => {
  goTo('body.0.mission.text', 'Second of the text.');
  const isAt = (words: string) =>
    waitFor(() => expect(window.getSelection()?.anchorNode?.textContent).toBe(words));
  await isAt('Second of the text.');
  cleanup();
  goTo('body.0.mission.text', 'Third, in a list.');
  await isAt('Third, in a list.');
});

test('a click in the preview leads to a field here, and says what is edited elsewhere or nowhere', async () => {
  render(
    <>
      <Form />
      <GoToField />
    </>,
  );
  const send = (edit: string | null) =>
    act(() => {
      const data = { type: 'site-field', edit };
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data }));
    });
  const here = window.location.pathname;
  send(`${here}#field=body.0.mission.statement&tab=Mission`);
  await arrived('Statement');
  send('/admin/globals/site-layout#field=footer');
  expect(told).toHaveBeenLastCalledWith('This text is edited elsewhere.', expect.anything());
  send(null);
  expect(told).toHaveBeenLastCalledWith('This text cannot be edited here.');
});
