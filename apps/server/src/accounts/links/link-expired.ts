import type { ProblemError } from '../../problems/problem-error.ts';
import { refused } from '../../problems/problem-error.ts';

/** The same words for a link that was used, has expired or never was. */
export const linkExpired = (): ProblemError =>
  refused('link-expired', 'This link is no longer good: it has been used or has expired. Please ask for a new one.');
