import { type Content, type ContentKind, contentKindNames } from '@millrace/contract/content';
import { csvTexts, readSheets, type SheetCell, type SheetFile, xlsxParts } from '@millrace/exchange';
import {
  columnsOf,
  emptyValue,
  guessSheet,
  type Judged,
  jsonTexts,
  judge,
  longTexts,
  nameIndex,
  readCell,
  readContentJson,
  type Surroundings,
  sheetOfRows,
  withColumn,
  withLongTexts,
} from '@millrace/transfer';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { scaleContent } from './scale/index.ts';

type Row = Readonly<Record<string, unknown>>;

describe.each([
  ['demo', demoContent()],
  ['generated', scaleContent({ families: 30, products: 300, configurators: 10 })],
])('an export of the %s content', (_, content) => {
  const around: Surroundings = { attributes: content.attributes, names: nameIndex(content), decimal: '.' };

  test('as a workbook is read as the same rows', () => {
    const file = withLongTexts(read('all.xlsx', workbookOf(content, around)));
    expect(file.sheets).toHaveLength(contentKindNames.length);
    for (const [at, kind] of contentKindNames.entries())
      expect(rowsOf(kind, file.sheets[at]?.cells ?? [], around)).toEqual(content[kind]);
  });

  test('as a workbook is imported as unchanged in every row of every sheet', () => {
    const file = withLongTexts(read('all.xlsx', workbookOf(content, around)));
    const rows = (kind: ContentKind): readonly (Row & { id: number })[] => content[kind];
    const sheets = file.sheets.map((sheet) => ({ sheet, mapping: guessSheet('all.xlsx', sheet, { ...around, rows }) }));
    expect(sheets.map(({ mapping }) => mapping.kind)).toEqual(contentKindNames);
    const { counts } = finished(judge({ ...around, sheets, rows, fileOf: () => undefined }));
    const all = contentKindNames.reduce((sum, kind) => sum + content[kind].length, 0);
    expect(counts).toMatchObject({ unchanged: all, new: 0, changed: 0, refused: 0 });
  });

  test.each(contentKindNames)('of %s as CSV is read as the same rows', (kind) => {
    const text = [...csvTexts(sheetOfRows(kind, content[kind], around))].join('');
    const { sheets, csv } = read('one.csv', strToU8(text));
    expect(csv).toEqual({ delimiter: ',', encoding: 'UTF-8', decimal: '.' });
    expect(rowsOf(kind, sheets[0]?.cells ?? [], around)).toEqual(content[kind]);
    expect(content[kind].length).toBeGreaterThan(0);
  });

  test('as JSON is read as the same rows', () => {
    const kinds = contentKindNames.map((kind) => [kind, content[kind]] as const);
    expect(readContentJson([...jsonTexts(kinds)].join(''))).toEqual({ ok: true, kinds: new Map(kinds) });
  });
});

function finished(work: Generator<number, Judged, undefined>): Judged {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

function workbookOf(content: Content, around: Surroundings): Uint8Array {
  const long = longTexts();
  const sheets = function* () {
    for (const kind of contentKindNames) yield sheetOfRows(kind, content[kind], around, long);
    const texts = long.sheet();
    if (texts !== null) yield texts;
  };
  const parts: Record<string, Uint8Array> = {};
  for (const { path, texts } of xlsxParts(sheets())) parts[path] = strToU8([...texts].join(''));
  return zipSync(parts);
}

function read(name: string, bytes: Uint8Array): SheetFile {
  const reading = readSheets(name, bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return reading.file;
}

/** The rows of a sheet whose first row has the headings. */
function rowsOf(kind: ContentKind, cells: readonly SheetCell[], around: Surroundings): Row[] {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const headings = new Map(byRow.get(0)?.map(({ column, text }) => [text, column]));
  const columns = columnsOf(kind, around.attributes);
  expect([...headings.keys()]).toEqual(columns.map(({ heading }) => heading));
  byRow.delete(0);
  return [...byRow.values()].map((own) =>
    columns.reduce<Row>((made, column) => {
      const cell = own.find((one) => one.column === headings.get(column.heading));
      const value = cell === undefined ? { ok: true as const, value: undefined } : readCell(column, cell, around);
      if (!value.ok) throw new Error(`${column.heading}: ${value.why}`);
      return withColumn(column, made, value.value === undefined ? emptyValue(column) : value.value);
    }, {}),
  );
}
