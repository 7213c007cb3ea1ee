import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that `process.nextTick` queues. V8 holds their hidden class weakly: a full garbage
 * collection in a quiet moment drops it, and from then on every queued callback takes V8's slow path, which
 * costs a Node.js server a fifth to a third of its requests per second
 * (docs/decisions/0006-one-copy-in-memory.md). Call it at the start, before the first collection.
 * @returns what is kept, once the first callback has run
 */
export const keepTickObject = () =>
  new Promise<object>((resolve) => {
    process.nextTick(() => {
      const queued = executionAsyncResource();
      kept.push(queued);
      resolve(queued);
    });
  });
