import { posix } from 'node:path';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { StreamedSheet } from './streamed-sheet.ts';
import { writeXlsx } from './write-sheets.ts';
import { type WorkbookPart, xlsxParts } from './xlsx-parts.ts';

const column = (heading: string, isMoney = false) => ({ heading, width: 12, isMoney });
const prices: StreamedSheet = {
  name: 'Prices',
  columns: [column('Part number'), column('Words'), column('List price', true)],
  rows: [
    ['00123', 'a <b> & "c"', 1248.5],
    ['1/2', null, 0],
    ['=1+1', '_x0041_ stays', null],
  ],
};
const seen = [
  ['Part number', 'Words', 'List price'],
  ['00123', 'a <b> & "c"', 1248.5],
  ['1/2', null, 0],
  ['=1+1', '_x0041_ stays', null],
];

interface Part {
  path: string;
  text: string;
}
const partsOf = (sheets: Iterable<StreamedSheet>): Part[] =>
  [...xlsxParts(sheets)].map(({ path, texts }: WorkbookPart) => ({ path, text: [...texts].join('') }));
const packed = (parts: readonly Part[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(parts.map(({ path, text }) => [path, strToU8(text)]))));

/** The sheets as a reader finds them that is none of ours. */
async function readByAnother(parts: readonly Part[]): Promise<{ sheet: string; data: unknown[][] }[]> {
  return readExcelFile(packed(parts), { trim: false });
}

/** The elements of a part by their names and attributes; throws where the text is no XML. */
function elementsOf(text: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    found.push({
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, String(one)])),
    });
  });
  parser.write(text).close();
  return found;
}

test('another reader finds the sheets, their names, texts and numbers', async () => {
  const more: StreamedSheet = { name: 'More', columns: [column('A')], rows: [['x']] };
  expect(await readByAnother(partsOf([prices, more]))).toEqual([
    { sheet: 'Prices', data: seen },
    { sheet: 'More', data: [['A'], ['x']] },
  ]);
});

test('each part is XML, has a type, and what it relates to is there', () => {
  const parts = partsOf([prices, { ...prices, name: 'Again' }]);
  const paths = new Set(parts.map(({ path }) => path));
  const types = elementsOf(parts.find(({ path }) => path === '[Content_Types].xml')?.text ?? '');
  const typed = types.flatMap(({ attributes }) => attributes.PartName ?? []);
  expect(typed.toSorted()).toEqual(
    [...paths]
      .filter((path) => path.startsWith('xl/') && path.endsWith('.xml'))
      .map((path) => `/${path}`)
      .toSorted(),
  );
  for (const { path, text } of parts.filter((part) => part.path.endsWith('.rels')))
    for (const { name, attributes } of elementsOf(text))
      if (name === 'Relationship') {
        const folder = posix.join(posix.dirname(path), '..');
        expect(paths).toContain(posix.join(folder, attributes.Target ?? ''));
      }
  for (const { text } of parts) expect(elementsOf(text).length).toBeGreaterThan(0);
});

test('the parts are those that a workbook has, and each relation and each sheet has a number of its own', () => {
  const parts = partsOf([prices, { ...prices, name: 'A "B" & C' }]);
  const of = (path: string, wanted: string) =>
    elementsOf(parts.find((part) => part.path === path)?.text ?? '')
      .filter(({ name }) => name === wanted)
      .map(({ attributes }) => attributes);
  expect(parts.map(({ path }) => path)).toEqual([
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
    'xl/workbook.xml',
    'xl/styles.xml',
    'xl/_rels/workbook.xml.rels',
    '_rels/.rels',
    '[Content_Types].xml',
  ]);
  expect(of('xl/workbook.xml', 'sheet')).toEqual([
    { name: 'Prices', sheetId: '1', 'r:id': 'rId1' },
    { name: 'A "B" & C', sheetId: '2', 'r:id': 'rId2' },
  ]);
  const relations = (path: string) =>
    of(path, 'Relationship').map(({ Id, Type = '', Target }) => [Id, Type.split('/').at(-1), Target]);
  expect(relations('xl/_rels/workbook.xml.rels')).toEqual([
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
    ['rId3', 'styles', 'styles.xml'],
  ]);
  expect(relations('_rels/.rels')).toEqual([['rId1', 'officeDocument', 'xl/workbook.xml']]);
  expect(
    of('[Content_Types].xml', 'Override').map(({ PartName, ContentType = '' }) => [
      PartName,
      ContentType.split('.').slice(2).join('.'),
    ]),
  ).toEqual([
    ['/xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
    ['/xl/styles.xml', 'spreadsheetml.styles+xml'],
    ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet+xml'],
    ['/xl/worksheets/sheet2.xml', 'spreadsheetml.worksheet+xml'],
  ]);
  expect(of('xl/worksheets/sheet1.xml', 'col')).toEqual(
    ['1', '2', '3'].map((at) => ({ min: at, max: at, width: '12', style: '2', customWidth: '1' })),
  );
});

test('cells have styles that are there: headings bold, texts as texts, money with two decimals', () => {
  const parts = partsOf([prices]);
  const of = (path: string) => elementsOf(parts.find((part) => part.path === path)?.text ?? '');
  const styles = of('xl/styles.xml');
  const formats = styles
    .slice(styles.findIndex(({ name }) => name === 'cellXfs') + 1)
    .filter(({ name }) => name === 'xf');
  const formatOf = (place: string) => {
    const cell = of('xl/worksheets/sheet1.xml').find(({ name, attributes }) => name === 'c' && attributes.r === place);
    return formats[Number(cell?.attributes.s)]?.attributes;
  };
  expect(formatOf('A1')).toMatchObject({ fontId: '1' });
  // The numbers of the formats `@` and `#,##0.00`, by ECMA-376.
  expect(formatOf('A2')).toMatchObject({ numFmtId: '49' });
  expect(formatOf('C2')).toMatchObject({ numFmtId: '4' });
  const counted: StreamedSheet = { name: 'Counted', columns: [column('Pieces')], rows: [[7, 8]] };
  const cells = elementsOf(partsOf([counted])[0]?.text ?? '').filter(({ name }) => name === 'c');
  // A number that is no money, and one beyond the last column.
  expect(cells.map(({ attributes }) => attributes.s)).toEqual(['1', '0', '0']);
});

test('columns after Z have two letters', async () => {
  const wide = Array.from({ length: 30 }, (_, at) => `H${at}`);
  const sheet = { name: 'Wide', columns: wide.map((heading) => column(heading)), rows: [wide] };
  expect(await readByAnother(partsOf([sheet]))).toEqual([{ sheet: 'Wide', data: [wide, wide] }]);
  const places = elementsOf(partsOf([sheet])[0]?.text ?? '').flatMap(({ name, attributes }) =>
    name === 'c' ? [attributes.r] : [],
  );
  expect(places.slice(24, 28)).toEqual(['Y1', 'Z1', 'AA1', 'AB1']);
});

test('names of sheets are such as a spreadsheet takes, each once', () => {
  const named = (name: string): StreamedSheet => ({ name, columns: [column('A')], rows: [] });
  const long = 'A very long name of a sheet, longer than it may be';
  const parts = partsOf([named("'a/b:c'"), named('A B C'), named(long), named(long), named(''), named('History')]);
  const names = elementsOf(parts.find(({ path }) => path === 'xl/workbook.xml')?.text ?? '').flatMap(
    ({ name, attributes }) => (name === 'sheet' ? [attributes.name ?? ''] : []),
  );
  expect(names).toEqual([
    'a b c',
    'A B C 2',
    'A very long name of a sheet, lo',
    'A very long name of a sheet 2',
    'Sheet',
    'History 2',
  ]);
});

test('signs that XML cannot hold are written as workbooks do', () => {
  const [sheet] = partsOf([{ name: 'S', columns: [column('A')], rows: [['a\u0001b\rc\uFFFEd_x000D_']] }]);
  expect(sheet?.text).toContain('a_x0001_b_x000D_c_xFFFE_d_x005F_x000D_');
});

test('a sheet of many rows comes in pieces', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [`T-${at}`, 'words that take some room', at]);
  const [sheet] = xlsxParts([{ ...prices, rows }]);
  const pieces = [...(sheet?.texts ?? [])];
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1 << 17);
  // No piece for each row.
  expect(Math.min(...pieces.slice(0, -1).map(({ length }) => length))).toBeGreaterThanOrEqual(1 << 16);
  expect(elementsOf(pieces.join('')).filter(({ name }) => name === 'row')).toHaveLength(5001);
});

test('whatever a text holds, its sheet is XML', () => {
  const text = fc.string({ unit: fc.integer({ min: 0, max: 0x1_0f_ff }).map((code) => String.fromCodePoint(code)) });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), (row) => {
      const columns = row.map(() => column('A'));
      expect(() =>
        partsOf([{ name: row[0] ?? '', columns, rows: [row] }]).map((part) => elementsOf(part.text)),
      ).not.toThrow();
    }),
  );
});

test('another reader finds what the small writer has written', async () => {
  const written = await writeXlsx([{ name: 'Small', rows: [['00123', 1.5, null, '1/2"']] }]);
  expect(await readExcelFile(Buffer.from(await written.arrayBuffer()))).toEqual([
    { sheet: 'Small', data: [['00123', 1.5, null, '1/2"']] },
  ]);
});
