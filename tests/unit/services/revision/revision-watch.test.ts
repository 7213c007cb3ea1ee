import { afterAll, expect, jest, test } from '@jest/globals';
import { revision } from '@/services/revision/state';

const find = jest.fn<() => Promise<{ docs: { key: string }[] }>>();
jest.unstable_mockModule('@/server/cms/payload', () => ({
  getCms: async () => ({ db: { find } }),
  hasFailed: () => false,
}));
const { watchRevision } = await import('@/server/cms/watch-revision');

afterAll(() => {
  jest.useRealTimers();
});

test('a query whose response is lost is repeated', async () => {
  jest.useFakeTimers();
  find.mockReturnValueOnce(new Promise(() => {}));
  find.mockResolvedValue({ docs: [{ key: 'revision:000000000001:a' }] });
  void watchRevision();
  await jest.advanceTimersByTimeAsync(2000);
  expect(revision).toMatchObject({ isKnown: false, isAway: true });
  await jest.advanceTimersByTimeAsync(9000);
  expect(revision).toMatchObject({ isKnown: true, isAway: false, newest: 'revision:000000000001:a' });
});
