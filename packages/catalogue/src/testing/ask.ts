import type { Answered, AnswerOf, CallName, InputOf } from '../answer.ts';
import { answers } from '../answers/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { anonymous, type Viewer } from '../tables/viewer.ts';

export const editor: Viewer = { kind: 'staff', roles: ['editor'], customerId: null };
export const customerOf = (customerId: number | null): Viewer => ({ kind: 'customer', customerId });

/** The defaults of a query. */
export const usual = { isLive: true, isVizzy: false, intrinsicallySafe: false };

/** Carries out one call; returns the answer, or the code of the refusal. */
export function ask<Name extends CallName>(
  snapshot: Snapshot,
  name: Name,
  input: InputOf<Name>,
  viewer: Viewer = anonymous,
): AnswerOf<Name> | string {
  const call: (snapshot: Snapshot, input: InputOf<Name>, viewer: Viewer) => Answered<AnswerOf<Name>> = answers[name];
  const answered = call(snapshot, input, viewer);
  return answered.ok ? answered.answer : answered.refusal.code;
}
