import {
  type Configurator,
  partConfigurator,
  type Selection,
  type StepBudget,
  setAssembly,
} from '@millrace/configurator';
import { type FoldedNumber, foldNumber, typedText } from '../lenient/folded-number.ts';
import { evaluateWithin, spendEvaluation } from '../reading-budget.ts';
import { type AlignedCell, type Alignment, alignNumber } from './align-number.ts';
import { type Kept, keepRight } from './keep-right.ts';

/** Keeps what is right of a text, with the numbers of parts that are right as far as they go: such a number is begun, not wrong. */
export function keepBegun(
  configurator: Configurator,
  alignment: Alignment,
  folded: FoldedNumber,
  budget: StepBudget,
): Kept {
  spendEvaluation(budget);
  const kept = keepRight(configurator, alignment);
  let { selection } = kept;
  const begun: AlignedCell[] = [];
  for (const cell of kept.wrong) {
    const { group, piece } = cell;
    const part = group === null || piece !== null ? null : partConfigurator(configurator, group);
    const so = part === null ? null : begunSelection(part, typedText(folded, cell), budget);
    if (group === null || so === null) continue;
    selection = setAssembly(configurator, selection, group.name, so);
    begun.push(cell);
  }
  if (begun.length === 0) return kept;
  const wrong = kept.wrong.filter((cell) => !begun.includes(cell));
  const evaluation = evaluateWithin(configurator, selection, budget);
  // Without a wrong cell nothing stands between the others and their place.
  return wrong.length > 0
    ? { selection, evaluation, wrong, waiting: kept.waiting, begun }
    : { selection, evaluation, wrong: kept.waiting, waiting: [], begun };
}

/** The choices of a number that breaks off; null where something of it is wrong, or it is whole. */
function begunSelection(part: Configurator, typed: string, budget: StepBudget): Selection | null {
  const folded = foldNumber(typed);
  const alignment = folded === null ? null : alignNumber(part, folded, budget);
  if (folded === null || alignment === null) return null;
  const { wrong, evaluation, selection } = keepBegun(part, alignment, folded, budget);
  return wrong.length === 0 && !evaluation.complete ? selection : null;
}
