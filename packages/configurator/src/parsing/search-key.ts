import { limitOf } from '../limit.ts';
import type { Plan } from './plan.ts';
import type { Node, Search, Within } from './search-state.ts';

/** All that decides whether there is a reading from a node on. */
export function keyOf({ plan, quantities, values, literals }: Search, { index, at, first, open }: Node): string {
  const cut = plan.cuts[index];
  let key = `${index}:${at}:${first ? 1 : 0}:${open}:`;
  if (cut === undefined) return key;
  for (const id of cut.ids) key += (quantities[id] ?? 0) > 0 ? '1' : '0';
  for (const group of cut.groups)
    key += literals[group] === true ? 'L' : isHolding(plan, group, quantities, values) ? '1' : '0';
  for (const group of cut.values) key += `,${values[group] ?? ''}`;
  return key;
}

/** The same within a multi-select group. */
export function keyWithin(search: Search, { group, next, at, printed, any, index }: Within): string {
  const after = keyOf(search, { index: index + 1, at, first: false, open: '' });
  return `${next}${printed ? 'p' : ''}${any ? 'a' : ''}${limitOf(group.group, search.quantities).counted.length}/${after}`;
}

function isHolding(
  plan: Plan,
  group: number,
  quantities: readonly number[],
  values: readonly (number | null)[],
): boolean {
  if ((values[group] ?? null) !== null) return true;
  return plan.compiled.groups[group]?.options.some(({ id }) => (quantities[id] ?? 0) > 0) === true;
}
