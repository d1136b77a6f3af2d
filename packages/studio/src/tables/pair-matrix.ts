import {
  type ConfigGroup,
  type Configurator,
  canReach,
  evaluate,
  type Pausable,
  quoteCode,
  type Selection,
  switchOption,
} from '@millrace/configurator';

/** Whether two options can stand in one complete number; `unknown` where the engine's steps ran out. */
export type PairAnswer = 'yes' | 'no' | 'unknown';

/** The verdict of the rules on each option of one group with each option of another. */
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

/** Groups that can stand along a side of a matrix. */
export const canBeSide = ({ kind = 'choice', options = [] }: ConfigGroup): boolean =>
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
  const [rowCodes, columnCodes] = [codesOf(configurator, rows), codesOf(configurator, columns)];
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
      const found = canReach(configurator, [demand(rows, code), demand(columns, other)], reach);
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
  const never = (group: string, code: string): boolean =>
    canReach(configurator, [demand(group, code)], reach).answer === 'no';
  const neverRows = rowCodes.filter((code, row) => isNone(answers[row] ?? []) && never(rows, code));
  yield;
  const neverColumns = columnCodes.filter(
    (code, column) => isNone(answers.map((line) => line[column] ?? 'unknown')) && never(columns, code),
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
  const { complete, groups } = evaluate(configurator, switchOption(configurator, selection, group, code));
  const isSelected = (name: string, wanted: string): boolean =>
    groups.find((one) => one.name === name)?.options.some((option) => option.code === wanted && option.selected) ===
    true;
  return complete && isSelected(group, code) && isSelected(kept.rows, kept.code);
}

const demand = (group: string, code: string): string => `${group}.${quoteCode(code)}`;

function codesOf({ configGroups }: Configurator, name: string): string[] {
  return [...new Set(configGroups.find((group) => group.name === name)?.options?.map(({ code }) => code))];
}
