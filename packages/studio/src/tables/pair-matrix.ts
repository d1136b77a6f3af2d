import {
  type ConfigGroup,
  type Configurator,
  canReach,
  evaluate,
  type Pausable,
  type Rule,
  type Selection,
  switchOption,
} from '@millrace/configurator';
import { BANDS_MOST, bandOfKey, bandsOf, codeDemand, demandsOf, isInBand, type NumberBand } from './number-bands.ts';

/** Whether two options can stand in one complete number; `unknown` where the engine's steps ran out. */
export type PairAnswer = 'yes' | 'no' | 'unknown';

/** The verdict of the rules on each answer to one group with each answer to another: an option's code, or a band of a number's values. */
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

/** A float tree on a chain, with every number of floats on every length of pole, is answered after 6,200. */
const STEPS_OF_PAIR = 10_000;

interface MatrixOptions {
  /** Steps of one question. Default `STEPS_OF_PAIR`. */
  steps?: number;
  /** Values at which an author begins another band of a number, by group. */
  cuts?: Cuts;
  /** The bands of this matrix, whatever is stated now. */
  like?: PairMatrix;
}

export type Cuts = Readonly<Record<string, readonly number[]>>;

/** Groups that can stand along a side of a matrix: with options, or a number by bands between which something is stated to change. */
export const canBeSide = (group: ConfigGroup): boolean => group.kind === 'number' || hasOptionsAsSide(group);

/** Groups with options to stand along a side. */
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
  { steps = STEPS_OF_PAIR, cuts = {}, like }: MatrixOptions = {},
): Pausable<PairMatrix> {
  const [rowAnswers, columnAnswers] = [
    answersTo(configurator, rows, cuts[rows], like?.rowCodes),
    answersTo(configurator, columns, cuts[columns], like?.columnCodes),
  ];
  const [rowCodes, columnCodes] = [[...rowAnswers.keys()], [...columnAnswers.keys()]];
  const demand = (answers: Answers, code: string): readonly Rule[] => answers.get(code)?.demands ?? [''];
  const reach = { steps };
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
      const found = canReach(configurator, [...demand(rowAnswers, code), ...demand(columnAnswers, other)], reach);
      answer(row, column, found.answer);
      yield;
      if (found.answer !== 'yes') continue;
      for (const [at, beside] of columnCodes.entries())
        if (
          isAsked[row]?.[at] === false &&
          isAfterSwitch(configurator, found.selection, columns, beside, { name: rows, answer: rowAnswers.get(code) })
        )
          answer(row, at, 'yes');
      for (const [at, below] of rowCodes.entries())
        if (
          isAsked[at]?.[column] === false &&
          isAfterSwitch(configurator, found.selection, rows, below, { name: columns, answer: columnAnswers.get(other) })
        )
          answer(at, column, 'yes');
      yield;
    }
  const isNone = (line: readonly PairAnswer[]): boolean => line.every((one) => one === 'no');
  const never = (asked: readonly Rule[]): boolean => canReach(configurator, asked, reach).answer === 'no';
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
  kept: { name: string; answer: Answer | undefined },
): boolean {
  // A value of a number is searched for.
  if (configurator.configGroups.find(({ name }) => name === group)?.kind === 'number') return false;
  const { complete, groups } = evaluate(configurator, switchOption(configurator, selection, group, code));
  const isSelected = (name: string, { code: wanted, band }: Pick<Answer, 'code' | 'band'>): boolean =>
    groups.some(
      (one) =>
        one.name === name &&
        (band === null
          ? one.options.some((option) => option.code === wanted && option.selected)
          : one.value !== null && isInBand(band, one.value)),
    );
  return (
    complete &&
    isSelected(group, { code, band: null }) &&
    kept.answer !== undefined &&
    isSelected(kept.name, kept.answer)
  );
}

/** An answer along a side: an option, or a band of a number. */
interface Answer {
  code: string;
  demands: readonly Rule[];
  band: NumberBand | null;
}
type Answers = ReadonlyMap<string, Answer>;

/** `keys`: of a number, the bands that are asked, whatever is stated now. */
function answersTo(
  configurator: Configurator,
  name: string,
  cuts: readonly number[] | undefined,
  keys: readonly string[] | undefined,
): Answers {
  const group = configurator.configGroups.find((one) => one.name === name);
  if (group?.kind !== 'number')
    return new Map(
      (group?.options ?? []).map(({ code }) => [code, { code, demands: [codeDemand(name, code)], band: null }]),
    );
  const bands = keys?.flatMap((key) => bandOfKey(key) ?? []) ?? bandsOf(configurator, group, cuts).slice(0, BANDS_MOST);
  return new Map(bands.map((band) => [band.key, { code: band.key, demands: demandsOf(name, band), band }]));
}
