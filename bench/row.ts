/** One line of the table that `npm run bench` prints: a budget of the house and its measurement. */
export interface BenchRow {
  what: string;
  /** Upper bound, in `unit`; null when the figure only informs. */
  budget: number | null;
  /** Lower bound instead, for shares. */
  atLeast?: number;
  /** null: it could not be measured here; `what` gives the reason. */
  measured: number | null;
  unit: string;
  met: boolean;
  /** The gate fails where its budget is missed; every other row it only prints. */
  isHeldInGate: boolean;
}

/** A time, a rate or the memory of a process: it depends on the machine, so people judge it. `met` follows from the figures. */
export function benchRow(what: string, measured: number | null, unit: string, budget: number | null): BenchRow {
  const met = measured !== null && (budget === null || measured <= budget);
  return { what, budget, measured, unit, met, isHeldInGate: false };
}

/** A size or a count: the same on every machine, so the gate holds its budget. */
export const heldRow = (what: string, measured: number | null, unit: string, budget: number): BenchRow => ({
  ...benchRow(what, measured, unit, budget),
  isHeldInGate: true,
});

/** The rows that fail the gate: a size or a count over its budget, and any bench that ran and found no figure. */
export const gateFaults = (rows: readonly BenchRow[]): string[] =>
  rows.flatMap(({ what, measured, met, isHeldInGate }) => {
    if (Number.isNaN(measured)) return [`${what}: nothing was measured`];
    return isHeldInGate && !met ? [`${what}: over its budget`] : [];
  });

/** The middle value; of an even count the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
