import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server that speaks as much of S3 as storing files takes: put, get, head and delete by path. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>();
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
      response.end(request.method === 'HEAD' ? undefined : body);
    } else {
      response.writeHead(404, { 'Content-Type': 'application/xml' });
      response.end('<Error><Code>NoSuchKey</Code></Error>');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    bytes: (key: string) => objects.get(key),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
