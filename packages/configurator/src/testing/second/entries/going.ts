import type { ConfigOption } from '../../../data/configurator.ts';
import { optionsGoing } from '../disagreement.ts';
import { type codesReach, countedIn, isHeld, limitWith } from '../enabling.ts';
import { attributeOf, isOutsideLimit, limitsInForce, mostOptions, pieces, sumIn } from '../limit.ts';
import { compare } from '../reading/fraction.ts';
import {
  entriesAt,
  groupsOf,
  isOfSeveral,
  isSelected,
  isSequence,
  optionsAt,
  type Selected,
  type State,
  selectedIn,
} from '../state.ts';

/** The most pieces of options that went for good, by `group/option`. */
export type Left = ReadonlyMap<string, number>;

/** The pieces of an option that stay. */
type Gone = [key: string, quantity: number];

export function outsideTables(state: State): Gone[] {
  return optionsGoing(state).map(([at, index]) => [`${at}/${index}`, 0]);
}

/** Group by group the last selected in option order, while there are too many; never a held one. */
export function beyondLimits(state: State): Gone[] {
  return [...groupsOf(state).keys()].flatMap((at): Gone[] => {
    const removable = selectedIn(state, at).filter(
      ({ option }) => option.neverDisabled !== true && !isHeld(state, at, option),
    );
    if (!isOfSeveral(state, at)) {
      return removable
        .filter(({ option }) => isOutsideLimit(state, at, option))
        .map(({ index }) => [`${at}/${index}`, 0]);
    }
    const last = removable.at(-1);
    if (last !== undefined && !isSequence(state, at) && hasTooMany(state, at)) return [[`${at}/${last.index}`, 0]];
    return limitsInForce(state, at).flatMap(({ of, max }): Gone[] => {
      if (of === null || max === null || compare(sumIn(state, at, of), max) <= 0) return [];
      const losing = removable.filter(({ option }) => (attributeOf(option, of)?.top ?? 0n) > 0n);
      if (isSequence(state, at)) return lastEntry(state, at, losing);
      const loser = losing.at(-1);
      if (loser === undefined) return [];
      return [[`${at}/${loser.index}`, loser.option.isQtyReadonly === true ? 0 : loser.quantity - 1]];
    });
  });
}

/** In a sequence entries go from the end, of those that are not beyond its most. */
function lastEntry(state: State, at: number, losing: readonly Selected[]): Gone[] {
  const last = entriesAt(state, at).findLast((index) => losing.some((one) => one.index === index));
  const loser = losing.find(({ index }) => index === last);
  return loser === undefined ? [] : [[endKey(at, loser.index), loser.quantity - 1]];
}

/** The entries of an option that stay of those within a sequence's most. */
export function endKey(at: number, index: number): string {
  return `${at}/${index} at the end`;
}

function hasTooMany(state: State, at: number): boolean {
  const options = selectedIn(state, at).map(({ option }) => option);
  const limit = limitWith(state, at, options);
  const most = mostOptions(state, at);
  const counted = countedIn(state, at);
  return (limit !== null && counted > limit) || (most !== null && compare(pieces(counted), most) > 0);
}

/** The selected options that others disable, in the order of those others. */
export function reachedBy(state: State, reach: typeof codesReach): Gone[] {
  return allOptions(state)
    .flatMap(([from, index]) => reach(state, from, index))
    .filter(([at, index]) => {
      const option = optionsAt(state, at)[index];
      if (option === undefined || !isSelected(state, at, index)) return false;
      return option.neverDisabled !== true && !isHeld(state, at, option);
    })
    .map(([at, index]) => [`${at}/${index}`, 0]);
}

export function allOptions(state: State): [group: number, index: number, option: ConfigOption][] {
  return groupsOf(state).flatMap((_, at) =>
    [...optionsAt(state, at).entries()].map(([index, option]): [number, number, ConfigOption] => [at, index, option]),
  );
}
