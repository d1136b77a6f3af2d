import { type ContentKind, contentKindNames } from '@millrace/contract/content';
import {
  columnsOf,
  emptyValue,
  nameIndex,
  readCell,
  type Surroundings,
  withColumn,
  writeCell,
} from '@millrace/transfer';
import { describe, expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { scaleContent } from './scale/index.ts';

type Row = Readonly<Record<string, unknown>>;

const generated = scaleContent({ families: 30, products: 300, configurators: 10 });

describe.each([
  ['demo', demoContent()],
  ['generated', generated],
])('of the %s content', (_, content) => {
  const around: Surroundings = { attributes: content.attributes, names: nameIndex(content), decimal: '.' };

  test.each(contentKindNames)('every row of %s is read as it was written', (kind) => {
    const rows: readonly Row[] = content[kind];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(readAgain(kind, row, around)).toEqual(row);
  });
});

function readAgain(kind: ContentKind, row: Row, around: Surroundings): Row {
  return columnsOf(kind, around.attributes).reduce<Row>((made, column) => {
    const written = writeCell(column, row, around);
    if (written === null) return withColumn(column, made, emptyValue(column));
    const text = String(written);
    const cell = typeof written === 'number' ? { text, number: written } : { text, asWritten: text };
    const read = readCell(column, cell, around);
    if (!read.ok) throw new Error(`${column.heading}: ${read.why}`);
    return withColumn(column, made, read.value);
  }, {});
}
