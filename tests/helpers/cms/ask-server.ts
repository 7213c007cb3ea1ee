import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method?: string; headers?: Record<string, string> };

/** One request on its own connection, and the raw response. */
export async function askServer(server: Server, path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const { port } = server.address() as AddressInfo;
  const question = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end();
  const [response] = (await once(question, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}
