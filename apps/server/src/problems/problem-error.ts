import { type Problem, type RefusalCode, refusalStatus } from '@millrace/contract';

/** A refusal on its way to the caller: thrown anywhere, answered in one place. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string>>;
  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
    this.headers = headers;
  }
}

const titles: Record<RefusalCode, string> = {
  'bad-request': 'Bad request',
  'bad-query': 'Bad query',
  'link-expired': 'Link expired',
  'factor-wrong': 'Second factor wrong',
  'login-failed': 'Login failed',
  'not-signed-in': 'Not signed in',
  'bot-check-failed': 'Bot check failed',
  'factor-needed': 'Second factor needed',
  'not-allowed': 'Not allowed',
  'not-confirmed': 'Not confirmed',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  'changed-meanwhile': 'Changed meanwhile',
  'draft-ended': 'Draft ended',
  'draft-scheduled': 'Draft scheduled',
  'draft-full': 'Draft full',
  'too-many-drafts': 'Too many drafts',
  'time-comes-twice': 'Time comes twice',
  'time-is-past': 'Time is past',
  'no-such-time': 'No such time',
  'draft-in-conflict': 'Draft in conflict',
  'provider-failed': 'Provider failed',
  'too-many-open': 'Too many at once',
  'last-of-its-kind': 'Last of its kind',
  'still-used': 'Still used',
  'registration-closed': 'Registration closed',
  'too-slow': 'Too slow',
  'revision-moved': 'Revision moved',
  'submission-differs': 'Submission differs',
  'history-over': 'History over',
  'too-large': 'Too large',
  'wrong-type': 'Wrong type',
  'content-refused': 'Content refused',
  'too-many': 'Too many requests',
  'head-too-large': 'Head too large',
  unexpected: 'Unexpected error',
  'not-ready': 'Not ready',
};

/** A refusal in the one shape of all failures (RFC 9457). */
export function problem(code: RefusalCode, message: string, errors?: Problem['errors']): Problem {
  return {
    type: `urn:problem:${code}`,
    title: titles[code],
    status: refusalStatus[code],
    code,
    message,
    ...(errors === undefined ? {} : { errors }),
  };
}

export const refused = (code: RefusalCode, message: string): ProblemError => new ProblemError(problem(code, message));

const SHOWN_MAX = 120;

export function notFound(path: string): ProblemError {
  const shown = path.length > SHOWN_MAX ? `${path.slice(0, SHOWN_MAX)}…` : path;
  return refused('not-found', `There is nothing at ${shown}.`);
}
