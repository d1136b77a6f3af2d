export { nearestValues, nextValue } from './bounds/next-value.ts';
export { isWithin, ownBounds, UNBOUNDED } from './bounds/number-bounds.ts';
export { type InContext, inContext } from './context/in-context.ts';
export { type Brand, brand, type Cents, type DecimalAmount, type ModelNumber, type Named } from './data/brand.ts';
export type * from './data/configurator.ts';
export { GROUP_SEPARATOR, OPTION_SEPARATOR } from './data/constants.ts';
export type * from './data/evaluation.ts';
export { printDecimal } from './decimals/decimal.ts';
export { NO_CENTS, sumOfCents, timesQuantity, toCents } from './decimals/money.ts';
export { printValue, stepsAround, stepsOf, valueAt } from './decimals/steps.ts';
export { catalogueTotal } from './evaluating/catalogue-total.ts';
export { evaluate } from './evaluating/evaluate.ts';
export { choicesOfNumber, codeBesideNumber } from './evaluating/shared-number.ts';
export { explainDisabled, explainInSteps } from './explaining/explain-disabled.ts';
export { lintConfigurator, lintInSteps } from './lint/lint-configurator.ts';
export { comparableSelection } from './numbers/comparable.ts';
export { factWords } from './numbers/fact-words.ts';
export { type NumberPart, numberParts } from './numbers/number-parts.ts';
export { printedCode } from './numbers/printed-code.ts';
export { quantityAt } from './numbers/selection-lists.ts';
export { decodeShareCode } from './numbers/share-code.ts';
export { encodeShortCode } from './numbers/short-code.ts';
export { editDistance } from './parsing/closest.ts';
export { parseModelNumber, type StepBudget } from './parsing/parse-model-number.ts';
export { collect, finish, type Pausable, type Pausing } from './pausable.ts';
export { canReach, type ReachResult } from './reaching/can-reach.ts';
export { findRemedy, findRemedyInSteps } from './remedies/find-remedy.ts';
export type { Loss, Remedy } from './remedies/remedy.ts';
export { readRule, ruleAsker } from './rules/ask-rule.ts';
export { decideContext } from './rules/decide-context.ts';
export {
  initialSelection,
  setAssembly,
  setQuantity,
  setSequence,
  setText,
  setValue,
  switchOption,
  toggleOption,
} from './settling/selection.ts';
export { readCodeCell, readNumberCell } from './table-cells/cell.ts';
export { charactersOf } from './written/characters.ts';
export { lengthOf, tidied } from './written/entered-text.ts';
export { partConfigurator } from './written/part-configurator.ts';
export { ruleNames } from './written/rule-names.ts';
export {
  type AlternativeSyntax,
  type MeasureSyntax,
  type Operator,
  parseMeasure,
  parseRule,
  piecesOf,
  quoteCode,
  splitCodes,
  splitReference,
} from './written/rule-text.ts';
