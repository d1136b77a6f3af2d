import { foldNumber, type NearReading, type Offer, readLeniently, readNearly } from '@millrace/catalogue/numbers';
import {
  type Configurator,
  type Evaluation,
  evaluate,
  initialSelection,
  type ParseResult,
  parseModelNumber,
  type Selection,
} from '@millrace/configurator';
import { boundsWords, chosenIn, reasonWords } from '@millrace/configurator/words';
import { missingWords } from './missing-words.ts';
import { cellsWithin, restCells, type TriedCell } from './number-cells.ts';

/** The answer to a number or a selection that is tried. Each but `elsewhere` has choices to go on from. */
export type TriedVerdict =
  | { is: 'whole'; evaluation: Evaluation; readAs: string | null }
  /** Nothing is refused, and something is to be chosen yet. */
  | { is: 'open'; evaluation: Evaluation; missing: readonly string[] }
  | Refused
  | { is: 'ambiguous'; evaluation: Evaluation; readings: readonly [string, string] }
  /** A number of today under other facts about who asks. */
  | { is: 'elsewhere'; evaluation: Evaluation; facts: readonly string[] };

interface Refused {
  is: 'refused';
  /** The part of it that is right. */
  evaluation: Evaluation;
  /** The group at which it is refused; null: what stands there is of no group. */
  group: string | null;
  /** The text that stands there. */
  text: string;
  /** In words of the options. */
  why: string;
  cells: readonly TriedCell[];
  offers: () => readonly Offer[];
}

/** Steps of the engine for a number and for what it may have been meant as: a text that nobody meant as one must not hold the page up. */
const STEPS_MOST = 20_000;

/** Says what becomes of a selection. */
export function verdictOfSelection(configurator: Configurator, selection: Selection | null): TriedVerdict {
  const evaluation = evaluate(configurator, selection ?? initialSelection(configurator));
  return evaluation.complete
    ? { is: 'whole', evaluation, readAs: null }
    : { is: 'open', evaluation, missing: missingWords(configurator, evaluation) };
}

/** Says what becomes of a number, however it is written. */
export function verdictOfNumber(configurator: Configurator, typed: string): TriedVerdict {
  const text = typed.trim();
  if (text === '') return verdictOfSelection(configurator, null);
  const budget = { left: STEPS_MOST };
  const parsed = parseModelNumber(configurator, text, { budget });
  if (parsed.ok) {
    const evaluation = evaluate(configurator, parsed.selection);
    return { is: 'whole', evaluation, readAs: parsed.alias ?? null };
  }
  const folded = foldNumber(text);
  const lenient = folded === null ? [] : readLeniently(configurator, folded, budget).readings;
  const [only, ...others] = lenient;
  if (only !== undefined && others.every(({ distance }) => distance > only.distance))
    return { is: 'whole', evaluation: only.evaluation, readAs: only.itemNo };
  if (parsed.code === 'context')
    return { is: 'elsewhere', evaluation: evaluate(configurator, []), facts: parsed.context };
  if (parsed.code === 'ambiguous') return ambiguous(configurator, parsed);
  const near = folded === null ? null : readNearly(configurator, folded, budget);
  return near === null ? refusedWhere(configurator, text, parsed) : nearly(configurator, near);
}

function ambiguous(
  configurator: Configurator,
  { readings }: Extract<ParseResult, { code: 'ambiguous' }>,
): TriedVerdict {
  const [one, other] = readings.map((selection) => evaluate(configurator, selection));
  if (one === undefined || other === undefined) return verdictOfSelection(configurator, null);
  return {
    is: 'ambiguous',
    evaluation: one,
    readings: [one.optionsDescription.join(', '), other.optionsDescription.join(', ')],
  };
}

function nearly(configurator: Configurator, near: NearReading): TriedVerdict {
  const { evaluation } = near;
  const cells = near.cells.map(({ group, ...cell }): TriedCell => ({ ...cell, group: group === '' ? null : group }));
  const wrong = cells.find(({ state }) => state === 'wrong');
  if (wrong === undefined) return { is: 'open', evaluation, missing: missingWords(configurator, evaluation) };
  return {
    is: 'refused',
    evaluation,
    group: wrong.group,
    text: wrong.text,
    why: whyRefused(configurator, evaluation, wrong),
    cells,
    offers: near.offers,
  };
}

/** A text that is not even nearly a number: the place at which reading it ended. */
function refusedWhere(
  configurator: Configurator,
  text: string,
  { selection, parsed, expected, closest }: Extract<ParseResult, { code: 'no-match' | 'incomplete' }>,
): TriedVerdict {
  const evaluation = evaluate(configurator, selection);
  const rest = text.slice(parsed);
  if (rest === '' && parsed > 0) return { is: 'open', evaluation, missing: missingWords(configurator, evaluation) };
  const group = expected[0]?.group ?? null;
  const codes = closest.map(({ code }) => code).filter((code) => code !== '');
  const nearest = codes.length === 0 ? '' : ` Nearest: ${codes.slice(0, NEAREST_MOST).join(', ')}.`;
  const right = cellsWithin(configurator, evaluation, text.slice(0, parsed));
  const cells = [...right.cells, ...restCells(configurator, text.slice(right.to), group)];
  const why = `${group === null ? 'Nothing' : group} can begin with “${rest}” there.${nearest}`;
  return {
    is: 'refused',
    evaluation,
    group,
    text: rest,
    why: group === null ? why : why.replace(' can ', ' cannot '),
    cells,
    offers: () => [],
  };
}
const NEAREST_MOST = 3;

/** `NEMA 4X is too small for 9–14 A`; `Motor amps has no 141`. */
function whyRefused(configurator: Configurator, evaluation: Evaluation, { group, text }: TriedCell): string {
  if (group === null) return `“${text}” belongs to no group.`;
  const at = configurator.configGroups.findIndex(({ name }) => name === group);
  const { options = [], kind = 'choice', multiselect = false } = configurator.configGroups[at] ?? {};
  const state = evaluation.groups[at];
  if (state?.visible === false) return `${group} is hidden with the other answers.`;
  if (kind === 'number' && state?.bounds != null) return `${group} takes ${boundsWords(state.bounds)}.`;
  const separator = configurator.configGroups[at]?.optionSeparator ?? configurator.optionSeparator ?? '|';
  const codes = multiselect && separator !== '' ? text.split(separator) : [text];
  const named = options.flatMap(({ code }, nth) => {
    const reasons = codes.includes(code) ? (state?.options[nth]?.reasons ?? []) : [];
    const words = reasonWords(configurator, group, reasons, { code, chosen: chosenIn(configurator, evaluation) });
    return words === '' ? [] : [`${words}.`];
  });
  if (named.length > 0) return named.join(' ');
  const isKnown = codes.every((code) => options.some((option) => option.code === code));
  return isKnown && options.length > 0 ? `${text} does not go with the other answers.` : `${group} has no ${text}.`;
}
