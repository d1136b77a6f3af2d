import type { State } from '../bounds/state.ts';
import type { Table } from '../data/configurator.ts';
import type { LintFinding } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import type { Pausing } from '../pausable.ts';
import { missingFrom } from '../settling/completeness.ts';
import { fittingRow, isColumnAnswered } from '../tables/rows.ts';
import { reachIn } from './reachability.ts';
import type { LintContext } from './searching/context.ts';

/** A complete number for which a table that prices has no fitting row: then it has no price. */
export function* checkTableFits(context: LintContext): Pausing<LintFinding> {
  const { compiled, stated } = context;
  const reach = reachIn(context);
  for (const table of compiled.tables) {
    if (!table.gives.has('price') || fitsAll(stated.tables?.[table.index])) continue;
    const lacks = (state: State): boolean =>
      table.columns.some((column) => isColumnAnswered(column, state)) &&
      fittingRow(table, state) < 0 &&
      missingFrom(compiled, state).length === 0;
    const groups = table.columns.map(({ group }) => present(compiled.groups[group]));
    const state = yield* reach.findComplete(groups, lacks);
    if (state === null) continue;
    const message = `Table "${table.name}" prices, but a complete number has no fitting row; end it with a row of "*".`;
    const path = ['tables', table.index, 'rows'];
    yield { code: 'table-without-row', severity: 'error', path, message, witness: { selections: [state.selection] } };
  }
}

/** Whether a row fits any answers, so that none has to be searched for. */
const fitsAll = (table: Table | undefined): boolean =>
  table?.rows.some((row) => table.columns.every((_, at) => row[at] === '*')) === true;
