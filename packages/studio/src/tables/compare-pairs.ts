import type { PairAnswer, PairMatrix } from './pair-matrix.ts';
import type { PairSaid, Pairs } from './recognising/recognition.ts';

/** A pair of which a table says otherwise than the rules. */
export interface DifferingPair {
  row: string;
  column: string;
  says: PairSaid['says'];
  rules: PairAnswer;
}

/** A table beside what the rules say: how many cells agree, which differ, and which of the rules it does not name. */
export interface ComparedPairs {
  same: number;
  differing: readonly DifferingPair[];
  unsaid: number;
}

/** The verdict of the table on two options, whichever of the two groups stands in its rows. */
export function saidOf(pairs: Pairs, { rows }: Pick<PairMatrix, 'rows'>, row: string, column: string): PairSaid | null {
  const found = pairs.rows === rows ? pairs.said.get(row)?.get(column) : pairs.said.get(column)?.get(row);
  return found ?? null;
}

/** Compares a table with a matrix of the same two groups. */
export function comparePairs(pairs: Pairs, matrix: PairMatrix): ComparedPairs {
  const differing: DifferingPair[] = [];
  let [same, unsaid] = [0, 0];
  for (const [at, row] of matrix.rowCodes.entries())
    for (const [nth, column] of matrix.columnCodes.entries()) {
      const says = saidOf(pairs, matrix, row, column)?.says;
      const rules = matrix.answers[at]?.[nth] ?? 'unknown';
      if (says === undefined) unsaid += 1;
      else if (says === rules) same += 1;
      else differing.push({ row, column, says, rules });
    }
  return { same, differing, unsaid };
}
