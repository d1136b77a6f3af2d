import { hasAnswerIn, isSelectedIn } from '../compiled/rule-state.ts';
import { present } from '../data/present.ts';
import { limitOf } from '../settling/limit.ts';
import type { Plan } from './plan.ts';
import type { InSequence, Node, Search, Within } from './search-state.ts';

/** Whether it is known that there is no reading from here on. A key is made only after an earlier failure. */
export function hasFailed(search: Search, { index, at }: Node, makeKey: () => string): boolean {
  return search.failed.get(placeOf(search, index, at))?.has(makeKey()) === true;
}

export function rememberFailed(search: Search, { index, at }: Node, key: string): void {
  const place = placeOf(search, index, at);
  const keys = search.failed.get(place);
  if (keys === undefined) search.failed.set(place, new Set([key]));
  else keys.add(key);
}

function placeOf({ text }: Search, index: number, at: number): number {
  return index * (text.length + 1) + at;
}

/** All that decides whether there is a reading from a node on. */
export function keyOf({ plan, quantities, values, literals }: Search, { index, at, first, open }: Node): string {
  const cut = present(plan.cuts[index]);
  let key = `${index}:${at}:${first ? 1 : 0}:${open}:`;
  for (const id of cut.ids) key += isSelectedIn(quantities, id) ? '1' : '0';
  for (const id of cut.pieces) key += `*${present(quantities[id])}`;
  for (const group of cut.groups)
    key += literals[group] === true ? 'L' : isHolding(plan, group, quantities, values) ? '1' : '0';
  for (const group of cut.values) key += `,${values[group]}`;
  return key;
}

/** The same within a multi-select group. */
export function keyWithin(search: Search, within: Within): string {
  const { group, next, at, printed, any, index } = within;
  const after = keyOf(search, { index: index + 1, at, first: false, open: '' });
  const tied = group.tiedBack.map(({ id }) => present(search.quantities[id])).join();
  return `${keyOf(search, within)}/${next}${printed ? 'p' : ''}${any ? 'a' : ''}${limitOf(group.group, search.quantities).counted.length}/${tied}/${after}`;
}

/** The same within a sequence: the order of its entries does not matter to what follows. */
export function keyInSequence(search: Search, within: InSequence): string {
  const { planned, entries, index } = within;
  const after = keyOf(search, { index: index + 1, at: within.at, first: false, open: '' });
  const counts = planned.group.options.map(({ id }) => present(search.quantities[id])).join();
  return `${keyOf(search, within)}/${entries.length}:${counts}/${after}`;
}

function isHolding(
  plan: Plan,
  group: number,
  quantities: readonly number[],
  values: readonly (number | null)[],
): boolean {
  const { options } = present(plan.compiled.groups[group]);
  return hasAnswerIn(values, group) || options.some(({ id }) => isSelectedIn(quantities, id));
}
