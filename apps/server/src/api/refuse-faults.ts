import type { RefusalCode } from '@millrace/contract';
import { issueWords } from '@millrace/contract/office';
import type { z } from 'zod';
import { ProblemError, problem } from '../problems/problem-error.ts';

/** Refuses input that has faults, naming each by its field. */
export function refuseFaults(code: RefusalCode, issues: readonly z.core.$ZodIssue[]): void {
  if (issues.length === 0) return;
  const errors = issues.map((issue) => ({ field: issue.path.join('.'), message: issueWords(issue) }));
  const words = errors.map(({ field, message }) => sentence(field, message));
  throw new ProblemError(problem(code, words.join(' '), errors));
}

/** Complete sentences of a form, such as 'Invalid email format.', stand without the field's name. */
function sentence(field: string, message: string): string {
  const subject = field === '' ? 'The body' : field;
  const words = /^\p{Lu}/u.test(message) ? message : `${subject} ${message}`;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
