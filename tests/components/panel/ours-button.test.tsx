import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';

let collectionSlug = '';
jest.unstable_mockModule('@payloadcms/ui', () => ({
  Button: () => null,
  useDocumentInfo: () => ({ collectionSlug, id: '1', hasSavePermission: true }),
}));
jest.unstable_mockModule('@/panel/shell/use-ask', () => ({ useAsk: () => ({ fault: '', isBusy: false }) }));
const { OursButton } = await import('@/panel/document/ours-button');

test.each([
  ['pages', 'puts words that claim nothing in place of the demo’s, and keeps yours.'],
  ['therapies', 'makes it a draft for you to approve.'],
  ['blog', 'takes it away; if somebody has changed it, it becomes a draft for you to approve instead.'],
  ['extra-pages', 'takes it away; if somebody has changed it, it becomes a draft'],
  ['team-members', 'takes it away.'],
])('a document of %s says what becomes of it', (collection, words) => {
  collectionSlug = collection;
  const { container } = render(<OursButton />);
  expect(container.textContent).toContain(`“Clear the demo” ${words}`);
});
