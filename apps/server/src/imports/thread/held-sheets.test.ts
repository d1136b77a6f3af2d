import { writeCsv } from '@millrace/exchange';
import { expect, test } from 'vitest';
import { heldSheets } from './held-sheets.ts';

const site = { attributes: [], rows: () => [] };
const csv = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = (held: ReturnType<typeof heldSheets>) => held.files(site).map(({ name }) => name);
const wide = (columns: number): Uint8Array =>
  csv(`${Array.from({ length: columns }, (_, at) => `c${at}`).join(',')}\n`);
const sheets = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ name: `${from + at}.csv`, bytes: csv('a,b\n1,2\n') }));
const archiveOf = (own: Readonly<Record<string, Uint8Array | null>>) => ({
  files: Object.keys(own).map((path) => ({ path, bytes: 1 })),
  read: (path: string) => own[path] ?? null,
});

test('an import takes a hundred sheets, and none of several files where they are more', () => {
  const held = heldSheets();
  expect(held.take(sheets(99))).toBeNull();
  expect(held.take(sheets(2, 99))).toEqual({
    ok: false,
    code: 'too-large',
    words: 'An import takes 100 sheets, and these files hold 101. Divide them into several.',
  });
  expect(held.files(site)).toHaveLength(99);
  expect(held.take(sheets(1, 99))).toBeNull();
  expect(held.files(site)).toHaveLength(100);
});

test('a sheet has six hundred columns with something in them at most', () => {
  const held = heldSheets();
  expect(held.take([{ name: 'a.csv', bytes: wide(600) }])).toBeNull();
  expect(held.take([{ name: 'b.csv', bytes: wide(601) }])).toMatchObject({
    ok: false,
    code: 'too-large',
    words: expect.stringContaining('has 601 columns with something in them, and an import reads 600.'),
  });
  expect(files(held)).toEqual(['a.csv']);
});

test('of an archive the sheets are taken, by their paths in it', () => {
  const held = heldSheets();
  const own = { 'a.csv': csv('a\n1\n'), 'b/C.TSV': csv('a\n1\n'), 'd.jpg': csv('x'), 'e.csv.txt': csv('x') };
  expect(held.takeArchive('all.zip', archiveOf(own))).toBeNull();
  expect(files(held)).toEqual(['all.zip/a.csv', 'all.zip/b/C.TSV']);
  const long = `${'x'.repeat(310)}.csv`;
  expect(held.takeArchive('all.zip', archiveOf({ [long]: csv('a\n1\n') }))).toBeNull();
  expect(files(held).at(-1)).toBe(long.slice(-300));
});

test('an archive with a broken sheet is not taken', () => {
  const held = heldSheets();
  expect(held.takeArchive('all.zip', archiveOf({ 'a.csv': csv('a\n1\n'), 'b.csv': null }))).toEqual({
    ok: false,
    code: 'wrong-type',
    words: '“b.csv” in “all.zip” is broken, or too large.',
  });
  expect(files(held)).toEqual([]);
});

test('rows as JSON become sheets by the names of the site, and fields that nobody knows are told', () => {
  const held = heldSheets();
  const rows = JSON.stringify({
    faqs: [
      { id: 1, question: 'Why?', shoe: 1 },
      { id: 2, hat: 2 },
    ],
    posts: [{ id: 1 }],
  });
  const refusal = held.take([{ name: 'rows.json', bytes: csv(rows) }]);
  expect(refusal).toBeNull();
  expect(held.notes()).toEqual([
    '“rows.json” was read as rows of 2 kinds.',
    '“shoe”, “hat” of faqs in “rows.json” is no field of ours, and is left out.',
  ]);
  const first = held.files(site);
  expect(first[0]).toMatchObject({ kind: 'xlsx', name: 'rows.json' });
  expect(held.files(site)).toBe(first);
  held.forget();
  expect(held.files(site)).not.toBe(first);
  expect(held.files(site)).toEqual(first);
  expect(heldSheets().take([{ name: 'bad.JSON', bytes: csv('{') }])).toMatchObject({
    ok: false,
    code: 'wrong-type',
    words: expect.stringContaining('“bad.JSON” cannot be read. '),
  });
});

test.each([
  ['a;b\n1;2\n', 'with “;” between cells'],
  ['a\tb\n1\t2\n', 'with tabs between cells'],
  ['a\n1\n', 'with “,” between cells'],
])('of a CSV is told how it was read: %j', (text, words) => {
  const held = heldSheets();
  held.take([{ name: 'a.csv', bytes: csv(text) }]);
  expect(held.notes()[0]).toContain(words);
});

test('a file that is no sheet is refused, and others beside it are not taken', () => {
  const held = heldSheets();
  const good = { name: 'a.csv', bytes: csv(writeCsv({ name: 'a', rows: [['a'], [1]] }).toString()) };
  expect(held.take([good, { name: 'b.xlsx', bytes: csv('PK no workbook') }])).toMatchObject({
    ok: false,
    code: 'wrong-type',
    words: expect.stringContaining('b.xlsx'),
  });
  expect([files(held), held.notes()]).toEqual([[], []]);
});
