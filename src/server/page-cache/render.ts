import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { duplexPair, type Readable } from 'node:stream';
import { withIncompleteFlag } from '@/services/process/incomplete-answer';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export type RenderedResponse = {
  status: number;
  /** As in `rawHeaders`: names and values alternate. */
  headers: string[];
  body: Buffer;
  /** False when something was missing during rendering. */
  isComplete: boolean;
  /** The time (ms) after which it is out of date. */
  until?: number;
};

/** A GET, or a POST with the body of this request. A HEAD uses the response of the GET. */
export type RenderRequest = { url: string; headers: IncomingHttpHeaders; posted?: Readable };

const ID = 'x-render-request';

/**
 * Calls a request listener within this process, by HTTP over an in-memory pipe, and collects its whole
 * response. Rejects when the response is not complete `timeoutMs` after the request, and for headers that
 * Node does not send. No error names the address: it may contain the words of a search or a token.
 */
export function createRenderer(listener: Listener, timeoutMs = 30_000) {
  const notes = new Map<string, { isComplete: boolean; until?: number }>();
  const server = createServer((request, response) => {
    const note = notes.get(String(request.headers[ID])) ?? { isComplete: true };
    delete request.headers[ID];
    withIncompleteFlag(note, () => void listener(request, response));
  });
  let last = 0;

  return ({ url, headers, posted }: RenderRequest): Promise<RenderedResponse> => {
    const id = String((last += 1));
    const note: { isComplete: boolean; until?: number } = { isComplete: true };
    notes.set(id, note);
    const [near, far] = duplexPair();
    server.emit('connection', far);
    let timer: NodeJS.Timeout | undefined;
    return new Promise<RenderedResponse>((resolve, reject) => {
      const clientRequest = httpRequest(
        {
          path: url,
          method: posted ? 'POST' : 'GET',
          headers: { ...headers, [ID]: id, connection: 'close' },
          createConnection: () => near as never,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 500,
              headers: response.rawHeaders,
              body: Buffer.concat(chunks),
              isComplete: note.isComplete,
              until: note.until,
            }),
          );
        },
      );
      clientRequest.on('error', reject);
      // Not the option `timeout`: a pipe in memory has no idle timer.
      const startTimer = () => {
        const late = new Error(`A page was not rendered within ${timeoutMs} ms.`);
        timer = setTimeout(() => clientRequest.destroy(late), timeoutMs).unref();
      };
      if (!posted) {
        startTimer();
        return void clientRequest.end();
      }
      posted.on('error', (error: Error) => clientRequest.destroy(error));
      // A slow line may need longer for its form.
      posted.once('end', startTimer);
      // Throws for headers that Node does not send; the pipe would throw later, where nothing catches it.
      clientRequest.flushHeaders();
      posted.pipe(clientRequest);
    }).finally(() => {
      clearTimeout(timer);
      notes.delete(id);
      near.destroy();
      far.destroy();
    });
  };
}
