import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCsv } from '@millrace/exchange';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { rowCounts } from '../testing/row-counts.ts';
import { sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { demo } from '../testing/test-content.ts';
import { type AskedImport, importAtTerminal } from './import-at-terminal.ts';

const files = memoryStore();
let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-import-'));
  server = await openTestApp({ staffOf: staffBy({ ada: ['editor'] }), published: demo, files });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const priced = () => server.content.products.filter(({ priceCents }) => (priceCents ?? 0) > 0).slice(0, 3);
const file = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const asked = (path: string, more: Partial<AskedImport> = {}): AskedImport => ({
  files: [path],
  draft: 'By script',
  kind: null,
  key: null,
  mapping: null,
  missing: 'leave',
  isWithinNamed: false,
  clearsEmpty: false,
  takesDoubtful: false,
  isDry: false,
  ...more,
});
const run = (given: AskedImport) =>
  importAtTerminal({ imports: server.imports, drafts: { database: server.database, holder: server.holder } }, given);
const list = (last: readonly (string | number)[] = []) =>
  writeCsv({
    name: 'list',
    rows: [
      ['Part number', 'List price'],
      ...priced().map(({ partNumber, priceCents }) => [partNumber, ((priceCents ?? 0) + 50) / 100]),
      ...(last.length === 0 ? [] : [last]),
    ],
  });

test('a sheet is judged alone, then lands in the draft that is named, and a second time changes nothing', async () => {
  const path = await file('prices.csv', list());
  const before = await rowCounts(server.database);
  const dry = await run(asked(path, { isDry: true }));
  expect(dry.exitCode).toBe(0);
  expect(dry.lines.join('\n')).toMatch(/^prices.csv.*: products, found by Part number\.$/m);
  expect(dry.lines.at(-1)).toMatch(/^0 new, 3 changed, 0 unchanged, 0 refused/);
  expect(await rowCounts(server.database)).toEqual(before);

  const landed = await run(asked(path));
  expect(landed).toMatchObject({ exitCode: 0 });
  expect(landed.lines.at(-1)).toBe('Landed in the draft: 0 new, 3 changed, 0 removed, 0 files.');
  const drafts = (await sendOfficeCall(server, 'officeDrafts')).json();
  expect(drafts).toMatchObject([{ name: 'By script', changes: 3, begunBy: null }]);
  expect((await run(asked(path))).lines.at(-2)).toMatch(/^0 new, 0 changed, 3 unchanged/);
  expect([...files.files.keys()].filter((key) => key.startsWith('imports/'))).toEqual([]);
});

test('rows that are refused are told with their reasons, and the others go in', async () => {
  const path = await file('some.csv', list(['No such part', 12]));
  const { lines, exitCode } = await run(asked(path, { draft: 'Another' }));
  expect(exitCode).toBe(3);
  expect(lines.find((line) => line.startsWith('refused'))).toMatch(/row 5 No such part: .*A new product needs it/);
});

test.each<[string, string, Partial<AskedImport>, number, RegExp]>([
  ['a file that is none', 'old.xls', {}, 2, /old Excel/],
  ['a kind that there is not', 'a.csv', { kind: 'gadgets' }, 4, /no kind gadgets/],
  ['a mapping that is none', 'b.csv', { mapping: '{}' }, 4, /no file of a mapping/],
])('%s is refused with a code of its own', async (_, name, more, code, words) => {
  const path = join(folder, name);
  await writeFile(path, name.endsWith('.xls') ? Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]) : list());
  const before = await rowCounts(server.database);
  const { lines, exitCode } = await run(asked(path, { ...more, draft: 'Never' }));
  expect(exitCode).toBe(code);
  expect(lines.join(' ')).toMatch(words);
  expect(await rowCounts(server.database)).toEqual(before);
});
