import { PROBLEM_TYPE } from '@millrace/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem } from './as-problem.ts';
import { ProblemError } from './problem-error.ts';

/** Sends any error as a problem. A bug is logged whole with the request's id, and sent without detail. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  if (problem.code === 'unexpected') request.log.error({ err: error }, 'unexpected error');
  if (error instanceof ProblemError) reply.headers(error.headers);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(Buffer.from(JSON.stringify(problem)));
}
