import { attributeRange, type ContentAttribute } from '@millrace/contract/content';
import { isEqual } from '@millrace/drafts';
import { shownText } from '@millrace/exchange';
import { fold } from '../../names/fold.ts';
import { nearest } from '../../names/nearest.ts';
import type { Cell, CellReading, Surroundings } from '../column.ts';
import { entriesOfCell, structureOf, writeJson } from './lists.ts';
import { numberOfCell, readNumber, withoutUnit, writeNumber } from './numbers.ts';
import { readLine, writeLine } from './texts.ts';
import { readYesNo } from './words.ts';

type Decimal = Surroundings['decimal'];
const LISTED_MAX = 12;

/** The value of an attribute as its type says. A value of another shape is read where it stands as JSON. */
export function readAttribute(attribute: ContentAttribute, cell: Cell, decimal: Decimal): CellReading {
  const text = readLine(cell);
  switch (attribute.type) {
    case 'text':
      return { ok: true, value: text };
    case 'yesNo':
      return readYesNo(text);
    case 'choice':
      return readChoices(attribute, text);
    case 'number':
      return readMeasure(attribute, cell, decimal);
    case 'range':
      return readRange(attribute, cell, decimal);
  }
}

/** `3–5` for a range, choices one a line, yes or no in words; a number as a number. */
export function writeAttribute(attribute: ContentAttribute, value: unknown, decimal: Decimal): string | number {
  const plain = plainly(value, decimal);
  if (typeof plain === 'number') return plain;
  const read = readAttribute(attribute, { text: shownText(plain), asWritten: plain }, decimal);
  return read.ok && isEqual(read.value, value) ? plain : writeJson(value);
}

function plainly(value: unknown, decimal: Decimal): string | number {
  if (typeof value === 'number') return writeNumber(value, decimal);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return writeLine(value);
  if (Array.isArray(value)) return value.join('\n');
  const { from, to } = value as { from?: number; to?: number };
  return `${end(from, decimal)}–${end(to, decimal)}`;
}

const end = (value: number | undefined, decimal: Decimal): string =>
  value === undefined ? '' : String(value).replace('.', decimal);

function readChoices({ label, choices, unit }: ContentAttribute, text: string): CellReading {
  const meant = (part: string): string | undefined =>
    choiceMeant(choices, part) ?? choiceMeant(choices, withoutUnit(part, unit));
  const whole = meant(text);
  if (whole !== undefined) return { ok: true, value: whole };
  const structure = structureOf(text);
  const listed = Array.isArray(structure) ? structure.map(String) : entriesOfCell(text);
  const parts = listed.length > 1 || Array.isArray(structure) ? listed : text.split(',').map((part) => part.trim());
  const values = parts.map(meant);
  const unknown = parts.find((_, at) => values[at] === undefined);
  if (unknown === undefined) return { ok: true, value: values };
  return {
    ok: false,
    why: `${label} has no choice “${parts.length === 1 ? text : unknown}”.`,
    fits: choices.length <= LISTED_MAX ? choices : nearest(unknown, choices),
  };
}

const choiceMeant = (choices: readonly string[], text: string): string | undefined =>
  choices.find((one) => one === text) ?? choices.find((one) => fold(one) === fold(text));

function readMeasure(attribute: ContentAttribute, cell: Cell, decimal: Decimal): CellReading {
  const read = numberOfCell(cell, decimal, attribute.unit);
  if (!read.ok)
    return {
      ok: false,
      why: read.why,
      fits: [attribute.unit === '' ? '12' : `12, or 12 ${attribute.unit}`],
      isExample: true,
    };
  const fault = faultOf(attribute, read.value);
  return fault === null ? read : { ok: false, ...fault };
}

const RANGE = /^(.*?[\d\s)½¼¾])?\s*(?:[–—…]|\.{2,3}|\bto\b|\bbis\b|(?<=\S)\s*-)\s*(.*)$/iu;

function readRange(attribute: ContentAttribute, cell: Cell, decimal: Decimal): CellReading {
  const { unit } = attribute;
  const text = readLine(cell);
  const written = rangeOfJson(text);
  if (written !== undefined) return rangeReading(attribute, text, written);
  const single = numberOfCell({ ...cell, text }, decimal, unit);
  if (single.ok && !/^[–—]/.test(text)) return readMeasure(attribute, { ...cell, text }, decimal);
  const bound = /^(?:(?:>=?|≥|from|min\.?)\s*(?<from>[^<≤]+)|(?:<=?|≤|up to|max\.?)\s*(?<to>.+))$/iu.exec(text)?.groups;
  const [, low, high] = RANGE.exec(text) ?? [];
  const from = endOf(bound === undefined ? low : bound.from, decimal, unit);
  const to = endOf(bound === undefined ? high : bound.to, decimal, unit);
  if (from === null || to === null || (from === undefined && to === undefined))
    return { ok: false, why: `“${text}” is neither a number nor a range.`, fits: ['3–5', '3–', '–5'], isExample: true };
  return rangeReading(attribute, text, { from, to });
}

interface Range {
  from: number | undefined;
  to: number | undefined;
}

function rangeReading(attribute: ContentAttribute, text: string, { from, to }: Range): CellReading {
  const faults = [from, to].flatMap((value) => (value === undefined ? [] : (faultOf(attribute, value) ?? [])));
  if (faults[0] !== undefined) return { ok: false, ...faults[0] };
  if (from !== undefined && to !== undefined && from > to)
    return { ok: false, why: `“${text}” ends before it begins.`, fits: [`${to}–${from}`] };
  return { ok: true, value: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } };
}

/** A range as `writeJson` writes one with an end that a person would not write: `{"from":1e-7}`. */
function rangeOfJson(text: string): Range | undefined {
  const { data } = attributeRange.safeParse(structureOf(text));
  return data === undefined ? undefined : { from: data.from, to: data.to };
}

/** undefined: the range is open there. null: it is no number. */
function endOf(text: string | undefined, decimal: Decimal, unit: string): number | undefined | null {
  if (text === undefined || text.trim() === '') return;
  const read = readNumber(text, decimal, unit);
  return read.ok ? read.value : null;
}

const mostDecimals = (precision: number): string =>
  precision === 0 ? 'no decimals' : `at most ${precision} decimal${precision === 1 ? '' : 's'}`;

/** As the check of the content has it, so that a cell is refused where it stands. */
function faultOf(
  { label, precision, min, max }: ContentAttribute,
  value: number,
): { why: string; fits: string[] } | null {
  const printed = Number(value.toFixed(precision));
  if (printed !== value)
    return {
      why: `${label} has ${mostDecimals(precision)}; ${value} has more.`,
      fits: [String(printed)],
    };
  if (min !== null && value < min) return { why: `${label} is at least ${min}, not ${value}.`, fits: [String(min)] };
  if (max !== null && value > max) return { why: `${label} is at most ${max}, not ${value}.`, fits: [String(max)] };
  return null;
}
