import { parseArgs } from 'node:util';
import { NEAREST } from '../judge.ts';

export interface Options {
  /** The name of the room; '' without one. */
  room: string;
  seed: number;
  /** How many changes the sample has. */
  count: number;
  /** Whether a change of the sample is tried; the first is 1. */
  isTried(nth: number): boolean;
  /** How many test files run at most for a change. */
  nearest: number;
  /** How long a run of tests may take, in milliseconds. */
  timeLimit: number;
}

/** The options of the command, from its arguments. Throws where one is not known, or is no number. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      changes: { type: 'string', default: '30' },
      only: { type: 'string' },
      nearest: { type: 'string', default: String(NEAREST.at(-1)) },
      limit: { type: 'string', default: '120' },
    },
  });
  const only = values.only?.split(',').map((nth) => wholeNumber('only', nth));
  return {
    room: positionals[0] ?? '',
    seed: wholeNumber('seed', values.seed),
    count: wholeNumber('changes', values.changes),
    isTried: (nth) => only === undefined || only.includes(nth),
    nearest: wholeNumber('nearest', values.nearest),
    timeLimit: wholeNumber('limit', values.limit) * 1000,
  };
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${option} is a whole number, not '${text}'.`);
  return Number(text);
}
