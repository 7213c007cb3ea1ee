import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readReview } from '@/content/views/review';
import { ReviewLine } from '@/sections/shared/review-line';

const renderReview = (review: Record<string, unknown>) =>
  render(<ReviewLine review={readReview(review)} />).container;

const whole = {
  reviewer: 'Kite Heron, MD',
  reviewerTitle: 'Ornithologist',
  reviewedOn: '2025-02-03T00:00:00.000Z',
  nextReviewOn: '2025-08-03T00:00:00.000Z',
};

test.each([
  [
    whole,
    'Medically reviewed by Kite Heron, MD, Ornithologist, on February 3, 2025. Next review due August 2025.',
  ],
  [
    { ...whole, author: 'Ada Wren', nextReviewOn: '' },
    'Written by Ada Wren. Medically reviewed by Kite Heron, MD, Ornithologist, on February 3, 2025.',
  ],
  [{ reviewer: 'Kite Heron' }, 'Clinically reviewed by Kite Heron.'],
  [
    { reviewer: 'Kite Heron', reviewerTitle: 'Ornithologist' },
    'Clinically reviewed by Kite Heron, Ornithologist.',
  ],
  [
    { reviewer: 'Kite Heron', reviewedOn: whole.reviewedOn },
    'Clinically reviewed by Kite Heron on February 3, 2025.',
  ],
  [{ reviewedOn: whole.reviewedOn }, 'Reviewed on February 3, 2025.'],
  [{ author: 'Ada Wren' }, 'Written by Ada Wren.'],
  [{ reviewer: 'Kite Heron, PhD' }, 'Clinically reviewed by Kite Heron, PhD.'],
  [
    { reviewer: 'Kite Heron', reviewerTitle: 'Psychiatrist' },
    'Medically reviewed by Kite Heron, Psychiatrist.',
  ],
  [
    { reviewer: 'Kite Heron, PMHNP', reviewerTitle: 'Psychiatric Nurse Practitioner' },
    'Clinically reviewed by Kite Heron, PMHNP, Psychiatric Nurse Practitioner.',
  ],
])('says what is known: %j', (review, line) => {
  const words = renderReview(review).querySelector('div > p:not([aria-hidden])');
  expect(words?.textContent?.trim()).toBe(line);
});

test('the initials of the reviewer are beside it, hidden from assistive technology', () => {
  const initials = renderReview({ ...whole, author: 'Ada Wren' }).querySelector('[aria-hidden="true"]');
  expect(initials).toHaveTextContent(/^KH$/);
});

test('the sources unfold', async () => {
  renderReview({ ...whole, sources: [{ label: 'A book', url: 'https://book.example/1' }] });
  const source = screen.getByText('A book');
  expect(source.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Sources'));
  expect(source.closest('details')).toHaveAttribute('open');
  expect(source).toHaveAttribute('href', 'https://book.example/1');
  expect(source.closest('details')).toHaveTextContent('Opened and compared on February 3, 2025.');
});

test('nothing is shown without a review', () => {
  expect(renderReview({})).toBeEmptyDOMElement();
  expect(
    renderReview({ reviewerTitle: 'Ornithologist', nextReviewOn: whole.nextReviewOn }),
  ).toBeEmptyDOMElement();
});
