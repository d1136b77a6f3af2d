import { refused } from '../../problems/problem-error.ts';
import { repeatedKey } from './repeated-key.ts';

/** Parses JSON of a caller; `what` begins the words of a refusal. */
export function parseJson(text: string, what: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refused('bad-request', `${what} is not valid JSON.`);
  }
  refuseRepeatedKeys(text);
  return parsed;
}

/** Refuses valid JSON that names a field twice: readers differ about which of them counts. */
export function refuseRepeatedKeys(text: string): void {
  const key = repeatedKey(text);
  if (key !== null) throw refused('bad-request', `The field ${shown(key)} is there more than once.`);
}

const SHOWN_MAX = 40;
const shown = (name: string): string => (name.length > SHOWN_MAX ? `${name.slice(0, SHOWN_MAX)}…` : name);
