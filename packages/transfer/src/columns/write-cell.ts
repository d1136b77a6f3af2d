import { isEqual } from '@millrace/drafts';
import { shownText } from '@millrace/exchange';
import { writeAttribute } from './cells/attribute-values.ts';
import { writeJson } from './cells/lists.ts';
import { writeNumber } from './cells/numbers.ts';
import { writeReference } from './cells/references.ts';
import { writeLine, writeLines } from './cells/texts.ts';
import type { Column, Surroundings } from './column.ts';
import { emptyValue } from './empty-value.ts';
import { readCell } from './read-cell.ts';
import { valueOfColumn } from './value-at.ts';

/** A number stays one, with two decimals where it is money; null is an empty cell. */
export type WrittenCell = string | number | null;

/** The cell that stands for a row's field. `readCell` reads it as the same value. */
export function writeCell(column: Column, row: unknown, around: Surroundings): WrittenCell {
  const value = valueOfColumn(column, row as Readonly<Record<string, unknown>>, keysOf(around.attributes));
  if (value === undefined || isEqual(value, emptyValue(column))) return null;
  if (column.attribute !== undefined) return writeAttribute(column.attribute, value, around.decimal);
  const plain = plainly(column, value, around);
  if (plain === undefined) return writeJson(value);
  if (typeof plain === 'number' || !IS_PLAINLY_A_LIST.has(column.field.widget.is)) return plain;
  const read = readCell(column, { text: shownText(plain), asWritten: plain }, around);
  return read.ok && isEqual(read.value, value) ? plain : writeJson(value);
}

/** Written plainly where that is read as the same, and as JSON elsewhere. */
const IS_PLAINLY_A_LIST = new Set(['references', 'texts', 'pictures', 'entries', 'object', 'json']);

/** undefined: there is no plainer form than JSON. */
function plainly({ field: { widget } }: Column, value: unknown, around: Surroundings): string | number | undefined {
  switch (widget.is) {
    case 'text':
    case 'media':
    case 'upload':
    case 'date':
      return writeLine(String(value));
    case 'long-text':
    case 'rich-text':
      return writeLines(String(value));
    case 'integer':
    case 'decimal':
      return writeNumber(Number(value), around.decimal);
    case 'cents':
      return Number(value) / 100;
    case 'yes-no':
      return value === true ? 'yes' : 'no';
    case 'choice':
      return writeLine(widget.choices.find((choice) => choice.value === value)?.label ?? String(value));
    case 'reference':
      return writeLine(writeReference(value, widget.to, around));
    case 'references':
      return Array.isArray(value) ? value.map((one) => writeReference(one, widget.to, around)).join('\n') : undefined;
    case 'texts':
    case 'pictures':
      return Array.isArray(value) ? value.join('\n') : undefined;
    case 'entries':
      return Object.entries(value ?? {})
        .map(([name, words]) => `${name}: ${words}`)
        .join('\n');
    case 'object': {
      const [only] = Object.values(value ?? {});
      return widget.fields.length === 1 && typeof only === 'string' ? only : undefined;
    }
    case 'json':
      return typeof value === 'string' ? value : undefined;
    case 'attributes':
    case 'objects':
      return;
  }
}

const known = new WeakMap<Surroundings['attributes'], ReadonlySet<string>>();
function keysOf(attributes: Surroundings['attributes']): ReadonlySet<string> {
  const keys = known.get(attributes) ?? new Set(attributes.map(({ key }) => key));
  known.set(attributes, keys);
  return keys;
}
