import { type ContentKind, contentKinds } from '@millrace/contract/content';
import { readRow, writePath } from '@millrace/contract/office';
import type { RowChange } from '@millrace/database';
import type { z } from 'zod';
import { ProblemError, problem, refused } from '../problems/problem-error.ts';

/** A row of whatever kind. */
export interface Row {
  id: number;
}

/** The fields by which people know a row: the first of these that the row has whole. */
const labels = [['group', 'key'], ['partNumber'], ['docNumber'], ['slug'], ['name'], ['title'], ['question']];

export const rowLabel = (row: Row): string => firstWhole(row, labels);

/** The fields by which people read a row, in their order: its name before its part of an address. */
const names = [
  ['name'],
  ['title'],
  ['question'],
  ['docNumber'],
  ['partNumber'],
  ['group', 'key'],
  ['from'],
  ['slug'],
  ['uri'],
];

/** The words by which people know a row; '' where it has none. */
export const rowName = (row: Row): string =>
  firstWhole(row, 'partNumber' in row ? [['partNumber', 'name'], ...names] : names, ' ');

function firstWhole(row: Row, labels: readonly (readonly string[])[], between = '.'): string {
  const words = new Map<string, unknown>(Object.entries(row));
  const label = labels.find((fields) => fields.every((field) => words.get(field))) ?? [];
  return label.map((field) => String(words.get(field))).join(between);
}

/** The row with a typed id; refused without one. */
export function rowOf(rows: readonly Row[], kind: ContentKind, id: string): Row {
  const found = rows.find((row) => String(row.id) === id);
  if (found === undefined) throw refused('not-found', `${kind} has no row ${id}.`);
  return found;
}

/** The row with fields as typed, `isOpen=false`. */
export function rowWith(kind: ContentKind, row: Row, fields: readonly string[]): Row {
  const known = new Map<string, unknown>(Object.entries(row));
  const changed = fields.map((field) => {
    const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(field) ?? [];
    if (!known.has(name) || name === 'id') throw faulty([{ field: name || field, message: 'is no field to be set' }]);
    return [name, readValue(kind, name, text, known.get(name))];
  });
  return { ...row, ...Object.fromEntries(changed) };
}

/** Typed text as a value that the field takes. What held text so far takes it as text, anything else as JSON, before the other way. */
function readValue(kind: ContentKind, field: string, text: string, before: unknown): unknown {
  const schema = new Map<string, z.ZodType>(Object.entries(contentKinds[kind].row.shape)).get(field);
  const values = typeof before === 'string' ? [text, jsonIn(text)] : [jsonIn(text), text];
  return values[
    Math.max(
      0,
      values.findIndex((value) => schema?.safeParse(value).success),
    )
  ];
}

/** The change that publishes a row, once it is sound by itself; refused with every fault. */
export function changeTo(kind: ContentKind, row: Row): RowChange {
  const read = readRow(kind, row);
  if (read.ok) return { kind, id: read.row.id, row: read.row } as RowChange;
  throw faulty(read.faults.map(({ path, words }) => ({ field: writePath(path), message: words })));
}

/** undefined: it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const faulty = (errors: { field: string; message: string }[]): ProblemError =>
  new ProblemError(problem('bad-request', 'The row is not sound.', errors));
