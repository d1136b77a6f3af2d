import { PROBLEM_TYPE } from '@millrace/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from './as-problem.ts';
import { ProblemError } from './problem-error.ts';
import { isStorageAway, storageAway } from './storage-away.ts';

/** Sends any error as a problem. A bug is logged whole with the request's id, and sent without detail. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isAway = !(error instanceof ProblemError) && isStorageAway(error);
  if (isAway) request.log.warn({ err: error }, 'the database or the disk takes nothing just now');
  const refused = isAway ? storageAway() : error;
  const problem = asProblem(refused);
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
  if (refused instanceof ProblemError) reply.headers(refused.headers);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(Buffer.from(JSON.stringify(problem)));
}
