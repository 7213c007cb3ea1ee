import { jest } from '@jest/globals';

/** Fakes only the date; timers of the database stay. */
export const fakeDate = (moment: string | Date) =>
  jest.useFakeTimers({
    now: new Date(moment),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
