import type { Difference, DraftChangeAnswer } from '@millrace/contract/office';
import { placeWords } from './field-at.ts';

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

const isPrice = (kind: DraftChangeAnswer['kind'], difference: Difference): boolean =>
  difference.path[0] === 'configurator'
    ? AMOUNTS.has(difference.path.at(-1))
    : placeWords(kind, difference).field?.widget.is === 'cents';
