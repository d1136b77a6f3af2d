import { exact, type Fraction } from './fraction.ts';
import { splitAtName } from './names.ts';
import { valueAt } from './number.ts';
import { groupAt, groupsOf, type State, selectedIn } from './state.ts';

/** The values of a number as written, or of `group.attribute` for each selected option that has it. */
export function measured(state: State, text: string): Fraction[] {
  const number = exact(text);
  if (number !== null) return [number];
  const split = splitAtName(
    text,
    groupsOf(state).map(({ name }) => name),
  );
  if (split === null) return [];
  const at = groupsOf(state).findIndex(({ name }) => name === split.name);
  if (groupAt(state, at).kind === 'number') {
    const value = split.rest === 'value' ? valueAt(state, at) : null;
    return value === null ? [] : [value];
  }
  return selectedIn(state, at)
    .map(({ option }) => option.attributes?.[split.rest])
    .flatMap((attribute) => (attribute === undefined ? [] : (exact(attribute) ?? [])));
}
