import type { Alternative, CompiledGroup, CompiledList, CompiledOption, Measure } from '../compiled.ts';
import { alternativeHolds } from '../rules.ts';
import type { Facts } from '../state.ts';
import type { Search } from './search.ts';

/** Whether a rule holds while only the groups before `decided` are known: yes, no, or it depends. */
export type Possibly = 'yes' | 'no' | 'open';

export function listPossibly(list: CompiledList, facts: Facts, decided: number): Possibly {
  if (list.length === 0) return 'no';
  let all: Possibly = 'yes';
  for (const { alternatives } of list) {
    let any: Possibly = 'no';
    for (const alternative of alternatives) {
      if (isOpen(alternative, decided)) any = 'open';
      else if (alternativeHolds(alternative, facts)) {
        any = 'yes';
        break;
      }
    }
    if (any === 'no') return 'no';
    if (any === 'open') all = 'open';
  }
  return all;
}

function isOpen(alternative: Alternative, decided: number): boolean {
  if (alternative.kind === 'codes') return alternative.group >= decided;
  return isMeasureOpen(alternative.left, decided) || isMeasureOpen(alternative.right, decided);
}

function isMeasureOpen(measure: number | Measure, decided: number): boolean {
  return typeof measure !== 'number' && measure.group >= decided;
}

/** Whether a group shows, as far as the groups before it tell. */
export function visibilityOf(
  { plan, ...facts }: Pick<Search, 'plan' | 'quantities' | 'answers'>,
  group: CompiledGroup,
): Possibly {
  const { lastOptions } = plan.compiled;
  for (const { id, group: owner } of lastOptions) {
    if (owner < group.index && (facts.quantities[id] ?? 0) > 0) return 'no';
  }
  const shown = group.showIf.length === 0 ? 'yes' : listPossibly(group.showIf, facts, group.index);
  const hidden = listPossibly(group.hideIf, facts, group.index);
  if (shown === 'no' || hidden === 'yes') return 'no';
  return shown === 'yes' && hidden === 'no' ? 'yes' : 'open';
}

/** False where its own rules certainly disable an option, or where only a rule that certainly fails selects it. */
export function isAllowed(facts: Facts, group: CompiledGroup, option: CompiledOption): boolean {
  const { enableIf, disableIf, selectIf, always, data } = option;
  if (data.isReadonly === true && !always && listPossibly(selectIf, facts, group.index) === 'no') return false;
  if (data.neverDisabled === true) return true;
  if (enableIf.length > 0 && listPossibly(enableIf, facts, group.index) === 'no') return false;
  return listPossibly(disableIf, facts, group.index) !== 'yes';
}

/** Whether an option of a visible group is certainly selected by rule. */
export function isCertainlyHeld(facts: Facts, group: CompiledGroup, option: CompiledOption): boolean {
  const { enableIf, disableIf, selectIf, always, data } = option;
  if (!always && listPossibly(selectIf, facts, group.index) !== 'yes') return false;
  if (data.neverDisabled === true) return true;
  if (enableIf.length > 0 && listPossibly(enableIf, facts, group.index) !== 'yes') return false;
  return listPossibly(disableIf, facts, group.index) === 'no';
}
