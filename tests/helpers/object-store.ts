import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server that speaks as much of S3 as storing files takes: put, get, head and delete by path, and a list of a bucket. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();
  let isDamaging = false;
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0] ?? '');
    const body = objects.get(key);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(key, Buffer.concat(chunks));
      response.writeHead(200, { ETag: '"stored"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (body) {
      response.writeHead(200, { 'Content-Length': body.length, ETag: '"stored"' });
      const given = isDamaging ? Buffer.from(body).fill(0, body.length >> 1) : body;
      response.end(request.method === 'HEAD' ? undefined : given);
    } else if (request.url?.includes('list-type=2')) {
      const bucket = `${key.replace(/\/$/, '')}/`;
      const prefix = new URL(request.url, 'http://store').searchParams.get('prefix') ?? '';
      const listed = [...objects.keys()].filter((name) => name.startsWith(bucket + prefix));
      const contents = listed.map((name) => `<Contents><Key>${name.slice(bucket.length)}</Key></Contents>`);
      response.writeHead(200, { 'Content-Type': 'application/xml' });
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
    } else {
      response.writeHead(404, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>NoSuchKey</Code></Error>');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    put: (key: string, body: Buffer) => objects.set(key, body),
    /** From now on, what is fetched is not what was stored. */
    damage: () => (isDamaging = true),
    bytes: (key: string) => objects.get(key),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
