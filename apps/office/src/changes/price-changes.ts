import { toCents } from '@millrace/configurator';
import type { Difference, DraftChangeAnswer } from '@millrace/contract/office';
import { placeWords, type ShownField } from './field-at.ts';

/** How many prices of changed rows go up, and how many down; one that comes or goes is neither. */
export function priceChanges(changes: readonly Pick<DraftChangeAnswer, 'kind' | 'differences'>[]): {
  dearer: number;
  cheaper: number;
} {
  const counts = { dearer: 0, cheaper: 0 };
  for (const { kind, differences } of changes)
    for (const difference of differences) {
      const { before, after } = difference;
      if (typeof before !== 'number' || typeof after !== 'number') continue;
      if (!isPrice(kind, difference)) continue;
      if (after > before) counts.dearer++;
      else counts.cheaper++;
    }
  return counts;
}

/** Prices within configurators are amounts. */
const AMOUNTS: ReadonlySet<unknown> = new Set(['price', 'pricePerUnit']);

const isAmount = ({ path }: Pick<Difference, 'path'>): boolean =>
  path[0] === 'configurator' && AMOUNTS.has(path.at(-1));

const isPrice = (kind: DraftChangeAnswer['kind'], difference: Difference): boolean =>
  isAmount(difference) || placeWords(kind, difference).field?.widget.is === 'cents';

/** Returns a difference as it is shown: a price within a configurator is one like all others, in cents. */
export function asShown<Values extends Pick<Difference, 'before' | 'after'>>(
  place: Pick<Difference, 'path'>,
  values: Values,
  field: ShownField | null,
): { values: Values; field: ShownField | null } {
  if (!isAmount(place)) return { values, field };
  return {
    values: { ...values, before: inCents(values.before), after: inCents(values.after) },
    field: { widget: { is: 'cents' } },
  };
}

/** A decimal amount as fields of prices show it; what is no number stays. */
export const inCents = (value: unknown): unknown => (typeof value === 'number' ? toCents(value) : value);
