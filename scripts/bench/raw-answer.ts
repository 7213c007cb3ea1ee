import { request } from 'node:http';
import type { Asked } from './load';

/** One response with its raw headers and undecoded body. */
export function rawAnswer({ url, headers = {} }: Asked) {
  return new Promise<{ status: number; headers: string[]; body: Buffer; etag: string }>((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: withoutConnection(response.rawHeaders),
          body: Buffer.concat(parts),
          etag: String(response.headers.etag ?? ''),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Removes the headers that each server adds itself. */
const withoutConnection = (raw: string[]) =>
  raw.filter((_, at) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(raw[at - (at % 2)] ?? ''));
