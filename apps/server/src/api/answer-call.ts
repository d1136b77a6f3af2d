import { type AnswerOf, answers, type CallName, type Snapshot, type Viewer } from '@millrace/catalogue';
import { callPath, calls } from '@millrace/contract';
import { refused } from '../problems/problem-error.ts';
import { type RawInput, readInput } from './read-input.ts';

/** A call read and ready to be answered from a snapshot. */
export interface PreparedCall<Answer = unknown> {
  /** Names call and input: equal keys have equal answers, for equal viewers. */
  key: string;
  /** As the call's schemas parsed it. */
  input: unknown;
  /** The one spelling of its address without a query, below /api. */
  readonly address: string;
  answer(snapshot: Snapshot, viewer: Viewer): Answer;
}

/** Reads a call's input; throws the refusal when it is faulty. `answer` throws the refusal of the catalogue. */
export function prepareCall<Name extends CallName>(name: Name, raw: RawInput): PreparedCall<AnswerOf<Name>> {
  const input = readInput(name, raw);
  return {
    key: `${name} ${JSON.stringify(input)}`,
    input,
    get address() {
      return callPath(calls[name].path, Object(input.params));
    },
    answer: (snapshot, viewer) => {
      const answered = answers[name](snapshot, input, viewer);
      if (answered.ok) return answered.answer;
      throw refused(answered.refusal.code, answered.refusal.message);
    },
  };
}
