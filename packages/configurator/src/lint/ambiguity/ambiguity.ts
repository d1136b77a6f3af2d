import type { State } from '../../bounds/state.ts';
import type { CompiledGroup } from '../../compiled/compiled.ts';
import { OPTION_SEPARATOR } from '../../data/constants.ts';
import type { LintFinding } from '../../data/evaluation.ts';
import type { Pausing } from '../../pausable.ts';
import { groupPlace } from '../places.ts';
import { type LintContext, withShare } from '../searching/context.ts';
import { findPair } from './pair-search.ts';
import type { PairSearch } from './pair-state.ts';
import { printingOf } from './printing.ts';
import { samplesOf } from './reading-moves.ts';

/** Steps spent on the readings that part at one group. */
const STEPS_EACH = 40_000;

/**
 * Two selections that print one number. Readings that part at a group are followed side by side over their shared text,
 * until they meet again or the number ends; then the groups before and after are chosen so that both are complete. Each
 * result is built and compared, so every finding is real.
 */
export function* checkAmbiguity(context: LintContext): Pausing<LintFinding> {
  const { compiled } = context.plan;
  const samples = samplesOf(context.plan);
  const printing = printingOf(compiled);
  const reported = new Set<string>();
  for (const [left, right] of formsOf(context)) {
    for (const group of compiled.groups) {
      if (!group.printed || reported.has(group.name)) continue;
      const separators = [left, right] as const;
      const search: Omit<PairSearch, 'budget'> = { context, from: group.index, separators, samples, printing };
      const pair = yield* withShare(context.budget, STEPS_EACH, (budget) => findPair({ ...search, budget }));
      if (pair === null) continue;
      reported.add(group.name);
      yield finding(group, pair.number, pair.states);
    }
  }
}

/**
 * The forms two readings may have: both as labels, which are alike whenever the numbers as ordered are, unless codes contain the
 * separator.
 */
function formsOf({ plan }: LintContext): readonly (readonly [string, string])[] {
  if (!plan.compiled.hasLabels) return [[OPTION_SEPARATOR, OPTION_SEPARATOR]];
  if (!plan.labelsMayContainSeparator) return [['', '']];
  return [
    ['', ''],
    [OPTION_SEPARATOR, OPTION_SEPARATOR],
    [OPTION_SEPARATOR, ''],
    ['', OPTION_SEPARATOR],
  ];
}

function finding(group: CompiledGroup, number: string, states: readonly State[]): LintFinding {
  return {
    code: 'ambiguous-number',
    severity: 'error',
    group: group.name,
    path: groupPlace(group),
    message: `"${number}" reads in two ways that part at group "${group.name}".`,
    witness: { number, selections: states.map(({ selection }) => selection) },
  };
}
