import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends, once `app` closes, every connection that has no request in progress. Node itself ends those that have had one, and
 * waits for those that have sent nothing yet, which browsers open in advance and keep for minutes.
 */
export function endIdleConnections(app: FastifyInstance): void {
  const connections = new Set<Socket>();
  /** How many requests of each are not answered yet. */
  const inProgress = new Map<Socket, number>();
  let isClosing = false;
  const count = (socket: Socket, change: 1 | -1) => {
    const left = (inProgress.get(socket) ?? 0) + change;
    if (left > 0) inProgress.set(socket, left);
    else inProgress.delete(socket);
  };

  app.server.on('connection', (socket: Socket) => {
    // accepted while the last hooks ran
    if (isClosing) return socket.destroy();
    connections.add(socket);
    return socket.on('close', () => connections.delete(socket));
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1);
    response.on('close', () => {
      count(socket, -1);
      // once what was answered is sent: a browser would keep it open for another request
      if (isClosing && !inProgress.has(socket)) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of connections) if (!inProgress.has(socket)) socket.destroy();
  });
}
