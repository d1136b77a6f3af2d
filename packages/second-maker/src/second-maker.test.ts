import { readSheets, type Sheet } from '@millrace/exchange';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  categories,
  families,
  makerFiles,
  markSvg,
  oldAddresses,
  ordering,
  ownSettings,
  ownTexts,
  PRODUCTS,
  products,
  secondMaker,
} from './index.ts';
import { amount } from './sheets/german.ts';

async function sheetsOf({ name, bytes }: (typeof makerFiles)[keyof typeof makerFiles]) {
  const read = readSheets(name, await bytes());
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.file;
}
/** The texts of a row of a sheet, by column. */
const textsOf = ({ cells }: Sheet, row: number): string[] => {
  const texts: string[] = [];
  for (const cell of cells) if (cell.row === row) texts[cell.column] = cell.text;
  return texts;
};
const firstSheet = (sheets: readonly Sheet[]): Sheet => {
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('There is no sheet.');
  return sheet;
};

test('there are three thousand products, each under a number of its own that begins with a zero', () => {
  expect(products).toHaveLength(PRODUCTS);
  expect(new Set(products.map(({ partNumber }) => partNumber)).size).toBe(PRODUCTS);
  expect(products.every(({ partNumber }) => /^0\d{6}$/.test(partNumber))).toBe(true);
  expect(products.some(({ priceCents }) => priceCents === null)).toBe(true);
  expect(products.some(({ priceCents }) => (priceCents ?? 0) > 1_000_00)).toBe(true);
});

test('the mark is in the colour of the maker', () => expect(markSvg).toContain(secondMaker.colours.accent));

test('the same files come out each time', async () => {
  for (const { name, bytes } of Object.values(makerFiles)) {
    const [one, other] = [Buffer.from(await bytes()), Buffer.from(await bytes())];
    expect([name, one.equals(other)]).toEqual([name, true]);
  }
});

test('the article master is read as it is seen: merged titles, hidden columns, numbers with their zeros', async () => {
  const { sheets } = await sheetsOf(makerFiles.articles);
  const sheet = firstSheet(sheets);
  expect(sheets.map(({ name }) => name)).toEqual(['Artikel', 'Hinweise']);
  expect(sheet.hiddenColumns).toEqual([12, 13]);
  expect(sheet.merges).toContainEqual({ row: 0, column: 0, rows: 1, columns: 14 });
  expect(textsOf(sheet, 4).slice(0, 2)).toEqual(['Artikelnummer', 'Baureihe']);
  for (const at of [0, 1, 7, 2999]) {
    const product = products[at];
    const [number, series, name] = textsOf(sheet, 5 + at);
    expect([number, series, name]).toEqual([product?.partNumber, product?.family.name, product?.name]);
  }
  // Of a number that is shown with its zeros the text has them.
  expect(sheet.cells.find(({ row, column }) => row === 5 && column === 0)?.number).toBe(
    Number(products[0]?.partNumber),
  );
  expect(textsOf(sheet, 5)[6]).toBe('1.4408');
  expect(textsOf(sheet, 5)[8]).toContain(',');
});

test.each([
  ['attributes', 8],
  ['documents', families.length + 1],
  ['prices', PRODUCTS + 2],
] as const)('%s are read as a German spreadsheet saved them', async (name, rows) => {
  const { csv, sheets } = await sheetsOf(makerFiles[name]);
  expect(csv).toMatchObject({ delimiter: ';', encoding: 'Windows-1252' });
  expect(new Set(firstSheet(sheets).cells.map(({ row }) => row)).size).toBe(rows);
});

test('prices have their sign behind them, a comma before the cents, and words where there is none', async () => {
  const { csv, sheets } = await sheetsOf(makerFiles.prices);
  expect(csv?.decimal).toBe(',');
  const sheet = firstSheet(sheets);
  const dear = products.findIndex(({ priceCents }) => (priceCents ?? 0) > 1_000_00);
  expect(textsOf(sheet, dear + 1)[1]).toMatch(/^\d\.\d{3},\d\d €$/);
  expect(textsOf(sheet, dear + 1)[1]).toBe(`${amount(products[dear]?.priceCents ?? 0)} €`);
  const asked = products.findIndex(({ priceCents }) => priceCents === null);
  expect(textsOf(sheet, asked + 1)[1]).toBe('auf Anfrage');
});

test('files that the sheets name lie in the archive, and each is what it says', async () => {
  const files = unzipSync(await makerFiles.files.bytes());
  const byName = new Map(Object.entries(files).map(([path, bytes]) => [path.slice(path.lastIndexOf('/') + 1), bytes]));
  const { sheets } = await sheetsOf(makerFiles.range);
  const documents = firstSheet((await sheetsOf(makerFiles.documents)).sheets);
  const named = [...sheets.flatMap(({ cells }) => cells), ...documents.cells]
    .map(({ text }) => text)
    .filter((text) => /\.(?:svg|png|pdf)$/.test(text));
  expect(new Set(named).size).toBe(2 * families.length + categories.length);
  for (const name of named) {
    const begins = Buffer.from(byName.get(name)?.subarray(0, 5) ?? []).toString('latin1');
    expect([name, begins]).toEqual([name, { svg: '<svg ', png: '\x89PNG\r', pdf: '%PDF-' }[name.slice(-3)]]);
  }
});

test('the sheets of texts have each word and term in a row of its own', async () => {
  const [settings, texts] = (await sheetsOf(makerFiles.texts)).sheets;
  if (settings === undefined || texts === undefined) throw new Error('A sheet is missing.');
  const rows = (sheet: Sheet): number => new Set(sheet.cells.map(({ row }) => row)).size;
  expect([rows(settings), rows(texts)]).toEqual([ownSettings.length + 1, ownTexts.length + 1]);
  expect(textsOf(settings, 1)).toEqual([...(ownSettings[0] ?? []), 'ja']);
  expect(textsOf(texts, 1)).toEqual(ownTexts[0]);
});

test('old addresses and the ordering guide are sheets of their own', async () => {
  expect(textsOf(firstSheet((await sheetsOf(makerFiles.redirects)).sheets), 1).slice(0, 3)).toEqual([
    oldAddresses[0]?.from,
    oldAddresses[0]?.to,
    '301',
  ]);
  const guide = await sheetsOf(makerFiles.guide);
  expect(guide.sheets).toHaveLength(2);
  const texts = firstSheet(guide.sheets)
    .cells.map(({ text }) => text)
    .join('\n');
  for (const { number } of ordering.examples) expect(texts).toContain(number);
});
