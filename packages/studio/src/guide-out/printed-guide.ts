import {
  type Cents,
  type ConfigGroup,
  type Configurator,
  ownBounds,
  printDecimal,
  printValue,
  readCodeCell,
} from '@millrace/configurator';
import { chosenExamples } from './chosen-examples.ts';
import { firstNumber } from './first-number.ts';
import { howPrinted, lettersBefore, numberForm } from './number-form.ts';
import { groupLimits, priceOfEach, ruleSentences } from './rule-sentences.ts';
import { codesOf, isMatrix } from './table-sentences.ts';

/** A configurator as an ordering guide, for paper and for sheets: nothing in it is written by hand. */
export interface PrintedGuide {
  prefix: string;
  /** How the positions follow each other in a number, as `SM-[1][2]/L[3]`. */
  form: string;
  /** In the units of the price list; 0: none. */
  base: number;
  groups: readonly PrintedGroup[];
  /** The notes at marks, and after them those that count for all numbers. */
  footnotes: readonly { mark: string; text: string }[];
  matrices: readonly PrintedMatrix[];
  /** Each was read and priced by the configurator itself. null is on request. */
  examples: readonly { number: string; price: Cents | null }[];
}

interface PrintedGroup {
  position: number;
  name: string;
  /** The note in brackets after it: that it may be left out, or may have several answers. */
  aside: string;
  marks: string;
  options: readonly PrintedOption[];
}

interface PrintedOption {
  code: string;
  marks: string;
  words: string;
  /** null is on request; undefined where the words say it, as it counts by the unit. */
  price: number | null | undefined;
}

/** The sign of an answer without a code. */
export const NOTHING = '–';

/** A table of what fits, or what it costs: a row and a column of codes, and the cells where they meet. */
interface PrintedMatrix {
  name: string;
  rows: string;
  columns: string;
  columnCodes: readonly string[];
  lines: readonly { code: string; cells: readonly (string | number | null)[] }[];
}

/** Marks are given in the order in which their sentences come up. */
interface Marks {
  of(sentence: string): string;
  all(): { mark: string; text: string }[];
}

/** The guide of a configurator. `known`: numbers to print as examples; without any, the first that it makes. */
export function printedGuide(configurator: Configurator, known: readonly string[] = []): PrintedGuide {
  const marks = openMarks();
  const groups = configurator.configGroups
    .filter(({ printed }) => printed !== false)
    .map((group, index) => printedGroup(configurator, group, index, marks));
  const matrices = (configurator.tables ?? []).flatMap((table) => printedMatrix(configurator, table, marks));
  const general = ruleSentences(configurator).general.map((text) => ({ mark: '', text }));
  return {
    prefix: configurator.prefix ?? '',
    form: numberForm(configurator),
    base: configurator.adderPrice ?? 0,
    groups,
    matrices,
    footnotes: [...marks.all(), ...general],
    examples: examplesOf(configurator, known),
  };
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function openMarks(): Marks {
  const texts: string[] = [];
  const markOf = (at: number): string => [...String(at + 1)].map((digit) => RAISED[Number(digit)]).join('');
  return {
    of: (sentence) => {
      if (!texts.includes(sentence)) texts.push(sentence);
      return markOf(texts.indexOf(sentence));
    },
    all: () => texts.map((text, at) => ({ mark: markOf(at), text })),
  };
}

function printedGroup(configurator: Configurator, group: ConfigGroup, index: number, marks: Marks): PrintedGroup {
  const { groups, options } = ruleSentences(configurator);
  const asides = [
    ...(group.multiselect ? ['any, in this order'] : group.optional ? ['leave out where none'] : []),
    ...groupLimits(group),
    ...howPrinted(configurator, group),
  ];
  return {
    position: index + 1,
    name: group.name,
    aside: asides.join('; '),
    marks: (groups.get(group.name) ?? []).map(marks.of).join(' '),
    options:
      group.kind === 'number'
        ? [rangeOf(group)]
        : (group.options ?? []).map((option) => ({
            code: option.code,
            words: option.description ?? option.name ?? '',
            price: option.price === undefined ? 0 : option.price,
            marks: (options.get(`${group.name}\n${option.code}`) ?? []).map(marks.of).join(' '),
          })),
  };
}

/** A measure as the range of its codes. */
function rangeOf(group: ConfigGroup): PrintedOption {
  const { unit = '', pricePerUnit = 0 } = group;
  const { min, max, step } = ownBounds(group);
  const code = (value: number) => `${lettersBefore(group)}${printValue(value, group)}`;
  const words = [
    unit === '' ? 'any number' : `in ${unit}`,
    ...(step === 1 ? [] : [`in steps of ${printDecimal(step)}`]),
    ...priceOfEach(pricePerUnit, unit === '' ? 'unit' : unit),
  ].join(', ');
  return { code: `${code(min)}…${code(max)}`, words, price: pricePerUnit === 0 ? 0 : undefined, marks: '' };
}

type Table = NonNullable<Configurator['tables']>[number];

/** A table of two groups, or of two and a condition of a third, as a matrix; others have a sentence. */
function printedMatrix(configurator: Configurator, table: Table, marks: Marks): PrintedMatrix[] {
  const [rows, columns, third] = table.columns.map((name) =>
    configurator.configGroups.find((group) => group.name === name),
  );
  if (rows?.options === undefined || columns?.options === undefined || !isMatrix(configurator, table)) return [];
  const isOfPrices = table.gives?.[0] === 'price';
  // Each cell is read once: every pair of options looks through all rows.
  const read = table.rows.map((row) => ({
    row,
    first: readCodeCell(row[0] ?? ''),
    second: readCodeCell(row[1] ?? ''),
  }));
  const fittingOf = (rowCode: string, columnCode: string) =>
    read.flatMap(({ row, first, second }) => (covers(first, rowCode) && covers(second, columnCode) ? [row] : []));
  const [allRows, allColumns] = [rows.options.map(({ code }) => code), columns.options.map(({ code }) => code)];
  // An answer without a code is in the table only where the table says something of it.
  const isSaid = (pairs: readonly (readonly [string, string])[]) =>
    isOfPrices || pairs.some(([row, column]) => fittingOf(row, column).length === 0);
  const rowCodes = allRows.filter((code) => code !== '' || isSaid(allColumns.map((column) => [code, column])));
  const columnCodes = allColumns.filter((code) => code !== '' || isSaid(allRows.map((row) => [row, code])));
  const lines = rowCodes.map((code) => ({
    code: code || NOTHING,
    cells: columnCodes.map((column): string | number | null => {
      const fitting = fittingOf(code, column);
      if (fitting.length === 0) return '–';
      if (isOfPrices) {
        const price = fitting[0]?.[2];
        return typeof price === 'number' ? price : null;
      }
      const answers = fitting.map(([, , answer]) => answer ?? '');
      if (third === undefined || answers.includes('*')) return '●';
      return `●${marks.of(`Only with ${third.name} ${answers.flatMap(codesOf).join(' or ')}.`)}`;
    }),
  }));
  return [
    {
      name: table.name,
      rows: rows.name,
      columns: columns.name,
      columnCodes: columnCodes.map((code) => code || NOTHING),
      lines,
    },
  ];
}

const covers = (cell: ReturnType<typeof readCodeCell>, code: string): boolean =>
  cell !== null && (cell.isAny || cell.codes.includes(code));

/** Only numbers that the configurator reads, complete, are printed. */
function examplesOf(configurator: Configurator, known: readonly string[]): { number: string; price: Cents | null }[] {
  const first = firstNumber(configurator);
  const numbers = known.length > 0 ? known : first === null ? [] : [first];
  return chosenExamples(configurator, numbers).map(({ itemNo, total }) => ({ number: itemNo, price: total }));
}
