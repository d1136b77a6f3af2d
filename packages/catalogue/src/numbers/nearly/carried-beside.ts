import { type Configurator, numberParts, type StepBudget, switchOption } from '@millrace/configurator';
import { evaluateWithin, isSpent } from '../reading-budget.ts';
import type { Kept } from './keep-right.ts';
import type { IsCarried, Offer } from './offers.ts';

const OFFERS_MAX = 5;

/** The numbers of the catalogue that differ in one cell from a whole number that it has not, nearest in price first. */
export function carriedBeside(
  configurator: Configurator,
  { selection, evaluation }: Kept,
  isCarried: IsCarried,
  budget: StepBudget,
): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const group of configurator.configGroups)
    for (const { code } of group.kind === undefined || group.kind === 'choice' ? (group.options ?? []) : []) {
      if (group.printed === false || isSpent(budget)) continue;
      const other = evaluateWithin(configurator, switchOption(configurator, selection, group.name, code), budget);
      const { itemNo, total } = other;
      if (!other.complete || !isCarried(itemNo)) continue;
      const part = numberParts(configurator, other).find((one) => one.group === group.name);
      offers.set(itemNo, { group: group.name, code: part?.text ?? '', words: part?.words ?? '', itemNo, total });
    }
  const apart = ({ total }: Offer): number => Math.abs((total ?? 0) - (evaluation.total ?? 0));
  return [...offers.values()].sort((a, b) => apart(a) - apart(b)).slice(0, OFFERS_MAX);
}
