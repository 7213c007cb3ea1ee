import { describe, expect, test } from '@jest/globals';
import { initialsOf, readTeam } from '@/content/views/team';

describe('the team as answered', () => {
  test('keeps name, title, bio and picture', () => {
    const body = {
      data: [
        {
          id: 'a',
          name: 'Kite Heron',
          title: 'Pilot',
          bio: 'Flies.',
          imageUrl: '/k.jpg',
          imageAlt: 'A kite',
        },
        { id: 'b', name: 'Tide Wren', title: 'Diver', bio: 'Dives.', imageUrl: '/t.jpg' },
      ],
    };
    expect(readTeam(body)).toEqual([
      {
        id: 'a',
        name: 'Kite Heron',
        title: 'Pilot',
        bio: 'Flies.',
        picture: { src: '/k.jpg', alt: 'A kite' },
      },
      {
        id: 'b',
        name: 'Tide Wren',
        title: 'Diver',
        bio: 'Dives.',
        picture: { src: '/t.jpg', alt: 'Tide Wren' },
      },
    ]);
  });

  test('leaves out who has no name, and addresses that are none', () => {
    const body = { data: [{ title: 'Nobody' }, 7, { name: 'Tide Wren', imageUrl: 'javascript:alert(1)' }] };
    expect(readTeam(body)).toEqual([{ id: '2', name: 'Tide Wren', title: '', bio: '', picture: null }]);
  });

  test.each([undefined, null, 'words', 7, [], {}, { data: null }, { data: {} }, { data: 'words' }])(
    'reads %j as no person',
    (body) => expect(readTeam(body)).toEqual([]),
  );
});

test.each([
  ['Teodor Lindqvist, PhD', 'TL'],
  ['Ana Maria de la Cruz', 'AM'],
  ['  ruth   abara ', 'RA'],
  ['Cher', 'C'],
  ['“Kit” O’Neil', 'KO'],
  ['Émile Ødegård', 'ÉØ'],
  ['& —', ''],
])('the first two initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
