import type { CallName } from '@millrace/catalogue';
import { type RefusalCode, refusalStatus } from '@millrace/contract';
import { type CommandEndpoint, type Endpoint, endpoints } from '@millrace/contract/endpoints';
import { z } from 'zod';

/** The one shape of all failures, for the document. */
const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .describe('Problem');

/** Describes a reading call in the API's document. */
export function routeSchema(name: CallName) {
  const endpoint: Endpoint = endpoints[name];
  const takesInput = endpoint.params !== undefined || endpoint.query !== undefined;
  return { ...inputSchema(name, endpoint), response: responses(endpoint, takesInput ? ['bad-query'] : []) };
}

type DescribedCommand = Endpoint &
  Pick<CommandEndpoint, 'body' | 'isBeacon' | 'takesFile' | 'answersFile' | 'answersEvents'>;

/** Describes a command in the API's document. */
export function commandSchema(name: string, endpoint: DescribedCommand) {
  return {
    ...inputSchema(name, endpoint),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    ...(endpoint.isBeacon === true ? { consumes: ['application/json', 'text/plain'] } : {}),
    ...(endpoint.takesFile === true ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
    response: {
      ...responses(endpoint, ['bad-request']),
      ...(endpoint.answersFile === true ? { 200: download(endpoint.summary) } : {}),
      ...(endpoint.answersEvents === undefined ? {} : { 200: events(endpoint.summary, endpoint.answersEvents) }),
    },
  };
}

const download = (description: string) => ({
  description,
  content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
});

const events = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'text/event-stream': { schema } },
});

function inputSchema(name: string, { summary, tag, params, query }: Endpoint) {
  return {
    operationId: name,
    summary,
    tags: [tag],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
  };
}

function responses({ summary, answer, refusals = [] }: Endpoint, faults: readonly RefusalCode[]) {
  const statuses = [...faults, ...refusals].map((code) => refusalStatus[code]);
  const success = answer instanceof z.ZodNull ? 204 : 200;
  return {
    [success]: answer.describe(summary),
    ...Object.fromEntries(statuses.map((status) => [status, problemSchema])),
  };
}
