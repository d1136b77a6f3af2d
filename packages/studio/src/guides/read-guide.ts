import { lintConfigurator } from '@millrace/configurator';
import type { DecimalSign, Sheet } from '@millrace/exchange';
import { decimalOf } from './cells/amounts.ts';
import { withoutDates } from './cells/dates.ts';
import { type Grid, gridOf, placeIn, type Uses } from './cells/grid.ts';
import { correctGroups, giveCells, givenUses, inGivenOrder } from './correct-groups.ts';
import { giveZeros } from './finding/lost-zeros.ts';
import { unusedNotes } from './finding/unused-notes.ts';
import { type GuideRule, type ReadFootnote, readClause, readFootnote, ruleWords } from './footnote-rules.ts';
import { type Footnote, findFootnotes, findSentences } from './footnotes.ts';
import { gatherGroups, nameAll } from './gather-groups.ts';
import type { GatheredGroup } from './gathered-groups.ts';
import {
  type Correction,
  type GuideNote,
  type Place,
  type Proposal,
  type ProposedFootnote,
  type ProposedGroup,
  placeKey,
} from './guide.ts';
import { findMatrices, type Matrix } from './matrices.ts';
import { bestOrder, settleNumbers } from './settle-numbers.ts';

export interface GuideToRead {
  sheets: readonly Sheet[];
  /** Sheet by sheet, as it was guessed of a CSV file; `undefined`: it is guessed from the texts. */
  decimals?: readonly (DecimalSign | undefined)[];
  corrections?: readonly Correction[];
}

/**
 * Recognises a configurator in the sheets of an ordering guide: groups, options, prices, what fits, examples and rules of footnotes. Every
 * correction is applied anew to the whole, so that what it does not touch is recognised by what it says. Total: any sheet gives a proposal.
 */
export function readGuide({ sheets: shown, decimals = [], corrections = [] }: GuideToRead): Proposal {
  const notes: GuideNote[] = [];
  const sheets = withoutDates(shown, notes);
  const decimalIn = decimalsOf(sheets, decimals);
  const given = givenUses(corrections);
  const isGiven = (use: string) => (place: Place) => given.get(placeKey(place)) === use;
  notes.push(...sheets.flatMap((sheet, index) => hiddenNotes(sheet, index)));
  const grids = sheets.flatMap((sheet, index) =>
    sheet.isHidden ? [] : [gridOf(sheet, index, decimalIn(index), isGiven('nothing'))],
  );
  const uses: Uses = new Map([...given].filter(([, use]) => use === 'example' || use === 'footnote'));
  const footnotes = [
    ...givenFootnotes(grids, isGiven('footnote')),
    ...grids.flatMap((grid) => findFootnotes(grid, uses)),
  ];
  const gathered = gatherGroups(grids, uses, notes);
  giveCells(grids, given, gathered.groups, uses);
  const groups = correctGroups(gathered.groups, corrections, notes);
  nameAll(groups);
  const taken = groups.filter(({ isTaken }) => isTaken);
  const ordered = inGivenOrder(taken, corrections);
  const { listed } = gathered;
  // Before tables of what fits and of prices are found: they name codes.
  const asPrinted = bestOrder({ grids, uses, groups: taken, ordered, listed, isGivenExample: isGiven('example') });
  giveZeros(asPrinted.groups, asPrinted.structure, notes);
  const matrices = grids.flatMap((grid) => findMatrices(grid, uses, taken));
  const read = footnotes.map((footnote) => readFootnote(footnote, taken, isOfMatrix(footnote, matrices)));
  const asides = rulesInWords(taken);
  const settled = settleNumbers({
    grids,
    uses,
    groups: taken,
    ordered,
    listed,
    matrices,
    footnotes,
    rules: [...read.flatMap(({ rules }) => rules), ...asides],
    isGivenExample: isGiven('example'),
    stated: Object.assign({}, ...corrections.filter(({ what }) => what === 'number')),
    notes,
  });
  const sentences = grids
    .flatMap((grid) => findSentences(grid, settled.uses))
    .map((footnote) => readFootnote(footnote, taken));
  const told = [...read, ...sentences.filter(({ rules }) => rules.length > 0)];
  const { configurator, examples, first } = sentences.some(({ rules }) => rules.length > 0)
    ? settled.again(sentences.flatMap(({ rules }) => rules))
    : settled;
  notes.push(...prefixNotes(configurator.prefix ?? '', examples));
  for (const { footnote } of told) settled.uses.set(placeKey(footnote.at), 'footnote');
  notes.push(...unusedNotes(grids, settled.uses, taken));
  if (taken.length === 0)
    notes.push({
      at: { sheet: 0, row: 0, column: 0 },
      text: 'No group with options was found. Mark the codes of one, and its words.',
    });
  return {
    configurator,
    groups: [...settled.groups, ...groups.filter(({ isTaken }) => !isTaken)].map(proposed),
    examples,
    footnotes: told.map((one) => proposedFootnote(one, matrices)),
    notes,
    uses: settled.uses,
    first,
    findings: lintConfigurator(configurator).findings,
  };
}

/** The sign before decimals, sheet by sheet. One in which no amount proves it has that of all sheets together. */
function decimalsOf(
  sheets: readonly Sheet[],
  decimals: readonly (DecimalSign | undefined)[],
): (sheet: number) => DecimalSign {
  const texts = sheets.map(({ cells }) => cells.map(({ text }) => text));
  const ofAll = decimalOf(texts.flat()) ?? '.';
  return (sheet) => decimals[sheet] ?? decimalOf(texts[sheet] ?? []) ?? ofAll;
}

function hiddenNotes({ name, isHidden, hiddenRows, hiddenColumns, cells }: Sheet, sheet: number): GuideNote[] {
  const at = { sheet, row: 0, column: 0 };
  if (isHidden) return [{ at, text: `The sheet “${name}” is hidden. It is not read.` }];
  const rows = hiddenRows.filter((row) => cells.some((cell) => cell.row === row));
  const columns = hiddenColumns.filter((column) => cells.some((cell) => cell.column === column));
  return [
    ...rows.slice(0, 1).map((row) => ({
      at: { sheet, row, column: 0 },
      text: rows.length === 1 ? '1 hidden row is not read.' : `${rows.length} hidden rows are not read.`,
    })),
    ...columns.slice(0, 1).map((column) => ({
      at: { sheet, row: 0, column },
      text: columns.length === 1 ? '1 hidden column is not read.' : `${columns.length} hidden columns are not read.`,
    })),
  ];
}

function givenFootnotes(grids: readonly Grid[], isGiven: (place: Place) => boolean): Footnote[] {
  return grids.flatMap((grid) => {
    const found: Footnote[] = [];
    for (let row = 0; row < grid.rows; row++)
      for (let column = 0; column < grid.columns; column++) {
        const at = placeIn(grid, row, column);
        if (grid.text(row, column) !== '' && isGiven(at)) found.push({ at, mark: '', text: grid.text(row, column) });
      }
    return found;
  });
}

/** Digits after a separator before the first group may be an answer of one that was not found. */
function prefixNotes(prefix: string, examples: Proposal['examples']): GuideNote[] {
  const [first] = examples;
  if (first === undefined || !/[-/ ._]\w*\d/.test(prefix)) return [];
  return [
    { at: first.at, text: `“${prefix}” begins every number. If an answer is in it, mark the codes of its group.` },
  ];
}

function proposed({
  key,
  name,
  at,
  optional,
  several,
  sequence,
  isTaken,
  options,
  range,
}: GatheredGroup): ProposedGroup {
  const shown =
    range === undefined
      ? options
      : [
          {
            ...range,
            code: `${range.before}${range.from}…${range.to}${range.after}`,
            words: '',
            price: undefined,
            isTaken: true,
          },
        ];
  return {
    key,
    name,
    at,
    optional: optional || (several && sequence === undefined),
    several,
    isTaken,
    options: shown.map((option) => {
      const { code, words, price, isTaken: isIn } = option;
      const made = { code, words, price, at: option.at, isTaken: isIn };
      return 'leftOut' in option && option.leftOut !== undefined ? { ...made, leftOut: option.leftOut } : made;
    }),
  };
}

function proposedFootnote(
  { footnote, carriers, rules, saysOfGroup, isOpen }: ReadFootnote,
  matrices: readonly Matrix[],
): ProposedFootnote {
  const inMatrix = isOfMatrix(footnote, matrices);
  const words = [
    ...rules.map(ruleWords),
    ...saysOfGroup,
    ...(inMatrix && rules.length === 0 ? ['Counts for the cells of the table that carry its mark'] : []),
  ];
  return {
    at: footnote.at,
    mark: footnote.mark,
    text: footnote.text,
    rules: words,
    isOpen: isOpen && !inMatrix,
    of: carriers.flatMap(({ group, options }) =>
      options === 'any' ? [group.name] : options.map(({ code }) => `${group.name}.${code}`),
    ),
  };
}

/** Whether it speaks of cells of a table of what fits. */
const isOfMatrix = ({ mark, at }: Footnote, matrices: readonly Matrix[]): boolean =>
  mark !== '' &&
  matrices.some(({ cells }) => cells.some((cell) => cell.at.sheet === at.sheet && cell.marks.includes(mark)));

/** Rules in brackets after the words of an option, such as "(requires BR)". */
const rulesInWords = (groups: readonly GatheredGroup[]): GuideRule[] =>
  groups.flatMap((group) =>
    group.options.flatMap((option) =>
      [...option.words.matchAll(/\(([^)]+)\)/g)].flatMap(([, aside = '']) =>
        option.isTaken ? readClause(aside, [{ group, options: [option] }], groups) : [],
      ),
    ),
  );
