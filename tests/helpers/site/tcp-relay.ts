import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Relay = {
  port: number;
  /** Breaks all connections and refuses new ones, like a crashed server. */
  close: () => Promise<void>;
  /** Listens again, at the same port. */
  open: () => Promise<void>;
  /** Delays each part of a response by this much from now on. */
  delay: (ms: number) => void;
  /** Resolves when a client connects next. */
  asked: () => Promise<unknown>;
};

/** A local port that forwards to another address: a server that a test can take away and bring back. */
export async function startRelay(host: string, port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const requests = new EventEmitter();
  let delayMs = 0;
  const server = createServer((client) => {
    const target = connect(port, host);
    endTogether(client, target, sockets);
    client.on('data', () => requests.emit('asked')).pipe(target);
    let last = Promise.resolve();
    target.on('data', (part: Buffer) => {
      const due = delayMs > 0 ? pause(delayMs) : undefined;
      // In order, also when the delay ends in between.
      last = last.then(() => due).then(() => void client.write(part));
    });
    target.on('end', () => void last.then(() => client.end()));
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    delay: (ms) => {
      delayMs = ms;
    },
    asked: () => once(requests, 'asked'),
    open: () => listen(own),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** When one of both ends, the other ends too; `sockets` gets both. */
export function endTogether(client: Socket, target: Socket, sockets: Set<Socket>) {
  for (const [from, to] of [
    [client, target],
    [target, client],
  ] as const) {
    sockets.add(from);
    from.on('error', () => to.destroy()).on('close', () => to.destroy());
  }
}
