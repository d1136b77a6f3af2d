import multipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import type { CommandEndpoint } from '@millrace/contract/endpoints';
import { withAuditFacts } from '@millrace/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OWN_ORIGIN } from '../bytes/send-bytes.ts';
import { noRoom, type UploadSpool } from '../files/upload-spool.ts';
import { atOnce } from '../limits/at-once.ts';
import { commandLimits } from '../limits/command-limits.ts';
import { requestLimit } from '../limits/request-limit.ts';
import { type CountCall, sharedLimit } from '../limits/shared-limit.ts';
import { type Pace, uploadPace } from '../limits/upload-pace.ts';
import { askerOf, inTheNameOf } from '../work/asker.ts';
import type { Caller } from './caller.ts';
import { checkedQuery } from './checked-query.ts';
import { commandCalls, endpointsOfCommands } from './command-table.ts';
import type { CommandName, Commands } from './commands.ts';
import { type CookieDependencies, callerByCookie, isOfOffice, mayStillCall } from './office/caller-by-cookie.ts';
import { requireKinds } from './office/require-kinds.ts';
import { readCommandInput } from './read-command-input.ts';
import { type Parts, partLimits, readParts } from './read-parts.ts';
import { requireRights } from './require-rights.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { commandSchema } from './route-schema.ts';
import { isFileAnswer, sendDownload } from './sending/send-download.ts';
import { eventSender, isEventStream, type SendEvents } from './sending/send-events.ts';

const commandNames = Object.keys(commandCalls).filter((name): name is CommandName => name in commandCalls);

/** Bodies with a file under way: of one network, and of all. Each holds a connection and a file on the disk. */
const UPLOADS_AT_ONCE = { ofNetwork: 5, inAll: 200 };

/** The limits of bodies with files, which tests make smaller. */
export interface UploadOptions {
  spool: UploadSpool;
  /** Of files that staff send in the office: they take nothing from the room of strangers. */
  officeSpool: UploadSpool;
  pace?: Pace;
  atOnce?: { ofNetwork: number; inAll: number };
}

/** Headers beside the answer. */
const headersBeside: Partial<Record<CommandName, Readonly<Record<string, string>>>> = {
  // Not `storage` or `cookies`: documents kept for use without a network and the choice about cookies are the device's. The page removes
  // the token and drafts of applications itself (decision 117).
  logout: { 'clear-site-data': '"cache"' },
};

interface CommandRouteDependencies extends CookieDependencies {
  commands: Commands;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
  uploads: UploadOptions;
  eventBeatMs?: number;
}

/** Makes a route of every command: limit, rights, schema, then the command itself. */
export async function commandRoutes(app: FastifyInstance, dependencies: CommandRouteDependencies): Promise<void> {
  const events = eventSender(dependencies.eventBeatMs);
  app.addHook('preClose', async () => events.stop());
  const given = { ...dependencies, events };
  const [withFiles, plain] = [commandNames.filter(takesFile), commandNames.filter((name) => !takesFile(name))];
  for (const name of plain) commandRoute(app, name, given);
  // In a scope of its own: only this understands a multipart body.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: partLimits });
    const { spool, officeSpool, pace, atOnce: most = UPLOADS_AT_ONCE } = dependencies.uploads;
    const turn = atOnce(most.ofNetwork, { most: most.inAll, refusal: noRoom });
    for (const name of withFiles) {
      const { fileMaxBytes = UPLOAD_MAX_BYTES }: CommandEndpoint = endpointsOfCommands[name];
      const ofCall = isOfOffice(commandCalls[name].path) ? officeSpool : spool;
      commandRoute(scope, name, given, (request, work) =>
        turn(request.ip, async () => {
          const parts = await readParts(request, ofCall, { pace: pace ?? paceOf(fileMaxBytes), fileMaxBytes });
          try {
            const done = await work(parts);
            // Also what the command had no use for is read to its end.
            await parts.receive();
            return done;
          } finally {
            await parts.close();
          }
        }),
      );
    }
  });
}

/** A larger file may take longer, at the pace of the largest that a form takes. */
const paceOf = (fileMaxBytes: number): Pace => ({
  ...uploadPace,
  totalMs: uploadPace.totalMs * Math.max(1, fileMaxBytes / UPLOAD_MAX_BYTES),
});

/** Entries that a script causes have its token in the audit log, beside the admin for whom it acts. */
const recorded = <Result>({ script }: Caller, work: () => Result): Result =>
  script === undefined ? work() : withAuditFacts({ script: script.name, scriptToken: script.id }, work);

/** Does the work of a call with the parts of its body, and clears them away. */
type WithParts = <Result>(request: FastifyRequest, work: (parts: Parts) => Promise<Result>) => Promise<Result>;

function takesFile(name: CommandName): boolean {
  const endpoint: CommandEndpoint = endpointsOfCommands[name];
  return endpoint.takesFile === true;
}

function commandRoute<Name extends CommandName>(
  app: FastifyInstance,
  name: Name,
  { commands, callerOf, countCall, events, ...ofCookie }: CommandRouteDependencies & { events: SendEvents },
  withParts?: WithParts,
): void {
  const { perMinute, bodyMaxBytes, isOfProcess = false } = commandLimits[name];
  const endpoint: CommandEndpoint = endpointsOfCommands[name];
  const ofProcess = requestLimit(app, name, perMinute);
  const charge = isOfProcess || countCall === null ? ofProcess : sharedLimit(ofProcess, countCall, name, perMinute);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const identify = async (request: FastifyRequest): Promise<Caller> => {
    const caller = callers.get(request) ?? (await callerOf(request));
    callers.set(request, caller);
    return caller;
  };
  app.route({
    method: commandCalls[name].method,
    url: commandCalls[name].path,
    bodyLimit: bodyMaxBytes,
    schema: commandSchema(name, endpoint),
    // A caller without the right is refused before the body is read.
    onRequest: [
      charge,
      async (request) => {
        if (endpoint.isOfThisSite === true) requireSameOrigin(request, ofCookie.publicUrl);
      },
      async (request) => {
        if (isOfOffice(commandCalls[name].path))
          callers.set(request, await callerByCookie(request, { ...endpoint, name }, ofCookie));
        else requireRights(endpoint, await identify(request));
      },
    ],
    handler: async (request, reply) => {
      const { params, headers } = request;
      const carryOut = async (given: { body: unknown } & Partial<Pick<Parts, 'hasFile' | 'receive'>>) => {
        const input = readCommandInput(name, { params, query: checkedQuery(request), headers, ...given });
        const caller = await identify(request);
        if (endpoint.rights === 'writer') requireKinds(input, caller);
        return inTheNameOf(askerOf(request), () => recorded(caller, () => commands[name](input, caller)));
      };
      const answer =
        withParts !== undefined && request.isMultipart()
          ? await withParts(request, ({ data, hasFile, receive }) => carryOut({ body: data, hasFile, receive }))
          : await carryOut({ body: request.body });
      reply
        .header('cache-control', 'no-store')
        .headers(OWN_ORIGIN)
        .headers(headersBeside[name] ?? {});
      if (isFileAnswer(answer)) return sendDownload(reply, answer);
      if (isEventStream(answer))
        return events.send(reply, answer, { mayStill: () => mayStillCall(request, { ...endpoint, name }, ofCookie) });
      return answer === null ? reply.code(204).send() : reply.send(answer);
    },
  });
}
