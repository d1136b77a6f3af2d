import { issueWords, unstorableText } from '@millrace/contract/office';
import { readAttribute } from './cells/attribute-values.ts';
import { readDay } from './cells/days.ts';
import { entriesOfCell, structureOf } from './cells/lists.ts';
import { readCents } from './cells/money.ts';
import { numberOfCell } from './cells/numbers.ts';
import { readReference } from './cells/references.ts';
import { readLine, readLines } from './cells/texts.ts';
import { readChoice, readYesNo } from './cells/words.ts';
import type { Cell, CellReading, Column, Surroundings } from './column.ts';

/** The value that a cell stands for, as the schema of its field takes it; undefined of an empty cell. Never throws. */
export function readCell(column: Column, cell: Cell, around: Surroundings): CellReading {
  if (cell.text.trim() === '') return { ok: true, value: undefined };
  const read = readValue(column, cell, around);
  const [unstorable] = read.ok ? unstorableText(read.value) : [];
  return unstorable === undefined ? read : { ok: false, why: faultWords(column, unstorable.message) };
}

function readValue(column: Column, cell: Cell, around: Surroundings): CellReading {
  if (column.attribute !== undefined) return readAttribute(column.attribute, cell, around.decimal);
  const read = readPlain(column, cell, around);
  if (!read.ok) return read;
  const { data, error } = column.field.schema.safeParse(read.value);
  const issue = error?.issues[0];
  return issue === undefined ? { ok: true, value: data } : { ok: false, why: faultWords(column, issueWords(issue)) };
}

/** The words of a fault begin with the name of the column, unless they are a sentence. */
const faultWords = ({ heading }: Column, words: string): string =>
  /^\p{Lu}/u.test(words) ? words : `${heading} ${words}${words.endsWith('.') ? '' : '.'}`;

function readPlain(column: Column, cell: Cell, around: Surroundings): CellReading {
  const { widget } = column.field;
  switch (widget.is) {
    case 'text':
    case 'upload':
      return ok(codeOf(cell));
    case 'media':
      return ok(readLine(cell).replace(/^\/media\//, ''));
    case 'long-text':
    case 'rich-text':
      return ok(readLines(cell));
    case 'integer':
      return wholeNumber(numberOfCell(cell, around.decimal));
    case 'decimal': {
      const read = numberOfCell(cell, around.decimal);
      return read.ok ? read : { ...read, fits: ['12', '0.5'], isExample: true };
    }
    case 'cents':
      return readCents(cell, around);
    case 'yes-no':
      return readYesNo(readLine(cell));
    case 'choice':
      return readChoice(readLine(cell), widget.choices);
    case 'date':
      return readDay(readLine(cell), around.decimal);
    case 'reference':
      return readReference(readLine(cell), widget.to, around);
    case 'references':
      return readList(cell, (text) => readReference(text, widget.to, around));
    case 'texts':
      return readList(cell, ok);
    case 'pictures':
      return readList(cell, (text) => ok(text.replace(/^\/media\//, '')), { isOnce: true });
    case 'entries':
      return readEntries(cell);
    case 'attributes':
    case 'object':
    case 'objects':
      return readStructure(column, cell);
    case 'json':
      return ok(readAny(cell));
  }
}

const ok = (value: unknown): CellReading => ({ ok: true, value });

/** A number that its cell shows with an exponent is a code of digits. */
function codeOf(cell: Cell): string {
  const { text, number } = cell;
  return number !== undefined && Number.isSafeInteger(number) && /\dE[-+]?\d/i.test(text)
    ? String(number)
    : readLine(cell);
}

function wholeNumber(read: ReturnType<typeof numberOfCell>): CellReading {
  if (!read.ok) return { ...read, fits: ['12'], isExample: true };
  if (Number.isSafeInteger(read.value)) return read;
  return { ok: false, why: `“${read.value}” is not a whole number.`, fits: [String(Math.round(read.value))] };
}

/** All entries, or the refusal of the first that is refused. A text that means something as a whole is one entry, whatever is in it. */
function readList(cell: Cell, readOne: (text: string) => CellReading, { isOnce = false } = {}): CellReading {
  const structure = structureOf(readLines(cell));
  if (Array.isArray(structure)) return ok(structure);
  const values: unknown[] = [];
  for (const entry of entriesOfCell(readLine(cell))) {
    const read = readOne(entry);
    if (!read.ok) return read;
    if (!isOnce || !values.includes(read.value)) values.push(read.value);
  }
  return ok(values);
}

function readEntries(cell: Cell): CellReading {
  const structure = structureOf(readLines(cell));
  if (structure !== undefined && !Array.isArray(structure)) return ok(structure);
  const pairs: [string, string][] = [];
  for (const entry of entriesOfCell(readLine(cell))) {
    const [, name, words] = /^([^:]+):(.*)$/s.exec(entry) ?? [];
    if (name === undefined || words === undefined)
      return { ok: false, why: `“${entry}” is no name with its words.`, fits: ['name: words'], isExample: true };
    pairs.push([name.trim(), words.trim()]);
  }
  return ok(Object.fromEntries(pairs));
}

function readStructure({ heading, field }: Column, cell: Cell): CellReading {
  const structure = structureOf(readLines(cell));
  if (structure !== undefined) return ok(structure);
  const one = onlyText(field.widget);
  if (one !== undefined) return ok({ [one]: readLine(cell) });
  return { ok: false, why: `${heading} is not JSON that can be read.` };
}

/** The name of the one field of an object that has no other. */
function onlyText(widget: Column['field']['widget']): string | undefined {
  return widget.is === 'object' && widget.fields.length === 1 ? widget.fields[0]?.name : undefined;
}

/**
 * A value of any type: JSON, or else the text itself. A text that looks as if it were quoted is written as JSON, and so is read as that
 * first.
 */
function readAny(cell: Cell): unknown {
  const { text, asWritten = text } = cell;
  return parsed(asWritten.trim(), () => {
    const lines = readLines(cell);
    return /^(?:true|false)$/i.test(lines) ? lines.toLowerCase() === 'true' : parsed(lines, () => lines);
  });
}

function parsed(json: string, otherwise: () => unknown): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return otherwise();
  }
}
