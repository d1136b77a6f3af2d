import type { CallName, Snapshot } from '@millrace/catalogue';
import { calls } from '@millrace/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontDoor } from '../bytes/front-door.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes, sendPersonalBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf, storeBytes } from '../bytes/stored-bytes.ts';
import type { CountCall } from '../limits/shared-limit.ts';
import { refuseUnknownPaths } from '../problems/refuse-unknown-paths.ts';
import { prepareCall } from './answer-call.ts';
import { callNames } from './call-names.ts';
import type { Caller } from './caller.ts';
import { checkedQuery } from './checked-query.ts';
import { commandRoutes } from './command-routes.ts';
import type { Commands } from './commands.ts';
import { isEmptyAnswer } from './is-empty-answer.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { routeSchema } from './route-schema.ts';

export interface ApiDependencies {
  /** The snapshot in force; throws `not-ready` before the first. */
  snapshot(): Snapshot;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Counts work that was not made before; throws `too-many`. */
  charge(request: FastifyRequest): Promise<void>;
  door: Pick<FrontDoor, 'keep'>;
  /** The commands by the names of their calls. */
  commands: Commands;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
  publicUrl: string;
}

const MB = 1 << 20;
/** Many answers are to typed texts; they never push out the answers about the catalogue. */
const FIXED_MAX_BYTES = 32 * MB;
const TYPED_MAX_BYTES = 8 * MB;
const typed: ReadonlySet<CallName> = new Set([
  'search',
  'searchPaginate',
  'searchConfigurator',
  'familyByModel',
  'familyByPart',
  'productByConfig',
  'jobs',
  'content',
  'settingsByGroup',
]);
const JSON_TYPE = 'application/json; charset=utf-8';

/** Every call of the contract as a route below this instance's prefix, and 404 for the rest. */
export async function apiRoutes(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const caches = {
    fixed: revisionCache<KeptAnswer>({ maxBytes: FIXED_MAX_BYTES, sizeOf: sizeOfKept }),
    typed: revisionCache<KeptAnswer>({
      maxBytes: TYPED_MAX_BYTES,
      sizeOf: sizeOfKept,
      keeps: ({ isEmpty }) => !isEmpty,
    }),
  };
  // Input is read by `prepareCall`, for the page renderer too; here schemas only document.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);

  for (const name of callNames) {
    const isTyped = typed.has(name);
    const cache = isTyped ? caches.typed : caches.fixed;
    app.route({
      method: calls[name].method,
      url: calls[name].path,
      schema: routeSchema(name),
      handler: async (request, reply) => {
        const call = prepareCall(name, { params: request.params, query: checkedQuery(request) });
        const { viewer } = await dependencies.callerOf(request);
        // A user who is signed in may get another answer at the same address.
        reply.header('vary', 'Authorization');
        const snapshot = dependencies.snapshot();
        if (viewer.kind !== 'anonymous') return sendPersonal(request, reply, call.answer(snapshot, viewer));
        const kept = cache.kept(snapshot, call.key);
        if (kept !== undefined) {
          sendBytes(request, reply, kept.bytes, REVALIDATE);
          if (!isTyped && request.url === app.prefix + call.address)
            dependencies.door.keep(snapshot, request.url, kept.bytes, reply.getHeaders());
          return reply;
        }
        await dependencies.charge(request);
        const made = await cache.get(snapshot, call.key, () => keptAnswer(call.answer(snapshot, viewer)));
        return sendBytes(request, reply, made.bytes, REVALIDATE);
      },
    });
  }
  await commandRoutes(app, dependencies);
  refuseOtherMethods(app);
  refuseUnknownPaths(app);
}

interface KeptAnswer {
  bytes: StoredBytes;
  /** It says nothing: any text that nobody wrote anything about has the same. */
  isEmpty: boolean;
}

const sizeOfKept = ({ bytes }: KeptAnswer): number => sizeOf(bytes);

const keptAnswer = async (answer: unknown): Promise<KeptAnswer> => ({
  bytes: await bytesOf(answer),
  isEmpty: isEmptyAnswer(answer),
});

const bytesOf = (answer: unknown): Promise<StoredBytes> => storeBytes(JSON_TYPE, Buffer.from(JSON.stringify(answer)));

async function sendPersonal(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  return sendPersonalBytes(request, reply, await bytesOf(answer));
}
