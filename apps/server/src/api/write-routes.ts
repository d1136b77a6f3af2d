import { writes } from '@millrace/contract';
import { writeEndpoints } from '@millrace/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { requestLimit } from '../limits/request-limit.ts';
import { writeLimits } from '../limits/write-limits.ts';
import type { Commands, WriteName } from './commands.ts';
import { readWriteInput } from './read-write-input.ts';
import { writeSchema } from './route-schema.ts';

export const writeNames = Object.keys(writes).filter((name): name is WriteName => name in writes);

/** Every writing call of the contract as a route: limit, schema, command. */
export function writeRoutes(app: FastifyInstance, commands: Commands): void {
  for (const name of writeNames) writeRoute(app, name, commands);
}

function writeRoute<Name extends WriteName>(app: FastifyInstance, name: Name, commands: Commands): void {
  const { perMinute, bodyMaxBytes } = writeLimits[name];
  const charge = requestLimit(app, name, perMinute);
  app.route({
    method: writes[name].method,
    url: writes[name].path,
    bodyLimit: bodyMaxBytes,
    schema: writeSchema(name, writeEndpoints[name]),
    onRequest: charge,
    handler: async (request, reply) => {
      const answer = await commands[name](readWriteInput(name, request));
      reply.header('cache-control', 'no-store');
      return answer === null ? reply.code(204).send() : reply.send(answer);
    },
  });
}
