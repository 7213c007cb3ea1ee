import { expect, test } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { keepTickObject, keptTickObject } from '@/services/process/keep-tick-object';

test('an object of the kind that process.nextTick queues is kept', async () => {
  keepTickObject();
  await nextTurn();
  const symbols = Object.getOwnPropertySymbols(keptTickObject() ?? {}).map(({ description }) => description);
  expect(symbols).toContain('async_id_symbol');
  expect(keptTickObject()).toHaveProperty('callback');
});
