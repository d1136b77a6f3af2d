import { calls, commands } from '@millrace/contract';
import type { FastifyInstance } from 'fastify';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';

/** A path of the API asked with a method it does not have is 405 with `Allow`, before any body is read. */
export function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, stated] of methodsByPath()) {
    const allowed = stated.includes('GET') ? [...stated, 'HEAD'] : stated;
    const refusal = methodNotAllowed(allowed);
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: path,
      schema: { hide: true },
      onRequest: async () => {
        throw refusal;
      },
      handler: () => undefined,
    });
  }
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of [...Object.values(calls), ...Object.values(commands)])
    methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
