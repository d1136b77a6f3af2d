import type { CallName, InputOf } from '@millrace/catalogue';
import { type Endpoint, endpoints } from '@millrace/contract/endpoints';
import type { z } from 'zod';
import { issueWords } from '../problems/issue-words.ts';
import { ProblemError, problem } from '../problems/problem-error.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
}

/** Params and query of a call as its schemas read them; refused with every fault by field. Unknown query names are passed over. */
export function readInput<Name extends CallName>(name: Name, raw: RawInput): InputOf<Name> {
  const { params, query }: Endpoint = endpoints[name];
  const read = { params: params?.safeParse(raw.params), query: query?.safeParse(raw.query) };
  const issues = [...(read.params?.error?.issues ?? []), ...(read.query?.error?.issues ?? [])];
  if (issues.length > 0) throw new ProblemError(validationProblem(issues));
  return { params: read.params?.data ?? {}, query: read.query?.data ?? {} } as InputOf<Name>;
}

function validationProblem(issues: readonly z.core.$ZodIssue[]) {
  const errors = issues.map((issue) => ({ field: issue.path.join('.'), message: issueWords(issue) }));
  return problem('bad-query', errors.map(({ field, message }) => `${field} ${message}.`).join(' '), errors);
}
