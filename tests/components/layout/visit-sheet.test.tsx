import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCondition, type ConditionView } from '@/content/views/condition';
import { readLayout } from '@/content/views/site-layout';
import { AtAGlance } from '@/sections/condition/at-a-glance';
import { VisitSheet } from '@/sections/condition/visit-sheet';
import { layoutAnswer } from '../../helpers/react/with-answers';

const herons = readCondition({
  data: {
    title: 'Herons',
    atGlance: { whatItIs: 'Fear of tall birds.', helpToday: 'Call or text 988 now.' },
    visitQuestions: ['Do they bite?', 'Do they stay?'],
    lastChange: { changedOn: '2026-10-06', note: 'Added ducks.' },
    readTime: 4,
  },
}) as ConditionView;
const { footer } = readLayout(layoutAnswer('Heron House'));

test('at a glance: short answers, how long the page is, what changed; 988 as links', () => {
  render(<AtAGlance condition={herons} />);
  const box = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(box.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'What it is',
    'When to get help today',
  ]);
  expect(box.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  expect(screen.getByText('4 min read')).toBeVisible();
  expect(screen.getByText('Last changed October 6, 2026: Added ducks.')).toBeVisible();
});

test('without any of it there is nothing', () => {
  const { container } = render(
    <AtAGlance condition={{ ...herons, atGlance: [], lastChange: null, readTime: 0 }} />,
  );
  expect(container.querySelector('h2, dl, p')).toBeNull();
});

test('its button prints the sheet alone; after that the page prints whole again', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(document.documentElement).toHaveAttribute('data-print', 'sheet');
  });
  render(<VisitSheet condition={herons} footer={footer} />);
  const sheet = screen.getByRole('region', { name: 'For your first visit' });
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Do they bite?', 'Do they stay?']);
  expect(sheet).toHaveTextContent(/Heron House.*\(555\) 555-0100/);
  await userEvent.click(screen.getByRole('button', { name: 'Print this sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  expect(document.documentElement).not.toHaveAttribute('data-print');
});
