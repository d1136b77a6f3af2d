import type { FastifyRequest } from 'fastify';
import { refused } from '../problems/problem-error.ts';

/** The query as the framework read it; refused where an escape is malformed, which the framework would take literally. */
export function checkedQuery(request: FastifyRequest): unknown {
  const [, query = ''] = request.url.split('?', 2);
  try {
    decodeURIComponent(query);
  } catch {
    throw refused('bad-request', 'The query is not valid percent-encoding.');
  }
  return request.query;
}
