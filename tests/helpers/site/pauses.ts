import crypto from 'node:crypto';
import type { Payload } from 'payload';

type Derive = typeof crypto.pbkdf2;

/** Runs `meanwhile` after `start` has hashed the next password, and before it writes the result. */
export async function whileHashing<T>(start: () => Promise<T>, meanwhile: () => Promise<unknown>) {
  const { pbkdf2 } = crypto;
  const gate = makeGate();
  crypto.pbkdf2 = ((...args: Parameters<Derive>) => {
    crypto.pbkdf2 = pbkdf2;
    const done = args[5];
    pbkdf2(
      args[0],
      args[1],
      args[2],
      args[3],
      args[4],
      (...result) => void gate.pass().then(() => done(...result)),
    );
  }) as Derive;
  return gate.run(start, meanwhile);
}

/** Runs `meanwhile` after `start` has read the account this many times, and before it writes it. */
export async function afterReading<T>(
  cms: Payload,
  times: number,
  start: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
) {
  const { findOne } = cms.db;
  const gate = makeGate();
  let left = times;
  cms.db.findOne = (async (args: Parameters<typeof findOne>[0]) => {
    const found = await findOne.call(cms.db, args);
    if (args.collection !== 'staff' || (left -= 1) !== 0) return found;
    cms.db.findOne = findOne;
    await gate.pass();
    return found;
  }) as typeof findOne;
  return gate.run(start, meanwhile);
}

function makeGate() {
  const [arrived, opened] = [signal(), signal()];
  return {
    pass: () => {
      arrived.give();
      return opened.given;
    },
    run: async <T>(start: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> => {
      const started = start();
      const first = await Promise.race([arrived.given.then(() => 'arrived'), started.then(() => 'ended')]);
      if (first === 'ended') throw new Error('It ended without coming past the place where it was to wait.');
      try {
        await meanwhile();
      } finally {
        opened.give();
      }
      return started;
    },
  };
}

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}
