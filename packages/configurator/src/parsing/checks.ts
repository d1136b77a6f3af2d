import { isTooFew } from '../bounds/caps.ts';
import { boundsOf, isWithin } from '../bounds/number-bounds.ts';
import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { type AskedPart, hasAnswerIn, isSelectedIn } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { listHolds } from '../rules/rules.ts';
import { limitOf } from '../settling/limit.ts';
import { isAllowed } from '../tables/leaving.ts';
import { askedOf } from '../tables/rows.ts';
import { isLengthWithin } from '../written/entered-text.ts';
import { type AskedConstraint, isHoldable } from './constraints.ts';
import { visibilityOf } from './possible.ts';

/** The choices made so far. */
export interface Choices {
  quantities: readonly number[];
  values: readonly (number | null)[];
  answers: readonly (number | null)[];
  parts?: readonly (AskedPart | null)[];
  /** Groups that printed the literal of a hidden group. */
  literals: readonly boolean[];
}

/**
 * Whether choices satisfy a rule whose groups are all decided. Exact, so that a search that fails later may blame later
 * choices, and remember that.
 */
export function satisfies(compiled: Compiled, constraint: AskedConstraint, choices: Choices): boolean {
  const decided = constraint.last + 1;
  switch (constraint.kind) {
    case 'visibility':
      return isVisibilityRight(compiled, constraint.group, choices, decided);
    case 'option':
      return !isSelected(constraint.option, choices) || isAllowedNow(constraint.option, choices);
    case 'holding':
      return isHoldingRight(compiled, constraint.group, choices, decided);
    case 'bounds':
      return isValueRight(constraint.group, choices);
    case 'disabling':
      return isDisablingRight(compiled, constraint.pair, choices);
    case 'requirement':
      return !listHolds(constraint.requirement.if, choices) || listHolds(constraint.requirement.then, choices);
    case 'table':
      return isAllowed(constraint.table, askedOf(constraint.table, choices));
  }
}

function isSelected({ id }: CompiledOption, { quantities }: Choices): boolean {
  return isSelectedIn(quantities, id);
}

function isAllowedNow(option: CompiledOption, choices: Choices): boolean {
  const { enableIf, disableIf, selectIf, always, data } = option;
  if (data.isReadonly === true && !always && !listHolds(selectIf, choices)) return false;
  if (data.neverDisabled === true || always) return true;
  if (option.limits.length > 0 && isTooFew(option, choices)) return false;
  return (enableIf.length === 0 || listHolds(enableIf, choices)) && !listHolds(disableIf, choices);
}

function isHeldNow(option: CompiledOption, choices: Choices): boolean {
  return isAllowedNow(option, choices) && (option.always || listHolds(option.selectIf, choices));
}

function isVisibilityRight(compiled: Compiled, group: CompiledGroup, choices: Choices, decided: number): boolean {
  const { index, data } = group;
  const visible = visibilityOf(compiled, choices, group, decided) === 'yes';
  if (hasAnswerIn(choices.values, index) || group.options.some((option) => isSelected(option, choices))) return visible;
  if (choices.literals[index] === true) return !visible;
  if (visible) return !group.printed || group.optional || group.options.some(isHoldable);
  if (!group.printed || !data.whenHidden) return true;
  return compiled.lastOptions.some((last) => last.group < index && isSelected(last, choices));
}

/** Held options must be selected. A single-choice group has the first: options that are always selected come before those of rules. */
function isHoldingRight(compiled: Compiled, group: CompiledGroup, choices: Choices, decided: number): boolean {
  if (visibilityOf(compiled, choices, group, decided) !== 'yes') return true;
  const held = group.options.filter((option) => isHoldable(option) && isHeldNow(option, choices));
  if (!group.multiselect) {
    const only = held.find(({ always }) => always) ?? held[0];
    return only === undefined || isSelected(only, choices);
  }
  if (!held.every((option) => isSelected(option, choices))) return false;
  const { limit, counted } = limitOf(group, choices.quantities);
  return limit === null || counted.length <= limit || counted.every((id) => held.some((option) => option.id === id));
}

function isValueRight(group: CompiledGroup, choices: Choices): boolean {
  const value = present(choices.values[group.index]);
  if (value === null) return true;
  const bounds = boundsOf(group, choices);
  return group.kind === 'text' ? isLengthWithin(value, bounds) : isWithin(value, bounds, group.data);
}

function isDisablingRight(
  { options }: Compiled,
  { keys, targets }: Compiled['pairs'][number],
  choices: Choices,
): boolean {
  if (!keys.every((id) => isSelectedIn(choices.quantities, id))) return true;
  return targets.every((id) => {
    const option = options[id];
    if (option === undefined || !isSelected(option, choices) || option.data.neverDisabled === true) return true;
    return isHoldable(option) && isHeldNow(option, choices);
  });
}
