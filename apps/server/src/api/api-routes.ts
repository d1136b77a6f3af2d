import { anonymous, type CallName, type Snapshot, type Viewer } from '@millrace/catalogue';
import { calls } from '@millrace/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FrontDoor } from '../bytes/front-door.ts';
import { JSON_TYPE, jsonBytes } from '../bytes/json-bytes.ts';
import { revisionCache } from '../bytes/revision-cache.ts';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { type StoredBytes, sizeOf } from '../bytes/stored-bytes.ts';
import type { CountCall } from '../limits/shared-limit.ts';
import { refuseUnknownPaths } from '../problems/refuse-unknown-paths.ts';
import { storeElsewhere } from '../work/store-elsewhere.ts';
import type { Work } from '../work/work.ts';
import { prepareCall } from './answer-call.ts';
import { callNames } from './call-names.ts';
import type { Caller } from './caller.ts';
import { checkedQuery } from './checked-query.ts';
import { commandRoutes, type UploadOptions } from './command-routes.ts';
import type { Commands } from './commands.ts';
import { isEmptyAnswer } from './is-empty-answer.ts';
import type { AccessCommands } from './office/access-commands.ts';
import { accessRoutes } from './office/access-routes.ts';
import type { ScriptOf, StaffOf } from './office/staff-caller.ts';
import { type GrantMedia, personalAnswers } from './personal-answers.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { routeSchema } from './route-schema.ts';

export interface ApiDependencies {
  /** The snapshot in force; throws `not-ready` before the first. */
  snapshot(): Snapshot;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Returns the reader; a stranger while tokens cannot be checked. */
  viewerOf(request: FastifyRequest): Promise<Viewer>;
  work: Work;
  media: GrantMedia;
  door: Pick<FrontDoor, 'keep'>;
  /** The commands by the names of their calls. */
  commands: Commands;
  accessCommands: AccessCommands;
  /** Finds the owner of a cookie of the office. */
  staffOf: StaffOf;
  /** In whose name a script calls; absent: none may. */
  scriptOf?: ScriptOf;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
  publicUrl: string;
  countMiss: MissCounter;
  uploads: UploadOptions;
  eventBeatMs?: number;
}

/**
 * Tells whether an answer to a typed text found nothing: then returns a function that counts it for each who asked, by the network
 * address; null otherwise.
 */
export type MissCounter = (name: CallName, input: unknown, answer: unknown) => ((address: string) => void) | null;

const MB = 1 << 20;
/** Many answers are to typed texts; they never push out the answers about the catalogue. */
const FIXED_MAX_BYTES = 32 * MB;
const TYPED_MAX_BYTES = 8 * MB;
const typed: ReadonlySet<CallName> = new Set([
  'search',
  'searchPaginate',
  'searchEverything',
  'searchFacets',
  'categoryFacets',
  'compare',
  'searchConfigurator',
  'familyByModel',
  'familyByPart',
  'productByConfig',
  'number',
  'jobs',
  'content',
  'settingsByGroup',
]);

/** Every call of the contract as a route below this instance's prefix, and 404 for the rest. */
export async function apiRoutes(app: FastifyInstance, dependencies: ApiDependencies): Promise<void> {
  const { work, door, countMiss } = dependencies;
  const caches = {
    fixed: revisionCache<KeptAnswer>({ maxBytes: FIXED_MAX_BYTES, sizeOf: sizeOfKept }),
    typed: revisionCache<KeptAnswer>({
      maxBytes: TYPED_MAX_BYTES,
      sizeOf: sizeOfKept,
      keeps: ({ isEmpty }) => !isEmpty,
    }),
  };
  const sendPersonal = personalAnswers(work, dependencies.media);
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
        // A user who is signed in may get another answer at the same address.
        reply.header('vary', 'Authorization');
        const snapshot = dependencies.snapshot();
        if (request.headers.authorization !== undefined) {
          const asker = work.admit(request);
          const viewer = await work.run('answers', asker, () => dependencies.viewerOf(request));
          if (viewer.kind !== 'anonymous') return sendPersonal(request, reply, { asker, snapshot, call, viewer });
        }
        const kept = cache.kept(snapshot, call.key);
        if (kept !== undefined) {
          kept.count?.(request.ip);
          sendBytes(request, reply, kept.bytes, REVALIDATE);
          if (!isTyped && request.url === app.prefix + call.address)
            door.keep(snapshot, request.url, kept.bytes, reply.getHeaders());
          return reply;
        }
        const asker = work.admit(request);
        const make = (leave: () => void) => async (): Promise<KeptAnswer> => {
          const answer = call.answer(snapshot, anonymous);
          const bytes = await storeElsewhere({ work, asker, leave }, JSON_TYPE, jsonBytes(answer));
          return { bytes, isEmpty: isEmptyAnswer(answer), count: isTyped ? countMiss(name, call.input, answer) : null };
        };
        const made = await work.run('answers', asker, ({ leave }) => cache.get(snapshot, call.key, make(leave)));
        made.count?.(request.ip);
        return sendBytes(request, reply, made.bytes, REVALIDATE);
      },
    });
  }
  await commandRoutes(app, dependencies);
  accessRoutes(app, dependencies);
  refuseOtherMethods(app);
  refuseUnknownPaths(app);
}

interface KeptAnswer {
  bytes: StoredBytes;
  /** It says nothing: any text that nobody wrote anything about has the same. */
  isEmpty: boolean;
  /** Counts that a reader did not find something. */
  count: ReturnType<MissCounter>;
}

const sizeOfKept = ({ bytes }: KeptAnswer): number => sizeOf(bytes);
