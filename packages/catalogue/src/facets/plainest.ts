import {
  type Configurator,
  evaluate,
  initialSelection,
  type Rule,
  ruleAsker,
  type Selection,
  type SelectionEntry,
} from '@millrace/configurator';

/**
 * The proof that something can be built has any answers where none is asked for. Puts the first answers in their place, group by group, as
 * far as the number stays complete and the demands hold: what a visitor did not ask for is as plain as it can be.
 */
export function plainest(configurator: Configurator, proof: Selection, demands: readonly Rule[]): Selection {
  const initial = initialSelection(configurator);
  let best = proof;
  for (const [group, { kind = 'choice', multiselect = false, options = [] }] of configurator.configGroups.entries()) {
    const first = kind === 'choice' && !multiselect ? [options.map((_, at) => Number(at === 0))] : [];
    for (const answer of [initial[group] ?? [], ...first]) {
      const tried = withAnswer(best, group, answer);
      if (isSame(tried, best)) break;
      if (!isProof(configurator, tried, demands)) continue;
      best = tried;
      break;
    }
  }
  return best;
}

function isProof(configurator: Configurator, selection: Selection, demands: readonly Rule[]): boolean {
  const evaluation = evaluate(configurator, structuredClone(selection));
  return (
    evaluation.complete && isSame(evaluation.selection, selection) && demands.every(ruleAsker(configurator, evaluation))
  );
}

const withAnswer = (selection: Selection, group: number, answer: readonly SelectionEntry[]): Selection =>
  selection.map((entries, at) => (at === group ? [...answer] : entries));

const isSame = (one: Selection, other: Selection): boolean => JSON.stringify(one) === JSON.stringify(other);
