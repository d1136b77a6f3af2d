import { ProblemError, problem, refused } from '../problems/problem-error.ts';

/** Refuses early, instead of late, because so much waits already. */
export function busy(retryAfterSeconds: number): ProblemError {
  const seconds = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  const message = `The site has more to do just now than it can. Please try again in ${seconds}.`;
  return new ProblemError(problem('not-ready', message), { 'retry-after': String(retryAfterSeconds) });
}

/** Ends work for a client that has left; nobody reads it. */
export const clientLeft = (): ProblemError => refused('not-ready', 'The client has left.');
