import { beforeEach, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';

const refresh = jest.fn();
const router = { refresh };
let saved: { filename?: string } = {};
let isModified = false;
jest.unstable_mockModule('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ savedDocumentData: saved }),
  useFormModified: () => isModified,
}));
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { RefreshWhenReplaced } = await import('@/panel/pictures/refresh-when-replaced');

beforeEach(() => {
  refresh.mockClear();
  saved = { filename: 'former.webp' };
  isModified = false;
});

test('a picture saved with another file asks for the page anew, once', () => {
  const { rerender } = render(<RefreshWhenReplaced />);
  rerender(<RefreshWhenReplaced />);
  expect(refresh).not.toHaveBeenCalled();
  saved = { filename: 'new.webp' };
  rerender(<RefreshWhenReplaced />);
  rerender(<RefreshWhenReplaced />);
  saved = { filename: 'new.webp' };
  rerender(<RefreshWhenReplaced />);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('what is being typed is saved first', () => {
  const { rerender } = render(<RefreshWhenReplaced />);
  saved = { filename: 'new.webp' };
  isModified = true;
  rerender(<RefreshWhenReplaced />);
  expect(refresh).not.toHaveBeenCalled();
  isModified = false;
  rerender(<RefreshWhenReplaced />);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('the first file of a new picture replaces nothing', () => {
  saved = {};
  const { rerender } = render(<RefreshWhenReplaced />);
  saved = { filename: 'first.webp' };
  rerender(<RefreshWhenReplaced />);
  expect(refresh).not.toHaveBeenCalled();
});
