import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from './method-not-allowed.ts';
import { notFound } from './problem-error.ts';

/**
 * Below this instance's prefix, a path without a route is refused with any method, before a body is read; it is never a
 * page.
 */
export function refuseUnknownPaths(app: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    const hasRoute = (method: string) => app.hasRoute({ method, url: app.prefix + url });
    const reads = hasRoute('GET');
    app.route({
      method: app.supportedMethods.filter((method) => !hasRoute(method)),
      url,
      schema: { hide: true },
      onRequest: async (request) => {
        throw reads ? methodNotAllowed(['GET', 'HEAD']) : notFound(request.url);
      },
      handler: () => undefined,
    });
  }
}
