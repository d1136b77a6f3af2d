import { type AnswerOf, type CallName, readings, type Snapshot, type Viewer } from '@millrace/catalogue';
import { refused } from '../problems/problem-error.ts';
import { type RawInput, readInput } from './read-input.ts';

/** A call read and ready to be answered from a snapshot. */
export interface PreparedCall<Answer = unknown> {
  /** Names call and input: equal keys have equal answers, for equal viewers. */
  key: string;
  answer(snapshot: Snapshot, viewer: Viewer): Answer;
}

/** Reads a call's input; throws the refusal where it is faulty. `answer` throws the refusal of the reading. */
export function prepareCall<Name extends CallName>(name: Name, raw: RawInput): PreparedCall<AnswerOf<Name>> {
  const input = readInput(name, raw);
  return {
    key: `${name} ${JSON.stringify(input)}`,
    answer: (snapshot, viewer) => {
      const reading = readings[name](snapshot, input, viewer);
      if (reading.ok) return reading.answer;
      throw refused(reading.refusal.code, reading.refusal.message);
    },
  };
}
