import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from './method-not-allowed.ts';

/** A path asked with a method that is not among these is 405 with `Allow`, before any body is read. */
export function refuseMethodsBut(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const refusal = methodNotAllowed(allowed);
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    schema: { hide: true },
    onRequest: async () => {
      throw refusal;
    },
    handler: () => undefined,
  });
}
