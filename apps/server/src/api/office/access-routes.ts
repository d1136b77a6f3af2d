import { type AccessEndpoint, accessCalls, accessEndpoints, OFFICE_TOKEN_HEADER } from '@millrace/contract/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OWN_ORIGIN } from '../../bytes/send-bytes.ts';
import { requestLimit } from '../../limits/request-limit.ts';
import { type CountCall, sharedLimit } from '../../limits/shared-limit.ts';
import { askerOf, inTheNameOf, staying } from '../../work/asker.ts';
import { checkedQuery } from '../checked-query.ts';
import { readInputOf } from '../read-command-input.ts';
import { requireSameOrigin } from '../require-same-origin.ts';
import { commandSchema } from '../route-schema.ts';
import type { AccessCommands, AccessName } from './access-commands.ts';
import { type CookieDependencies, staffCaller, visitorOf } from './caller-by-cookie.ts';
import { officeCookie } from './office-cookie.ts';
import { requireFormToken, requireStaff } from './require-staff.ts';
import type { StaffCaller } from './staff-caller.ts';

/** Staff at work, by hand. */
const PER_MINUTE = 120;
const BODY_MAX_BYTES = 16 << 10;

const accessNames = Object.keys(accessCalls).filter((name): name is AccessName => name in accessCalls);

export interface AccessRouteDependencies extends CookieDependencies {
  accessCommands: AccessCommands;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
}

/**
 * Makes a route of every call about who may enter the office: limit, origin, session, token against forgery, rights, schema, then the
 * command itself.
 */
export function accessRoutes(app: FastifyInstance, dependencies: AccessRouteDependencies): void {
  for (const name of accessNames) accessRoute(app, name, dependencies);
}

function accessRoute<Name extends AccessName>(
  app: FastifyInstance,
  name: Name,
  dependencies: AccessRouteDependencies,
): void {
  const { accessCommands, countCall, publicUrl } = dependencies;
  const endpoint: AccessEndpoint = accessEndpoints[name];
  const { method, path } = accessCalls[name];
  const perMinute = endpoint.perMinute ?? PER_MINUTE;
  const ofProcess = requestLimit(app, name, perMinute);
  const charge = countCall === null ? ofProcess : sharedLimit(ofProcess, countCall, name, perMinute);
  const callers = new WeakMap<FastifyRequest, StaffCaller>();
  app.route({
    method,
    url: path,
    bodyLimit: endpoint.bodyMaxBytes ?? BODY_MAX_BYTES,
    schema: commandSchema(name, endpoint),
    // A caller without the right is refused before the body is read.
    onRequest: [
      charge,
      async (request) => {
        if (method !== 'GET') requireSameOrigin(request, publicUrl);
        if (endpoint.rights === 'everybody') return;
        const caller = await staffCaller(request, dependencies);
        requireStaff(endpoint, caller);
        if (caller === null) return;
        if (method !== 'GET') requireFormToken(request.headers[OFFICE_TOKEN_HEADER], caller);
        callers.set(request, caller);
      },
    ],
    handler: async (request, reply) => {
      const { params, headers, body } = request;
      const read = readInputOf(endpoint, { params, query: checkedQuery(request), headers, body }, true);
      const run = accessCommands[name] as (...given: unknown[]) => Promise<unknown>;
      const caller = callers.get(request) ?? visitorOf(request);
      // A request's own signal aborts as soon as its body is read, not only when the client leaves.
      const answer = await inTheNameOf(staying(askerOf(request)), () =>
        run(read, caller, officeCookie(reply, publicUrl)),
      );
      return reply.header('cache-control', 'no-store').headers(OWN_ORIGIN).send(answer);
    },
  });
}
