import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A server that stops closes the connections on which nothing was ever asked, too. Browsers open some in advance; Node takes them for
 * busy and waits until the other side leaves.
 */
export function closeSilentConnections(server: Server): void {
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node and the framework call it as the server stops.
  server.closeIdleConnections = () => {
    closeIdle();
    for (const socket of silent) socket.destroy();
  };
}
