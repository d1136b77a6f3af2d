import type { State } from '../bounds/state.ts';
import type { Picked } from '../bounds/working-state.ts';
import type { Compiled, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { settle } from '../settling/settle.ts';
import { mayLosePieces } from '../written/quantity.ts';

/**
 * The settled state of a reading. A quantity that is not printed is read as `qty`, or as many pieces as the limits allow: before an option
 * that was read goes, pieces of the last options in its group do.
 */
export function settledReading(compiled: Compiled, picked: Picked, onSettle: () => void): State {
  const left = [...picked.quantities];
  for (;;) {
    onSettle();
    const state = settle(compiled, { ...picked, quantities: left }, null);
    const lost = compiled.options.find(({ id }) => isSelectedIn(left, id) && !isSelectedIn(state.quantities, id));
    const giving = lost === undefined ? undefined : lastGiving(compiled, lost.group, left);
    if (giving === undefined) return state;
    left[giving.id] = present(left[giving.id]) - 1;
  }
}

function lastGiving({ groups }: Compiled, index: number, left: readonly number[]): CompiledOption | undefined {
  const group = groups[index];
  if (group === undefined || group.isNumber || !group.limits.some(({ of }) => of !== null)) return undefined;
  return group.options.findLast(
    ({ id, data }) => present(left[id]) > 1 && data.isQtyReadonly !== true && mayLosePieces(group.data, data),
  );
}
