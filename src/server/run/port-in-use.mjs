import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {{ host: string, port: number }} place */
export const portInUseMessage = ({ host, port }) =>
  `Port ${port} of ${host} is in use by another program. End that program, or set PORT to another number.`;

/**
 * @param {{ host: string, port: number }} place where a server is to listen
 * @returns {Promise<string | undefined>} a message when another program listens there
 */
export async function checkPort(place) {
  const server = createServer().listen(place.port, place.host);
  try {
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== 'EADDRINUSE') throw error;
    return portInUseMessage(place);
  } finally {
    server.close();
  }
}
