import type { Calls, RefusalCode } from '@millrace/contract';
import type { endpoints } from '@millrace/contract/endpoints';
import type { Snapshot } from './snapshot.ts';
import type { Viewer } from './tables/viewer.ts';

/** The contract's answer, or a refusal in words for a person. */
export type Answered<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: Refusal };

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
export type AnswerCall<Name extends CallName> = (
  snapshot: Snapshot,
  input: InputOf<Name>,
  viewer: Viewer,
) => Answered<AnswerOf<Name>>;

export type Answers = { readonly [Name in CallName]: AnswerCall<Name> };

type Nothing = Record<never, never>;
type Endpoints = typeof endpoints;
type Parsed<Name extends CallName, Part extends 'params' | 'query'> = Endpoints[Name] extends {
  [Key in Part]: { _zod: { output: infer Output } };
}
  ? Output
  : Nothing;

export const answer = <Answer>(given: Answer): Answered<Answer> => ({ ok: true, answer: given });

export const refuse = (code: RefusalCode, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});

export const answerOr404 = <Answer>(given: Answer | undefined, message: string): Answered<Answer> =>
  given === undefined ? refuse('not-found', message) : answer(given);
