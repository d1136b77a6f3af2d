import type { FastifyRequest } from 'fastify';
import { namesOneHost } from '../../bytes/names-one-host.ts';
import { type ProblemError, refused } from '../../problems/problem-error.ts';

/** The refusal of a request whose head can be understood in two ways; null: it is sound. */
export function unsoundHead({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): ProblemError | null {
  if (!namesOneHost(raw)) return refused('bad-request', 'The request must name one host, and no more.');
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (hasBody && encoding !== '' && encoding !== 'identity')
    return refused('wrong-type', 'A body must be sent as it is, without a content encoding.');
  return null;
}
