import type { Hold } from '../growth/event-loop-holds.ts';
import { type BenchRow, benchRow } from '../row.ts';

const HOLD_MS = 50;

/** By the clock, other work of the machine counts, too, so the processor time is held to the budget. */
export const holdRows = (what: string, { clockMs, workMs }: Hold): BenchRow[] => [
  benchRow(what, clockMs, 'ms', null),
  benchRow(`${what}, in processor time`, workMs, 'ms', HOLD_MS),
];
