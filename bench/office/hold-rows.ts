import type { Hold } from '../growth/event-loop-holds.ts';
import { type BenchRow, benchRow } from '../row.ts';

const HOLD_MS = 50;

/** What else the machine does counts by the clock, so the processor time is held to the budget. */
export const holdRows = (what: string, { clockMs, workMs }: Hold): BenchRow[] => [
  benchRow(what, clockMs, 'ms', null),
  benchRow(`${what}, in processor time`, workMs, 'ms', HOLD_MS),
];
