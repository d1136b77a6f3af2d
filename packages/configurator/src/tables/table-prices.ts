import type { Compiled } from '../compiled/compiled.ts';
import type { RuleState } from '../compiled/rule-state.ts';
import type { Cents } from '../data/brand.ts';
import type { TablePrice } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { toCents } from '../decimals/money.ts';
import type { CompiledTable } from '../table-cells/compiled-table.ts';
import { fittingRow, isColumnAnswered } from './rows.ts';

/** Returns the amount that each table with a price adds to the total; one that adds nothing is left out. */
export function tablePrices({ tables, groups }: Compiled, state: RuleState): readonly TablePrice[] {
  return tables.flatMap((table): readonly TablePrice[] => {
    const prices = table.gives.get('price');
    if (prices === undefined) return [];
    const row = fittingRow(table, state);
    if (row < 0) {
      const isAsked = table.columns.some((column) => isColumnAnswered(column, state));
      return isAsked ? [{ table: table.name, price: null }] : [];
    }
    const amount = present(prices[row]);
    const price: Cents | null = amount === null ? null : toCents(amount, times(table, groups, state));
    return price === 0 ? [] : [{ table: table.name, price }];
  });
}

/** The value or the length of the group that the price is for, or how many pieces or entries of it. */
function times({ per }: CompiledTable, groups: Compiled['groups'], { quantities, answers }: RuleState): number {
  const group = per === null ? undefined : groups[per];
  if (group === undefined) return 1;
  if (group.isEntered) return answers[group.index] ?? 0;
  return group.options.reduce((sum, { id }) => sum + present(quantities[id]), 0);
}
