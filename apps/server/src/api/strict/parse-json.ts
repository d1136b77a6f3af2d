import { refused } from '../../problems/problem-error.ts';
import { nestingOf } from './nesting.ts';
import { repeatedKey } from './repeated-key.ts';

/** Far more than any call takes; what is read by calling itself for each level ends before the stack does. */
const MOST_NESTING = 100;

/** Parses JSON of a caller; `what` begins the words of a refusal. */
export function parseJson(text: string, what: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refused('bad-request', `${what} is not valid JSON.`);
  }
  refuseUnsoundJson(text, what);
  return parsed;
}

/** Refuses valid JSON that is nested too deep, or names a field twice: readers differ about which of them counts. */
export function refuseUnsoundJson(text: string, what: string): void {
  if (nestingOf(text) > MOST_NESTING) throw refused('bad-request', `${what} is nested more than ${MOST_NESTING} deep.`);
  const key = repeatedKey(text);
  if (key !== null) throw refused('bad-request', `The field ${shown(key)} is there more than once.`);
}

const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);
