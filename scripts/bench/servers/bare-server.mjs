// A bare node:http server that serves given bytes, as a baseline for the site. It reads its responses from
// standard input as { path: { status, headers, body (base64) } } and prints its port.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const answers = new Map(
  Object.entries(JSON.parse(await text(process.stdin))).map(([path, { status, headers, body }]) => [
    path,
    { status, headers, body: Buffer.from(body, 'base64') },
  ]),
);
const server = createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url) ?? { status: 404, headers: [], body: '' };
  response.writeHead(status, headers);
  response.end(status === 304 ? undefined : body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
