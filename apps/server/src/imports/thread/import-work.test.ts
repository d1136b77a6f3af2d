import type { ContentKind } from '@millrace/contract/content';
import type { Row } from '@millrace/transfer';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importWork, type PlacedFile, Superseded } from './import-work.ts';

const tag = (id: number, name: string): Row => ({
  id,
  name,
  slug: `c-${id}`,
  parentId: null,
  description: '',
  imgUrl: null,
  isLive: true,
  isVizzy: false,
  position: id,
});
const bytesOf = (text: string): Uint8Array => strToU8(text);
const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

function opened(rows: readonly Row[] = [tag(1, 'Floats'), tag(2, 'Panels')], kind: ContentKind = 'categories') {
  const told: [number, number][] = [];
  let isWanted = true;
  const work = importWork(
    (_, done, of) => told.push([done, of]),
    () => isWanted,
  );
  work.rows({ kind, some: rows, isFirst: true });
  return {
    work,
    told,
    stop: () => {
      isWanted = false;
    },
    take: (name: string, text: string) => work.take({ name, bytes: bytesOf(text) }),
  };
}
const CSV = 'ID,Name,Slug\n1,Floats,c-1\n2,Boards,c-2\n';
function judged({ work }: ReturnType<typeof opened>, placed: readonly (readonly [string, PlacedFile])[] = []) {
  const guessed = work.guess({ mapping: null, anew: [] });
  const said = guessed.sheets.map((sheet) => ({ ...sheet, kind: 'categories' as const }));
  const mapping = work.guess({ mapping: { ...guessed, sheets: said }, anew: [...said.keys()] });
  return { mapping, counts: work.judge({ mapping, placed }) };
}
const page = ({ work }: ReturnType<typeof opened>) => work.page({ show: 'all', page: 1, pageSize: 20 }).lines;

test.each<[string, Uint8Array, object]>([
  ['a.csv', bytesOf(CSV), { ok: true, is: 'sheet', holds: 0 }],
  ['hall.jpg', bytesOf('any bytes'), { ok: true, is: 'file', holds: 0 }],
  ['folder/PANEL.DWG', bytesOf('PK'), { ok: true, is: 'file', holds: 0 }],
  ['all.zip', zipOf({ 'a.jpg': 'a', 'b/c.pdf': 'b', 'd.csv': CSV }), { ok: true, is: 'archive', holds: 3 }],
  ['ALL.ZIP', zipOf({ 'a.jpg': 'a' }), { ok: true, is: 'archive', holds: 1 }],
  ['site.zip', zipOf({ 'site.json': '{}', 'rows/a.json': '[]' }), { ok: false, code: 'wrong-type' }],
  ['half.zip', zipOf({ 'site.json': '{}', 'a/rows/a.json': '[]' }), { ok: true, is: 'archive', holds: 2 }],
  ['half.zip', zipOf({ 'a/site.json': '{}', 'rows/a.json': '[]' }), { ok: true, is: 'archive', holds: 2 }],
  ['broken.zip', bytesOf('PK and no more'), { ok: false, code: 'wrong-type' }],
  ['text.zip', bytesOf('PX'), { ok: true, is: 'sheet' }],
  ['text.zip', bytesOf('XK'), { ok: true, is: 'sheet' }],
  ['all.zip', zipOf({ 'a.jpg': 'a', 'b.csv': '' }), { ok: false, words: expect.stringContaining('b.csv') }],
])('%s is taken for what it is', (name, bytes, taken) => {
  expect(opened().work.take({ name, bytes })).toMatchObject(taken);
});

test('a refused file is told why', () => {
  const { work, take } = opened();
  expect(take('b.zip', 'PK and no more')).toMatchObject({ words: '“b.zip” is a ZIP that cannot be read.' });
  const site = work.take({ name: 's.zip', bytes: zipOf({ 'site.json': '{}', 'rows/a.json': '[]' }) });
  expect(site).toMatchObject({ words: expect.stringContaining('npm run content -- import s.zip --replace.') });
});

test('rows come some at a time, and the first of them anew', () => {
  const place = opened();
  const { work, take } = place;
  take('a.csv', CSV);
  work.rows({ kind: 'categories', some: [tag(1, 'Floats')], isFirst: true });
  work.rows({ kind: 'categories', some: [tag(2, 'Panels')], isFirst: false });
  expect(judged(place).counts).toMatchObject({ unchanged: 1, changed: 1 });
  work.rows({ kind: 'categories', some: [tag(1, 'Floats')], isFirst: true });
  expect(judged(place).counts).toMatchObject({ unchanged: 1, refused: 1 });
});

test('a sheet is outlined by its first rows and columns', () => {
  const { work, take } = opened();
  const wide = Array.from({ length: 61 }, (_, at) => `c${at}`).join(',');
  take('wide.csv', [wide, 'x'.repeat(201), '', ...Array.from({ length: 12 }, (_, at) => `r${at},b`)].join('\n'));
  const [outline] = work.outline().sheets;
  expect(outline).toMatchObject({ file: 'wide.csv', rows: 15, columns: 61, isHidden: false });
  expect(outline).toMatchObject({ hiddenRows: 0, hiddenColumns: 0, formulas: 0, merges: 0 });
  expect(outline?.head).toHaveLength(12);
  expect(outline?.head.map((row) => row.length)).toEqual(Array(12).fill(60));
  expect(outline?.head[0]?.at(-1)).toBe('c59');
  expect(outline?.head[1]?.slice(0, 2)).toEqual(['x'.repeat(200), '']);
  expect(outline?.head[2]?.join('')).toBe('');
  expect(outline?.head[11]?.slice(0, 3)).toEqual(['r8', 'b', '']);
});

test('an outline of a small sheet has no more than it has', () => {
  const { work, take } = opened();
  take('a.csv', 'a;b\n1;2\n');
  const { sheets, notes } = work.outline();
  expect(sheets[0]).toMatchObject({
    ...{ rows: 2, columns: 2 },
    head: [
      ['a', 'b'],
      ['1', '2'],
    ],
  });
  expect(notes).toEqual([expect.stringContaining('“a.csv” was read as')]);
});

test('what was said of sheets stays, but for those that are to be guessed anew', () => {
  const { work, take } = opened();
  take('a.csv', CSV);
  take('b.csv', CSV);
  const guessed = work.guess({ mapping: null, anew: [] });
  expect(guessed.sheets.map(({ file, isLeftOut }) => [file, isLeftOut])).toEqual([
    ['a.csv', false],
    ['b.csv', false],
  ]);
  const said = { ...guessed, sheets: guessed.sheets.map((sheet) => ({ ...sheet, isLeftOut: true, columns: [] })) };
  expect(work.guess({ mapping: said, anew: [] })).toEqual(said);
  const anew = work.guess({ mapping: said, anew: [1] });
  expect(anew.sheets[0]).toEqual(said.sheets[0]);
  expect(anew.sheets[1]).toEqual({ ...guessed.sheets[1], isLeftOut: true });
  expect(work.guess({ mapping: { ...said, sheets: said.sheets.slice(1) }, anew: [] }).sheets).toEqual([
    guessed.sheets[0],
    said.sheets[1],
  ]);
  expect(work.guess({ mapping: { ...said, decimal: ',' }, anew: [] }).decimal).toBe(',');
});

test('a sheet with nothing in it is not mapped', () => {
  const { work, take } = opened();
  take('a.csv', CSV);
  take('empty.csv', '');
  expect(work.guess({ mapping: null, anew: [] }).sheets.map(({ file }) => file)).toEqual(['a.csv']);
});

test('a kind is told with its columns, keys and whether its rows may be off the site', () => {
  const kinds = opened().work.kinds();
  const categories = kinds.find(({ kind }) => kind === 'categories');
  expect(categories).toMatchObject({ kind: 'categories', hasLive: true, keys: expect.any(Array) });
  expect(categories?.columns.find(({ path }) => path === 'name')).toEqual({
    path: 'name',
    heading: 'Name',
    isRequired: true,
  });
  expect(kinds.find(({ kind }) => kind === 'settings')?.hasLive).toBe(false);
});

const PICTURES = 'ID,Name,Slug,Picture\n1,Floats,c-1,hall.jpg\n2,Panels,c-2,b/gate.jpg\n';
const withPictures = () => {
  const place = opened();
  place.take('hall.jpg', 'hall');
  place.work.take({ name: 'all.zip', bytes: zipOf({ 'a/gate.jpg': 'a', 'b/gate.jpg': 'b', 'c/GATE.JPG': 'c' }) });
  place.take('a.csv', PICTURES);
  return place;
};
const GATE = 'all.zip\u0000b/gate.jpg';

test('files that cells name are found by their whole path, or by a name that is the only one', () => {
  const { work } = withPictures();
  const mapping = work.guess({ mapping: null, anew: [] });
  expect(work.named({ mapping })).toEqual([
    { file: 'hall.jpg', kind: 'categories' },
    { file: GATE, kind: 'categories' },
  ]);
  expect(Buffer.from(work.bytes({ file: GATE }) ?? []).toString()).toBe('b');
  expect(Buffer.from(work.bytes({ file: 'hall.jpg' }) ?? []).toString()).toBe('hall');
  expect(work.hash({ file: 'hall.jpg' })).toMatch(/^[0-9a-f]{64}$/);
  for (const file of ['gone.jpg', 'all.zip\u0000gone.jpg', 'gone.zip\u0000a'])
    expect([work.bytes({ file }), work.hash({ file })]).toEqual([null, null]);
});

test('a cell whose file is placed has its address, and one that is not says why', () => {
  const place = withPictures();
  const placed = [
    ['hall.jpg', { ok: true, uri: 'categories/hall.jpg' }],
    [GATE, { ok: false, why: 'It is broken.' }],
  ] as const;
  const { counts } = judged(place, placed);
  expect(counts).toMatchObject({ changed: 1, refused: 1 });
  const [first, second] = page(place);
  expect(JSON.stringify(first)).toContain('categories/hall.jpg');
  expect(JSON.stringify(second)).toContain('It is broken.');
  expect(place.work.landing({ takesDoubtful: true })).toEqual({ newIds: 0, files: ['hall.jpg'], rows: 1 });
});

test('a file that was not looked at cannot be read', () => {
  const place = withPictures();
  expect(judged(place).counts).toMatchObject({ refused: 2 });
  expect(JSON.stringify(page(place)[0])).toContain('“hall.jpg” cannot be read.');
});

test('a name that several files have is refused with the first of them', () => {
  const place = opened();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((folder) => `${folder}/gate.jpg`);
  place.work.take({ name: 'all.zip', bytes: zipOf(Object.fromEntries(names.map((name) => [name, name]))) });
  place.take('a.csv', 'ID,Name,Slug,Picture\n1,Floats,c-1,gate.jpg\n');
  expect(place.work.named({ mapping: place.work.guess({ mapping: null, anew: [] }) })).toEqual([]);
  expect(judged(place).counts).toMatchObject({ refused: 1 });
  const [line] = page(place);
  expect(line?.faults[0]).toMatchObject({
    why: '6 files are called “gate.jpg”. Write the folder before it.',
    fits: names.slice(0, 5),
  });
});

test('a whole path is meant before a path that ends so, in any case and with either slash', () => {
  const place = opened();
  place.work.take({ name: 'all.zip', bytes: zipOf({ 'x/b/gate.jpg': 'x', 'B/Gate.jpg': 'whole' }) });
  place.take('a.csv', 'ID,Name,Slug,Picture\n1,Floats,c-1,.\\b\\gate.JPG\n');
  expect(place.work.named({ mapping: place.work.guess({ mapping: null, anew: [] }) })).toEqual([
    { file: 'all.zip\u0000B/Gate.jpg', kind: 'categories' },
  ]);
});

test('a verdict tells how far it is, of the rows of the sheets that come in', () => {
  const place = opened();
  place.take('a.csv', `ID,Name,Slug\n${Array.from({ length: 1200 }, (_, at) => `,New ${at},n-${at}`).join('\n')}`);
  place.take('b.csv', CSV);
  const guessed = place.work.guess({ mapping: null, anew: [] });
  const sheets = guessed.sheets.map((sheet) => ({ ...sheet, isLeftOut: sheet.file === 'b.csv' }));
  place.work.judge({ mapping: { ...guessed, sheets }, placed: [] });
  expect(place.told.length).toBeGreaterThan(0);
  expect(place.told.every(([done, of]) => done > 0 && done <= 1201 && of === 1201)).toBe(true);
});

test('a verdict that is not wanted any more ends, and there is none', () => {
  const place = opened();
  place.take('a.csv', CSV);
  judged(place);
  place.stop();
  expect(() => judged(place)).toThrow(Superseded);
  expect(() => page(place)).toThrow('Nothing was judged.');
  expect(() => place.work.landing({ takesDoubtful: true })).toThrow('Nothing was judged.');
});

test('changes are given out some at a time, and from the first again', () => {
  const place = opened();
  place.take('a.csv', 'ID,Name,Slug\n1,Other,c-1\n2,Boards,c-2\n,New,n-3\n');
  judged(place);
  const { newIds, rows } = place.work.landing({ takesDoubtful: true });
  expect([newIds, rows]).toEqual([1, 3]);
  const next = (most: number, isFirst: boolean) =>
    place.work.changes({ most, takesDoubtful: true, newIds: [77], isFirst }).map(({ id, isNew }) => [id, isNew]);
  expect(next(2, false)).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(next(2, false)).toEqual([[77, true]]);
  expect(next(9, true)).toHaveLength(3);
  expect(next(9, false)).toEqual([]);
});
