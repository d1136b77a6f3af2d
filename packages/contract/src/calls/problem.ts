/** Every failure of the API has this one shape: RFC 9457, with words a person can read (decisions 3). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** The refusal's code, for programs. */
  code: RefusalCode;
  /** The fault and the remedy, for people. */
  message: string;
  /** Faults by field, for validation. */
  errors?: { field: string; message: string }[];
}
export const PROBLEM_TYPE = 'application/problem+json';

/** One table from refusal to status: a new refusal does not compile until it stands here. */
export const refusalStatus = {
  'bad-request': 400,
  'bad-query': 400,
  'link-expired': 400,
  'factor-wrong': 400,
  'time-is-past': 400,
  'no-such-time': 400,
  'login-failed': 401,
  'not-signed-in': 401,
  'bot-check-failed': 403,
  'factor-needed': 403,
  'not-allowed': 403,
  'not-confirmed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'changed-meanwhile': 409,
  'draft-ended': 409,
  'draft-in-conflict': 409,
  'draft-scheduled': 409,
  'draft-full': 409,
  'too-many-drafts': 409,
  'time-comes-twice': 409,
  'last-of-its-kind': 409,
  'too-many-open': 409,
  'still-used': 409,
  'registration-closed': 409,
  'too-slow': 408,
  'revision-moved': 409,
  'submission-differs': 409,
  'history-over': 410,
  'too-large': 413,
  'wrong-type': 415,
  'content-refused': 422,
  'provider-failed': 502,
  'too-many': 429,
  'head-too-large': 431,
  unexpected: 500,
  'not-ready': 503,
} as const;
export type RefusalCode = keyof typeof refusalStatus;
