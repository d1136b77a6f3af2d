import multipart from '@fastify/multipart';
import { commands as commandCalls } from '@millrace/contract';
import { type CommandEndpoint, commandEndpoints } from '@millrace/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atOnce } from '../limits/at-once.ts';
import { commandLimits } from '../limits/command-limits.ts';
import { requestLimit } from '../limits/request-limit.ts';
import { type CountCall, sharedLimit } from '../limits/shared-limit.ts';
import { askerOf, inTheNameOf } from '../work/asker.ts';
import type { Caller } from './caller.ts';
import { checkedQuery } from './checked-query.ts';
import type { CommandName, Commands } from './commands.ts';
import { readCommandInput } from './read-command-input.ts';
import { type Parts, partLimits, readParts } from './read-parts.ts';
import { requireRights } from './require-rights.ts';
import { requireSameOrigin } from './require-same-origin.ts';
import { commandSchema } from './route-schema.ts';
import { isFileAnswer, sendDownload } from './send-download.ts';

const commandNames = Object.keys(commandCalls).filter((name): name is CommandName => name in commandCalls);

/** Files are held in memory while they arrive: so many at once of one address, which may send as slowly as it likes. */
const UPLOADS_AT_ONCE = 5;

interface CommandRouteDependencies {
  commands: Commands;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
  publicUrl: string;
}

/** Makes a route of every command: limit, rights, schema, then the command itself. */
export async function commandRoutes(app: FastifyInstance, dependencies: CommandRouteDependencies): Promise<void> {
  const [withFiles, plain] = [commandNames.filter(takesFile), commandNames.filter((name) => !takesFile(name))];
  for (const name of plain) commandRoute(app, name, dependencies);
  // In a scope of its own: only this understands a multipart body.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: partLimits });
    const upload = atOnce(UPLOADS_AT_ONCE);
    for (const name of withFiles)
      commandRoute(scope, name, dependencies, (request) => upload(request.ip, () => readParts(request)));
  });
}

function takesFile(name: CommandName): boolean {
  const endpoint: CommandEndpoint = commandEndpoints[name];
  return endpoint.takesFile === true;
}

function commandRoute<Name extends CommandName>(
  app: FastifyInstance,
  name: Name,
  { commands, callerOf, countCall, publicUrl }: CommandRouteDependencies,
  readUpload?: (request: FastifyRequest) => Promise<Parts>,
): void {
  const { perMinute, bodyMaxBytes, isOfProcess = false } = commandLimits[name];
  const endpoint: CommandEndpoint = commandEndpoints[name];
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
        if (endpoint.isOfThisSite === true) requireSameOrigin(request, publicUrl);
      },
      async (request) => requireRights(endpoint.rights, await identify(request)),
    ],
    handler: async (request, reply) => {
      const { params, headers } = request;
      const { data: body, file } =
        readUpload !== undefined && request.isMultipart()
          ? await readUpload(request)
          : { data: request.body, file: null };
      const input = readCommandInput(name, { params, query: checkedQuery(request), headers, body, file });
      const caller = await identify(request);
      const answer = await inTheNameOf(askerOf(request), () => commands[name](input, caller));
      reply.header('cache-control', 'no-store');
      if (isFileAnswer(answer)) return sendDownload(reply, answer);
      return answer === null ? reply.code(204).send() : reply.send(answer);
    },
  });
}
