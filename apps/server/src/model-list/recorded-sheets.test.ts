import { toCents } from '@millrace/configurator';
import { printedByOf, settingsFrom } from '@millrace/contract';
import type { Composed } from '@millrace/pictures';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { paperLook } from '../pdf/paper-look.ts';
import { recordOf } from '../pdf/testing/record-of.ts';
import type { Sheet } from './sheet.ts';
import { makeDocument as sheetPdf } from './sheet-pdf.ts';
import { makeDocument as sheetXlsx } from './sheet-xlsx.ts';

const settings = { ...settingsFrom([]), 'company.name': 'Float Works', 'company.phone': '701-555-0100' };

const picture: Composed = { width: 40, height: 30, alt: '', layers: [], balloons: [], measures: [], note: 'Small' };
const number: Sheet = {
  ...{ company: 'Float Works', phone: '701-555-0100', title: 'Tern', number: 'T-4-20', asOf: 'Nov 21' },
  notes: ['One note.', 'Another.'],
  columns: [
    { title: 'Code', kind: 'code', width: 20 },
    { title: 'What', kind: 'text', width: 50 },
    { title: 'Price', kind: 'money', width: 30 },
  ],
  rows: [
    ['4-20-AB-CD-EF-GH-IJ-KL-MN-OP', 'A float', toCents(123.45)],
    ['0815', null, 'included'],
    [null, '', null],
  ],
  total: { label: 'Total', text: '$123.45', cents: toCents(123.45) },
  facts: [{ name: 'Height', words: '16 in' }],
  specText: ['One sentence.', 'Two.'],
  ...{ diagrams: [], picture, printedBy: printedByOf(settings), look: paperLook(settings) },
};
const table: Sheet = {
  ...{ ...number, number: null, notes: [], total: null, facts: [], specText: [], picture: null },
  columns: number.columns.slice(0, 1),
  title: 'Terns: all/some [of 1234567890 them]',
  rows: Array.from({ length: 38 }, (_, nth) => [`P-${nth}`]),
  look: { ...number.look, paper: 'A4' },
};

/** Paper is right when it looks right: look at a sheet before its record is renewed (`vitest run -u`). */
test.each([
  ['number', number],
  ['table', table],
])('the sheet of a %s is drawn as it was', async (name, sheet) => {
  await expect(recordOf(await sheetPdf(sheet))).toMatchFileSnapshot(`fixtures/sheet-${name}.txt`);
});

test.each([
  ['number', number],
  ['table', { ...table, columns: number.columns, rows: [['A', 'B', 'on request']] }],
  [
    'total-on-request',
    { ...number, columns: number.columns.slice(0, 1), total: { label: 'Total', text: '', cents: null } },
  ],
])('the spreadsheet of a %s is written as it was', async (name, sheet) => {
  const files = unzipSync(new Uint8Array(await sheetXlsx(sheet)));
  const parts = ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/styles.xml'].map((part) =>
    Buffer.from(files[part] ?? []).toString(),
  );
  await expect(parts.join('\n').replaceAll('><', '>\n<')).toMatchFileSnapshot(`fixtures/spreadsheet-${name}.txt`);
});
