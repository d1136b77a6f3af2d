/** One line of the table that `npm run bench` prints: a budget of the house and what was measured against it. */
export interface BenchRow {
  what: string;
  /** Upper bound, in `unit`; null where there is none and the figure only informs. */
  budget: number | null;
  /** Lower bound instead, for shares. */
  atLeast?: number;
  /** null: could not be measured here; `what` says of what. */
  measured: number | null;
  unit: string;
  met: boolean;
}

/** A row whose `met` follows from the figures. */
export function benchRow(what: string, measured: number | null, unit: string, budget: number | null): BenchRow {
  return { what, budget, measured, unit, met: measured !== null && (budget === null || measured <= budget) };
}

/** The middle value; of an even count the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
