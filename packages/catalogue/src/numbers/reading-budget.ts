import {
  type ConfigGroup,
  type Configurator,
  type Evaluation,
  evaluate,
  type ParseResult,
  parseModelNumber,
  partConfigurator,
  type Selection,
  type StepBudget,
} from '@millrace/configurator';

/**
 * Steps that one call may take to read numbers: over all families, spellings and forms. A step takes about a microsecond; a number
 * of the demo content takes at most 18,000, however it is written.
 */
export const STEPS_OF_CALL = 25_000;
/** Steps that weigh as much as one evaluation of a selection, and as what every parse does beside its search. */
const EVALUATION_STEPS = 50;
const PARSE_STEPS = 100;

export const readingBudget = (): StepBudget => ({ left: STEPS_OF_CALL });

/** Whether not everything was tried: then a text that was not read may be a number all the same. */
export const isSpent = ({ left }: StepBudget): boolean => left <= 0;

export function spendEvaluation(budget: StepBudget): void {
  budget.left -= EVALUATION_STEPS;
}

/** A number read by a configurator, and evaluated where it reads. */
export function readWithin(
  configurator: Configurator,
  text: string,
  budget: StepBudget,
): { parsed: ParseResult; evaluation: Evaluation | null } {
  budget.left -= PARSE_STEPS;
  const parsed = parseModelNumber(configurator, text, { budget });
  return { parsed, evaluation: parsed.ok ? evaluateWithin(configurator, parsed.selection, budget) : null };
}

/** The list of an assembly whose part has a number; [] where the part does not read. */
export function partWithin(
  configurator: Configurator,
  group: ConfigGroup,
  number: string | undefined,
  budget: StepBudget,
): readonly Selection[] {
  const part = number === undefined ? null : partConfigurator(configurator, group);
  if (part === null || number === undefined) return [];
  budget.left -= PARSE_STEPS;
  const parsed = parseModelNumber(part, number, { budget });
  return parsed.ok ? [parsed.selection] : [];
}

export function evaluateWithin(configurator: Configurator, selection: Selection, budget: StepBudget): Evaluation {
  spendEvaluation(budget);
  return evaluate(configurator, selection);
}
