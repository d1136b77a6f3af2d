import type { Compiled, CompiledGroup, CompiledOption } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { limitOf } from '../settling/limit.ts';
import { valuesAround } from './break-points.ts';
import { matchNumber } from './match.ts';
import type { PlannedGroup } from './plan.ts';

/** The limits that earlier choices set for the options of an unprinted group. */
interface UnprintedScope {
  compiled: Compiled;
  /** Choices so far. */
  quantities: readonly number[];
  isPossible: (option: CompiledOption) => boolean;
  isHeld: (option: CompiledOption) => boolean;
}

type Answer = readonly CompiledOption[];

/** The useful answers of an unprinted group, the defaults first; each as its own rules leave it. */
export function unprintedAnswers(
  { group, mentioned, combinations, holdable }: PlannedGroup,
  scope: UnprintedScope,
): readonly Answer[] {
  const held = holdable.filter(scope.isHeld);
  const defaults = group.options.filter((option) => option.data.selected === true && scope.isPossible(option));
  const tried = combinations.filter((options) => options.length > 0 && options.every(scope.isPossible));
  const answers = new Map<string, Answer>();
  for (const answer of tried.length === 0 ? [defaults] : [defaults, [], ...tried]) {
    const left = group.multiselect ? leftOf(group, [...held, ...answer], held, scope) : firstOf(held, answer);
    const told = mentioned.map((option) => (left.includes(option) ? '1' : '0')).join('');
    if (!answers.has(told)) answers.set(told, left);
  }
  return [...answers.values()];
}

/** Beyond this many values of one group the rest are not tried. */
const MOST_VALUES = 80;

/** The values of an unprinted number group worth trying, unanswered first. */
export function unprintedValues(
  { group, breakPoints }: PlannedGroup,
  values: readonly (number | null)[],
  text: string,
): readonly (number | null)[] {
  if (breakPoints === null) return [null];
  const near = breakPoints.partners.flatMap((partner) => {
    if (partner.index > group.index) return partner.printed ? valuesReadIn(text, partner) : [];
    const value = present(values[partner.index]);
    return value === null ? [] : [value];
  });
  const beside = [...new Set(near)].flatMap((edge) => valuesAround(group, edge));
  return [...new Set([null, ...beside, ...breakPoints.fixed])].slice(0, MOST_VALUES);
}

/** The values that a later number group can read in a text. */
function valuesReadIn(text: string, group: CompiledGroup): readonly number[] {
  return Array.from(text, (_, at) => matchNumber(group, text, at).map(({ value }) => value)).flat();
}

function firstOf(held: Answer, picked: Answer): Answer {
  return (held.length > 0 ? [held.find(({ always }) => always) ?? held[0]] : [picked[0]]).filter(
    (option) => option !== undefined,
  );
}

/** Without options that the answer itself disables, or that exceed its limit. */
function leftOf(
  group: PlannedGroup['group'],
  answer: Answer,
  held: Answer,
  { compiled, quantities }: UnprintedScope,
): Answer {
  const selected = [...quantities];
  for (const { id, quantity } of answer) selected[id] = quantity;
  const isSelected = (id: number): boolean => isSelectedIn(selected, id);
  const remove = (id: number): void => {
    const option = compiled.options[id];
    if (option?.group === group.index && option.data.neverDisabled !== true && !held.includes(option)) selected[id] = 0;
  };
  for (const { id, disables } of compiled.disablers) if (isSelected(id)) for (const target of disables) remove(target);
  for (const { keys, targets } of compiled.pairs)
    if (keys.every(isSelected)) for (const target of targets) remove(target);
  for (
    let now = limitOf(group, selected);
    now.limit !== null && now.counted.length > now.limit;
    now = limitOf(group, selected)
  ) {
    const last = now.counted.findLast((id) => !held.some((option) => option.id === id));
    if (last === undefined) break;
    selected[last] = 0;
  }
  return group.options.filter(({ id }) => isSelected(id));
}
