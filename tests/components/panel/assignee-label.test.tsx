import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';

type Shown = { status: string; answeredAt?: string };
let shown: Shown;
jest.unstable_mockModule('@payloadcms/ui', () => ({
  FieldLabel: ({ label }: { label: string }) => <label>{label}</label>,
  useDocumentInfo: () => ({ savedDocumentData: { answeredAt: shown.answeredAt } }),
  useFormFields: (read: (context: [object]) => unknown) => read([{ status: { value: shown.status } }]),
}));
const { AssigneeLabel } = await import('@/panel/inbox/assignee-label');

test.each<[Shown, string]>([
  [{ status: 'new' }, 'Taken by'],
  [{ status: 'read' }, 'Taken by'],
  [{ status: 'answered' }, 'Answered by'],
  [{ status: 'closed', answeredAt: '2026-11-26T12:00:00Z' }, 'Answered by'],
  [{ status: 'closed' }, 'Taken by'],
  [{ status: 'read', answeredAt: '2026-11-26T12:00:00Z' }, 'Taken by'],
])('%j: %s', (message, words) => {
  shown = message;
  const { container } = render(<AssigneeLabel />);
  expect(container.textContent).toBe(words);
});
