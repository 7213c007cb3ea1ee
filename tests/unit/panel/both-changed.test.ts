import { expect, test } from '@jest/globals';
import type { ClientField } from 'payload';
import { changedByBoth, changedHere, saidIn } from '@/panel/conflicts/both-changed';

test('a field is changed here when its value, or that of a field inside it, is not the one it was opened with', () => {
  const fields = {
    kind: { value: 'closed', initialValue: 'closed' },
    text: { value: 'Mine', initialValue: 'Opened' },
    'link.label': { value: 'Write', initialValue: '' },
  };
  expect([...changedHere(fields)]).toEqual(['text', 'link']);
});

test('both have changed a field when each has another value than the opened one, and not the same', () => {
  const opened = {
    text: 'Opened',
    kind: 'closed',
    from: null,
    link: { label: '' },
    until: '1',
    updatedAt: '1',
  };
  const mine = {
    text: 'Mine',
    kind: 'telephone',
    from: 'mine',
    link: { label: 'Write' },
    newNote: 'Mine',
    updatedAt: '2',
  };
  const theirs = {
    text: 'Theirs',
    kind: 'telephone',
    from: null,
    link: { label: 'Call' },
    until: '2',
    updatedAt: '3',
  };
  const changed = new Set(['text', 'kind', 'from', 'link', 'newNote', 'updatedAt']);
  expect(changedByBoth(changed, { opened, mine, theirs })).toEqual(['text', 'link']);
});

test('a value is said by the label of its option, the name of its document, or its words', () => {
  const fields = [
    {
      type: 'row',
      fields: [
        { name: 'kind', label: 'About', type: 'select', options: [{ value: 'closed', label: 'Closed' }] },
      ],
    },
    { name: 'assignee', label: 'Answered by', type: 'relationship' },
    { name: 'link', label: 'One link', type: 'group', fields: [] },
    { name: 'notify', label: 'Tell', type: 'text', hasMany: true },
  ] as unknown as ClientField[];
  const said = (name: string, value: unknown) => Object.values(saidIn(fields, name, value)).join(': ');
  expect(said('kind', 'closed')).toBe('About: Closed');
  expect(said('assignee', { id: '1', name: 'Grace', email: 'grace@example.org' })).toBe('Answered by: Grace');
  expect(said('link', { id: '1', label: 'Write', url: '/contact' })).toBe('One link: Write, /contact');
  expect(said('notify', ['a@example.org', 'b@example.org'])).toBe('Tell: a@example.org\nb@example.org');
  expect(said('kind', null)).toBe('About: (empty)');
});
