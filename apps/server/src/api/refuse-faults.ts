import type { RefusalCode } from '@millrace/contract';
import type { z } from 'zod';
import { issueWords } from '../problems/issue-words.ts';
import { ProblemError, problem } from '../problems/problem-error.ts';

/** Refuses input that has faults, naming each by its field. */
export function refuseFaults(code: RefusalCode, issues: readonly z.core.$ZodIssue[]): void {
  if (issues.length === 0) return;
  const errors = issues.map((issue) => ({ field: issue.path.join('.'), message: issueWords(issue) }));
  const words = errors.map(({ field, message }) => `${field} ${message}.`.trim()).join(' ');
  throw new ProblemError(problem(code, words, errors));
}
