import { refusalStatus } from '@millrace/contract';
import { type Endpoint, endpoints } from '@millrace/contract/endpoints';
import { z } from 'zod';
import type { CallName } from './match-call.ts';

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

/** What the API's document says of a call. */
export function routeSchema(name: CallName) {
  const { summary, tag, params, query, answer, refusals = [] }: Endpoint = endpoints[name];
  const takesInput = params !== undefined || query !== undefined;
  const statuses = [...(takesInput ? ['bad-query' as const] : []), ...refusals].map((code) => refusalStatus[code]);
  return {
    operationId: name,
    summary,
    tags: [tag],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    response: {
      200: answer.describe(summary),
      ...Object.fromEntries(statuses.map((status) => [status, problemSchema])),
    },
  };
}
