import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { checkPort } from '@/server/run/port-in-use.mjs';

test('a port that another program has is named in a sentence, a free one is nothing to speak of', async () => {
  const host = '127.0.0.1';
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await checkPort({ host, port })).toBe(
    `Port ${port} of 127.0.0.1 is in use by another program. End that program, or set PORT to another number.`,
  );
  other.close();
  await once(other, 'close');
  expect(await checkPort({ host, port })).toBeUndefined();
});
