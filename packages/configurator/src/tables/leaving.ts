import type { RuleState } from '../compiled/rule-state.ts';
import { type Bits, keepRows, meet } from '../table-cells/bits.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { type Asked, askedOf, rowsAllowing } from './rows.ts';

/** The state with the options that no rule may take away. */
interface Holding extends RuleState {
  held: readonly boolean[];
}

/**
 * The answers of a table that have to go, because no row allows them together with what stays: held options stay, then options, then
 * numbers.
 */
export function leavingOf(table: CompiledTable, state: Holding): readonly Asked[] {
  const { held, others } = byHolding(askedOf(table, state), state);
  const rows = rowsAllowing(table, held);
  if (held.length > 0 && !meet(rows, rows)) return [];
  const leaving: Asked[] = [];
  for (const one of [...others.filter(({ id }) => id !== null), ...others.filter(({ id }) => id === null)]) {
    if (meet(rows, one.rows)) keepRows(rows, one.rows);
    else leaving.push(one);
  }
  return leaving;
}

/** Whether options disagree that no rule may take away: then the table lets nothing go, and refuses no number. */
export const doHeldDisagree = (table: CompiledTable, state: Holding): boolean =>
  !isAllowed(table, byHolding(askedOf(table, state), state).held);

function byHolding(asked: readonly Asked[], state: Holding): { held: Asked[]; others: Asked[] } {
  const isHeld = ({ id }: Asked): boolean => id !== null && state.held[id] === true;
  return { held: asked.filter(isHeld), others: asked.filter((one) => !isHeld(one)) };
}

/** Whether a set of answers stands in some row. Where there is none, nothing is asked, also of whoever asks. */
export function isAllowed(table: CompiledTable, asked: readonly { rows: Bits }[]): boolean {
  if (asked.length === 0) return true;
  const rows = rowsAllowing(table, asked);
  return meet(rows, rows);
}
