import { ProblemError, problem } from './problem-error.ts';

/** 405 with the methods that the address has. */
export function methodNotAllowed(allowed: readonly string[]): ProblemError {
  const list = allowed.join(', ');
  return new ProblemError(problem('method-not-allowed', `This address is for ${list} only.`), { allow: list });
}
