import type { FastifyInstance } from 'fastify';

/** So long the rest of a body is read and dropped after the answer, so that its sender comes to read the answer. */
const LINGER_MS = 5000;

/** Cuts off the sender of a body that nobody wants any more: one refused before its end, or one that a call does not read. */
export function cutUnwantedBodies(app: FastifyInstance, lingerMs = LINGER_MS): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.readableEnded) return;
    raw.unpipe();
    raw.resume();
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, lingerMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
