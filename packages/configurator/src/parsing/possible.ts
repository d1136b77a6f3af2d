import type {
  Alternative,
  Compiled,
  CompiledFact,
  CompiledGroup,
  CompiledList,
  CompiledOption,
  Measure,
} from '../compiled/compiled.ts';
import { groupsOfMeasure } from '../compiled/measures.ts';
import { isSelectedIn, type RuleState } from '../compiled/rule-state.ts';
import { alternativeHolds } from '../rules/rules.ts';

/** Whether a rule holds while only some groups are decided: yes, no, or it depends. */
type Possibly = 'yes' | 'no' | 'open';

/** The decided groups: all before an index, or those marked. */
type Decided = number | readonly boolean[];

export function listPossibly(list: CompiledList, state: RuleState, decided: Decided): Possibly {
  if (list.length === 0) return 'no';
  let all: Possibly = 'yes';
  for (const { alternatives } of list) {
    let any: Possibly = 'no';
    for (const alternative of alternatives) {
      if (isOpen(alternative, decided)) any = 'open';
      else if (alternativeHolds(alternative, state)) {
        any = 'yes';
        break;
      }
    }
    if (any === 'no') return 'no';
    if (any === 'open') all = 'open';
  }
  return all;
}

function isOpen(alternative: Alternative, decided: Decided): boolean {
  if (alternative.kind === 'constant') return false;
  if (alternative.kind === 'codes') return !isDecided(alternative.group, decided);
  if (alternative.kind === 'fact') return isFactOpen(alternative.fact, decided);
  return isMeasureOpen(alternative.left, decided) || isMeasureOpen(alternative.right, decided);
}

function isMeasureOpen(measure: number | Measure, decided: Decided): boolean {
  if (typeof measure !== 'number' && measure.kind === 'fact') return isFactOpen(measure.fact, decided);
  if (typeof measure !== 'number' && measure.kind === 'sum' && measure.isUnsure) return true;
  return typeof measure !== 'number' && !groupsOfMeasure(measure).every((group) => isDecided(group, decided));
}

function isFactOpen({ isUnsure, groups }: CompiledFact, decided: Decided): boolean {
  return isUnsure || !groups.every((group) => isDecided(group, decided));
}

function isDecided(group: number, decided: Decided): boolean {
  return typeof decided === 'number' ? group < decided : decided[group] === true;
}

/** Whether a group shows, as far as the decided groups determine it. */
export function visibilityOf(
  compiled: Compiled,
  state: RuleState,
  group: CompiledGroup,
  decided: Decided = group.index,
): Possibly {
  let ending: Possibly = 'no';
  for (const { id, group: owner } of compiled.lastOptions) {
    if (owner >= group.index) break;
    if (isSelectedIn(state.quantities, id)) return 'no';
    if (!isDecided(owner, decided)) ending = 'open';
  }
  const shown = group.showIf.length === 0 ? 'yes' : listPossibly(group.showIf, state, decided);
  const hidden = listPossibly(group.hideIf, state, decided);
  if (shown === 'no' || hidden === 'yes') return 'no';
  return shown === 'yes' && hidden === 'no' && ending === 'no' ? 'yes' : 'open';
}

/** False where its own rules certainly disable an option, or where only a rule that certainly fails selects it. */
export function isAllowed(state: RuleState, option: CompiledOption, decided: Decided = option.group): boolean {
  const { enableIf, disableIf, selectIf, always, data } = option;
  if (data.isReadonly === true && !always && listPossibly(selectIf, state, decided) === 'no') return false;
  if (data.neverDisabled === true) return true;
  if (enableIf.length > 0 && listPossibly(enableIf, state, decided) === 'no') return false;
  return listPossibly(disableIf, state, decided) !== 'yes';
}

/** Whether an option of a visible group is certainly selected by rule. */
export function isCertainlyHeld(state: RuleState, option: CompiledOption, decided: Decided = option.group): boolean {
  const { enableIf, disableIf, selectIf, always, data, limits } = option;
  if (!always && listPossibly(selectIf, state, decided) !== 'yes') return false;
  if (data.neverDisabled === true) return true;
  if (!always && limits.length > 0) return false;
  if (enableIf.length > 0 && listPossibly(enableIf, state, decided) !== 'yes') return false;
  return listPossibly(disableIf, state, decided) === 'no';
}
