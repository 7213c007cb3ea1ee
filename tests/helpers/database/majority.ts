import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { mongoDriver } from './mongo';
import { endTogether } from '../site/tcp-relay';

const HEADER = 16;
/** The header, the flags, and the kind of the first section. */
const BODY = HEADER + 5;
const OP_MSG = 2013;
/** What a primary adds to its answer when `wtimeout` is over. */
const WRITE_CONCERN_ERROR = {
  code: 64,
  codeName: 'WriteConcernTimeout',
  errmsg: 'waiting for replication timed out',
  errInfo: { wtimeout: true },
};

export type Primary = {
  uri: string;
  /** Whether the other members of the replica set can be reached. */
  setMajority: (isThere: boolean) => void;
  close: () => Promise<void>;
};

/**
 * A server that answers as a primary whose replica set can lose its majority: it carries out each write, and
 * says of those that ask for the majority that they did not get there. The server behind it need not be a
 * member of a replica set.
 */
export async function startPrimary(uri: string): Promise<Primary> {
  const { BSON } = mongoDriver();
  const address = new URL(uri);
  const [host, port] = [address.hostname, Number(address.port || 27017)];
  const sockets = new Set<Socket>();
  let isMajorityThere = true;
  const server = createServer((client) => {
    const target = connect(port, host);
    const failing = new Set<number>();
    endTogether(client, target, sockets);
    const bodyOf = (message: Buffer) =>
      message.readInt32LE(12) === OP_MSG && message[BODY - 1] === 0
        ? BSON.deserialize(message.subarray(BODY, BODY + message.readInt32LE(BODY)))
        : undefined;
    onMessages(client, (message) => {
      const concern = bodyOf(message)?.writeConcern as { w?: unknown } | undefined;
      if (!isMajorityThere && concern?.w === 'majority') failing.add(message.readInt32LE(4));
      target.write(message);
    });
    onMessages(target, (message) => {
      const body = failing.delete(message.readInt32LE(8)) ? bodyOf(message) : undefined;
      if (!body) return void client.write(message);
      const changed = BSON.serialize({ ...body, writeConcernError: WRITE_CONCERN_ERROR });
      const answer = Buffer.concat([message.subarray(0, BODY), changed]);
      answer.writeInt32LE(answer.length, 0);
      client.write(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Otherwise the driver asks the server for its own name and bypasses this one.
  address.searchParams.set('directConnection', 'true');
  return {
    uri: address.href,
    setMajority: (isThere) => {
      isMajorityThere = isThere;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Calls `onMessage` with each whole message of MongoDB's protocol. */
function onMessages(from: Socket, onMessage: (message: Buffer) => void) {
  let waiting = Buffer.alloc(0);
  from.on('data', (part: Buffer) => {
    waiting = Buffer.concat([waiting, part]);
    while (waiting.length >= HEADER && waiting.length >= waiting.readInt32LE(0)) {
      const length = waiting.readInt32LE(0);
      onMessage(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  });
}
