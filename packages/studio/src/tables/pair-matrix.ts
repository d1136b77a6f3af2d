import {
  type ConfigGroup,
  type Configurator,
  canReach,
  evaluate,
  type Pausable,
  printDecimal,
  type Selection,
  switchOption,
} from '@millrace/configurator';
import { type Answer, sharedAnswers } from '../difference/shared-answers.ts';

/** Whether two options can stand in one complete number; `unknown` where the engine's steps ran out. */
export type PairAnswer = 'yes' | 'no' | 'unknown';

/** The verdict of the rules on each answer to one group with each answer to another: an option's code, or a value of a number. */
export interface PairMatrix {
  rows: string;
  columns: string;
  rowCodes: readonly string[];
  columnCodes: readonly string[];
  /** By row, then by column. */
  answers: readonly (readonly PairAnswer[])[];
  /** Codes that stand in no complete number, with or without the other group. */
  neverRows: readonly string[];
  neverColumns: readonly string[];
}

interface MatrixOptions {
  /** Steps of one question. */
  steps?: number;
}

/** Groups that can stand along a side of a matrix: with options, or a number, by the values at which something is stated to change. */
export const canBeSide = (group: ConfigGroup): boolean => group.kind === 'number' || hasOptionsAsSide(group);

/** Groups whose cells can be decided: a value of a number stands for those beside it, which no cell says. */
export const hasOptionsAsSide = ({ kind = 'choice', options = [] }: ConfigGroup): boolean =>
  (kind === 'choice' || kind === 'sequence') && options.length > 0;

/**
 * Asks the engine for each pair of options whether they go together. It pauses after each search. A number that was found answers for its
 * neighbours first: one change of it is far cheaper than a search.
 */
export function* pairMatrix(
  configurator: Configurator,
  rows: string,
  columns: string,
  { steps }: MatrixOptions = {},
): Pausable<PairMatrix> {
  const [rowAnswers, columnAnswers] = [answersTo(configurator, rows), answersTo(configurator, columns)];
  const [rowCodes, columnCodes] = [[...rowAnswers.keys()], [...columnAnswers.keys()]];
  const demand = (answers: ReadonlyMap<string, Answer>, code: string): string => answers.get(code)?.demand ?? '';
  const reach = { ...(steps !== undefined && { steps }) };
  const answers = rowCodes.map(() => columnCodes.map((): PairAnswer => 'unknown'));
  const isAsked = rowCodes.map(() => columnCodes.map(() => false));
  const answer = (row: number, column: number, said: PairAnswer): void => {
    const [line, asked] = [answers[row], isAsked[row]];
    if (line === undefined || asked === undefined) return;
    line[column] = said;
    asked[column] = true;
  };
  for (const [row, code] of rowCodes.entries())
    for (const [column, other] of columnCodes.entries()) {
      if (isAsked[row]?.[column] === true) continue;
      const found = canReach(configurator, [demand(rowAnswers, code), demand(columnAnswers, other)], reach);
      answer(row, column, found.answer);
      yield;
      if (found.answer !== 'yes') continue;
      for (const [at, beside] of columnCodes.entries())
        if (
          isAsked[row]?.[at] === false &&
          isAfterSwitch(configurator, found.selection, columns, beside, { rows, code })
        )
          answer(row, at, 'yes');
      for (const [at, below] of rowCodes.entries())
        if (
          isAsked[at]?.[column] === false &&
          isAfterSwitch(configurator, found.selection, rows, below, { rows: columns, code: other })
        )
          answer(at, column, 'yes');
      yield;
    }
  const isNone = (line: readonly PairAnswer[]): boolean => line.every((one) => one === 'no');
  const never = (asked: string): boolean => canReach(configurator, [asked], reach).answer === 'no';
  const neverRows = rowCodes.filter((code, row) => isNone(answers[row] ?? []) && never(demand(rowAnswers, code)));
  yield;
  const neverColumns = columnCodes.filter(
    (code, column) => isNone(answers.map((line) => line[column] ?? 'unknown')) && never(demand(columnAnswers, code)),
  );
  return { rows, columns, rowCodes, columnCodes, answers, neverRows, neverColumns };
}

/** Whether the number that one option is switched to is complete, and keeps what it was found for. */
function isAfterSwitch(
  configurator: Configurator,
  selection: Selection,
  group: string,
  code: string,
  kept: { rows: string; code: string },
): boolean {
  // A value of a number is searched for.
  if (configurator.configGroups.find(({ name }) => name === group)?.kind === 'number') return false;
  const { complete, groups } = evaluate(configurator, switchOption(configurator, selection, group, code));
  const isSelected = (name: string, wanted: string): boolean =>
    groups.some(
      (one) =>
        one.name === name &&
        (one.options.some((option) => option.code === wanted && option.selected) ||
          (one.value !== null && printDecimal(one.value) === wanted)),
    );
  return complete && isSelected(group, code) && isSelected(kept.rows, kept.code);
}

const answersTo = (configurator: Configurator, name: string): ReadonlyMap<string, Answer> =>
  new Map(sharedAnswers(configurator, configurator, name).map((answer) => [answer.key, answer]));
