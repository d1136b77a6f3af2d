import type { Calls, RefusalCode } from '@millrace/contract';
import type { endpoints } from '@millrace/contract/endpoints';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { Viewer } from './snapshot/viewer.ts';

/** What a call answers: the answer of the contract, or why not, in words a person can read. */
export type Reading<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: Refusal };

export interface Refusal {
  code: RefusalCode;
  message: string;
}

export type CallName = keyof Calls;
export type AnswerOf<Name extends CallName> = NonNullable<Calls[Name]['types']>['answer'];

/** Params and query as the endpoint's schemas parsed them; an endpoint without a schema takes nothing. */
export interface InputOf<Name extends CallName> {
  params: Parsed<Name, 'params'>;
  query: Parsed<Name, 'query'>;
}

/** One call answered from the snapshot alone. */
export type ReadingOf<Name extends CallName> = (
  snapshot: Snapshot,
  input: InputOf<Name>,
  viewer: Viewer,
) => Reading<AnswerOf<Name>>;

export type Readings = { readonly [Name in CallName]: ReadingOf<Name> };

type Nothing = Record<never, never>;
type Endpoints = typeof endpoints;
type Parsed<Name extends CallName, Part extends 'params' | 'query'> = Endpoints[Name] extends {
  [Key in Part]: { _zod: { output: infer Output } };
}
  ? Output
  : Nothing;

export const answer = <Answer>(given: Answer): Reading<Answer> => ({ ok: true, answer: given });

export const refuse = (code: RefusalCode, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});

export const answerOr404 = <Answer>(given: Answer | undefined, message: string): Reading<Answer> =>
  given === undefined ? refuse('not-found', message) : answer(given);
