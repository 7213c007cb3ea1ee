import { expect, test } from '@jest/globals';
import { keepTickObject } from '@/services/process/keep-tick-object';

test('an object of the kind that process.nextTick queues is kept', async () => {
  const kept = await keepTickObject();
  const symbols = Object.getOwnPropertySymbols(kept).map(({ description }) => description);
  expect(symbols).toContain('async_id_symbol');
  expect(kept).toHaveProperty('callback');
});
