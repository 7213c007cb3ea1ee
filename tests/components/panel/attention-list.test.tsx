import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AttentionList } from '@/panel/dashboard/attention/attention-list';

const group = (when: 'now' | 'soon' | 'later') => ({
  title: `To do ${when}`,
  when,
  items: [{ words: 'Home', path: '/collections/pages/1', note: '' }],
});

test('the heading has words under it, also when all that is listed can wait', () => {
  const { rerender } = render(<AttentionList groups={[]} />);
  screen.getByText('Nothing at the moment.');
  rerender(<AttentionList groups={[group('soon'), group('later')]} />);
  screen.getByText('Nothing at the moment.');
  screen.getByText('To do later');
  rerender(<AttentionList groups={[group('now'), group('soon')]} />);
  expect(screen.queryByText('Nothing at the moment.')).toBeNull();
});
