import type { Compiled, CompiledOption } from '../compiled.ts';
import { limitOf } from '../limit.ts';
import type { PlannedGroup } from './plan.ts';

/** Beyond this many mentioned options of a multi-select group, only single ones are tried. */
const MOST_COMBINED = 4;

/** What earlier choices say of the options of an unprinted group. */
export interface UnprintedScope {
  compiled: Compiled;
  /** Choices so far. */
  quantities: readonly number[];
  isPossible: (option: CompiledOption) => boolean;
  isHeld: (option: CompiledOption) => boolean;
}

type Answer = readonly CompiledOption[];

/** The answers of an unprinted group worth trying, the defaults first; each as its own rules leave it. */
export function unprintedAnswers(
  { group, mentioned, holdable }: PlannedGroup,
  scope: UnprintedScope,
): readonly Answer[] {
  const held = holdable.filter(scope.isHeld);
  const defaults = group.options.filter((option) => option.data.selected === true && scope.isPossible(option));
  const possible = mentioned.filter(scope.isPossible);
  const combined =
    group.multiselect && possible.length <= MOST_COMBINED ? subsets(possible) : possible.map((option) => [option]);
  const answers: Answer[] = [];
  for (const answer of possible.length === 0 ? [defaults] : [defaults, [], ...combined]) {
    const left = group.multiselect ? leftOf(group, [...held, ...answer], held, scope) : firstOf(held, answer);
    if (!answers.some((known) => isAlike(known, left, mentioned))) answers.push(left);
  }
  return answers;
}

function firstOf(held: Answer, picked: Answer): Answer {
  return (held.length > 0 ? [held.find(({ always }) => always) ?? held[0]] : [picked[0]]).filter(
    (option) => option !== undefined,
  );
}

/** Without what the answer itself disables, or is beyond its limit. */
function leftOf(
  group: PlannedGroup['group'],
  answer: Answer,
  held: Answer,
  { compiled, quantities }: UnprintedScope,
): Answer {
  const selected = [...quantities];
  for (const { id, quantity } of answer) selected[id] = quantity;
  const isSelected = (id: number): boolean => (selected[id] ?? 0) > 0;
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

function subsets(items: Answer): readonly Answer[] {
  const sets: CompiledOption[][] = [[]];
  for (const item of items) for (const set of [...sets]) sets.push([...set, item]);
  return sets;
}

/** Alike to the rules. */
function isAlike(a: Answer, b: Answer, mentioned: Answer): boolean {
  return mentioned.every((option) => a.includes(option) === b.includes(option));
}
