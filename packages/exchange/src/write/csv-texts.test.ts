import { expect, test } from 'vitest';
import { csvTexts, guarded } from './csv-texts.ts';

test('only money has two decimals, and only texts are guarded', () => {
  const columns = [
    { heading: '=Part', width: 10, isMoney: false },
    { heading: 'Pieces', width: 10, isMoney: false },
    { heading: 'Price', width: 10, isMoney: true },
  ];
  const rows = [
    ['-1', -1, -1.5],
    ['B', 2, null],
  ];
  expect([...csvTexts({ name: 'Sheet', columns, rows })].join('')).toBe(
    "\uFEFF'=Part,Pieces,Price\r\n'-1,-1,-1.50\r\nB,2,\r\n",
  );
});

const column = { heading: 'Code', width: 10, isMoney: false };
const columnOf = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [`row ${at} ${'x'.repeat(90)}`]);

test('a long sheet comes in several texts, and each row in one of them, in order', () => {
  const rows = columnOf(2_000);
  const texts = [...csvTexts({ name: 'Sheet', columns: [column], rows })];
  expect(texts.length).toBeGreaterThan(3);
  // No text for each row: all but the headings and the last are as long as a part that is sent.
  expect(texts.slice(1, -1).every(({ length }) => length >= 1 << 16 && length < (1 << 16) + 200)).toBe(true);
  expect(texts.join('')).toBe(`\uFEFFCode\r\n${rows.map(([cell]) => `${cell}\r\n`).join('')}`);
});

test('a row that fills a text to its last sign is sent with it', () => {
  const rows = [['x'.repeat((1 << 16) - 2)], ['y']];
  const lengths = [...csvTexts({ name: 'Sheet', columns: [column], rows })].map(({ length }) => length);
  expect(lengths).toEqual([7, 1 << 16, 3]);
});

test('a text with a comma, a quote or a line break is quoted', () => {
  const rows = [['a,b'], ['"c"'], ['d\ne'], ['f;g']];
  expect([...csvTexts({ name: 'Sheet', columns: [column], rows })].join('')).toBe(
    '\uFEFFCode\r\n"a,b"\r\n"""c"""\r\n"d\ne"\r\nf;g\r\n',
  );
});

test('a sheet without rows is its headings, and no text is empty', () => {
  expect([...csvTexts({ name: 'Sheet', columns: [column], rows: [] })]).toEqual(['\uFEFFCode\r\n']);
});

test.each(['=1+1', '+1', '-1', '@sum'])('%s has an apostrophe in front', (text) =>
  expect(guarded(text)).toBe(`'${text}`),
);
test.each(['1=1', ' =1', "'=1", ''])('"%s" is left as it is', (text) => expect(guarded(text)).toBe(text));
