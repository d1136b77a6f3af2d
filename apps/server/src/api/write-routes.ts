import multipart from '@fastify/multipart';
import { writes } from '@millrace/contract';
import { type WriteEndpoint, writeEndpoints } from '@millrace/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { atOnce } from '../limits/at-once.ts';
import { requestLimit } from '../limits/request-limit.ts';
import { type CountCall, sharedLimit } from '../limits/shared-limit.ts';
import { writeLimits } from '../limits/write-limits.ts';
import type { Caller } from './caller.ts';
import { checkedQuery } from './checked-query.ts';
import type { Commands, WriteName } from './commands.ts';
import { type Parts, partLimits, readParts } from './read-parts.ts';
import { readWriteInput } from './read-write-input.ts';
import { requireRights } from './require-rights.ts';
import { writeSchema } from './route-schema.ts';
import { isFileAnswer, sendDownload } from './send-download.ts';

export const writeNames = Object.keys(writes).filter((name): name is WriteName => name in writes);

/** Files are held in memory while they arrive: so many at once of one address, which may send as slowly as it likes. */
const UPLOADS_AT_ONCE = 5;

interface WriteDependencies {
  commands: Commands;
  callerOf(request: FastifyRequest): Promise<Caller>;
  /** Counts calls over all nodes; null: there is one. */
  countCall: CountCall | null;
}

/** Every call done by a command as a route: limit, rights, schema, command. */
export async function writeRoutes(app: FastifyInstance, dependencies: WriteDependencies): Promise<void> {
  const [withFiles, plain] = [writeNames.filter(takesFile), writeNames.filter((name) => !takesFile(name))];
  for (const name of plain) writeRoute(app, name, dependencies);
  // In a scope of its own: nothing else understands a multipart body.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: partLimits });
    const upload = atOnce(UPLOADS_AT_ONCE);
    for (const name of withFiles)
      writeRoute(scope, name, dependencies, (request) => upload(request.ip, () => readParts(request)));
  });
}

function takesFile(name: WriteName): boolean {
  const endpoint: WriteEndpoint = writeEndpoints[name];
  return endpoint.takesFile === true;
}

function writeRoute<Name extends WriteName>(
  app: FastifyInstance,
  name: Name,
  { commands, callerOf, countCall }: WriteDependencies,
  readUpload?: (request: FastifyRequest) => Promise<Parts>,
): void {
  const { perMinute, bodyMaxBytes, isOfProcess = false } = writeLimits[name];
  const endpoint: WriteEndpoint = writeEndpoints[name];
  const ofProcess = requestLimit(app, name, perMinute);
  const charge = isOfProcess || countCall === null ? ofProcess : sharedLimit(ofProcess, countCall, name, perMinute);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const identify = async (request: FastifyRequest): Promise<Caller> => {
    const caller = callers.get(request) ?? (await callerOf(request));
    callers.set(request, caller);
    return caller;
  };
  app.route({
    method: writes[name].method,
    url: writes[name].path,
    bodyLimit: bodyMaxBytes,
    schema: writeSchema(name, endpoint),
    // Who may not call is told so before a body is read.
    onRequest: [charge, async (request) => requireRights(endpoint.rights, await identify(request))],
    handler: async (request, reply) => {
      const { params, headers } = request;
      const { data: body, file } =
        readUpload !== undefined && request.isMultipart()
          ? await readUpload(request)
          : { data: request.body, file: null };
      const input = readWriteInput(name, { params, query: checkedQuery(request), headers, body, file });
      const answer = await commands[name](input, await identify(request));
      reply.header('cache-control', 'no-store');
      if (isFileAnswer(answer)) return sendDownload(reply, answer);
      return answer === null ? reply.code(204).send() : reply.send(answer);
    },
  });
}
