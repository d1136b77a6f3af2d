import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCsv } from '@millrace/exchange';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FileStore, openFileStore } from '../files/file-store.ts';
import { importCalls } from '../testing/import-calls.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { sendOfficeCall } from '../testing/send-office-call.ts';
import { staffBy } from '../testing/staff-by.ts';
import { demo } from '../testing/test-content.ts';

const HOURS_MS = 9 * 60 * 60_000;

/** Files on a disk, with a function that may wait before one is removed. */
interface Held extends FileStore {
  beforeRemoval: (key: string) => Promise<void>;
}
let folder: string;
let files: Held;
let server: TestApp;
let now = Date.now();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-imports-'));
  const disk = await openFileStore({ kind: 'disk', folder });
  files = {
    ...disk,
    beforeRemoval: async () => {},
    remove: async (key) => {
      await files.beforeRemoval(key);
      await disk.remove(key);
    },
  };
  server = await openTestApp({
    staffOf: staffBy({ ada: ['editor'], bob: ['editor'] }),
    published: demo,
    files,
    clock: () => new Date(now),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  now = Date.now();
  files.beforeRemoval = async () => {};
});
const { upload, begin, ask, draft, session, land } = importCalls(() => server);

/** A list of the first products, at a price that none of them has, and of as many new ones as are wanted. */
const priceList = (news = 0) => {
  const products = server.content.products.slice(0, 5).map(({ partNumber }) => [partNumber, 1234.56]);
  const added = Array.from({ length: news }, (_, at) => [`NEW-${at}`, 1]);
  return writeCsv({ name: 'prices', rows: [['Part number', 'Price'], ...products, ...added] });
};
const asked = (id: string, query: object = {}) =>
  sendOfficeCall(server, 'officeVerdict', { params: { import: id }, query: { show: 'all', page: 1, ...query } });
const said = async (answer: ReturnType<typeof asked>) => {
  const { statusCode, body } = await answer;
  const { code, message } = JSON.parse(body);
  return statusCode === 200 ? 'a verdict' : [statusCode, code, message];
};
const gone = [404, 'not-found', expect.stringContaining('has landed, was cancelled, or its time is over')];
const cancel = (id: string) => ask('officeCancelImport', { params: { import: id } });
const inStore = () => readdir(join(folder, 'imports'), { recursive: true }).catch(() => []);

describe('a verdict is asked for, and the import', () => {
  test('was never there, or is another’s', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const others = sendOfficeCall(server, 'officeVerdict', { params: { import: id }, as: 'bob' });
    expect(await said(others)).toEqual(gone);
    expect(await said(asked(crypto.randomUUID()))).toEqual(gone);
    await cancel(id);
  });
  test('has not been read: nobody has said what its columns are', async () => {
    const id = await begin('prices.csv', priceList());
    expect(await said(asked(id))).toEqual([400, 'bad-request', expect.stringContaining('what the columns are')]);
    await cancel(id);
  });
  test('is being read, and judged: the verdict comes after that', async () => {
    const id = await begin('prices.csv', priceList(2000));
    await session(id);
    const all = await Promise.all([asked(id), session(id), asked(id, { show: 'new' }), asked(id, { page: 2 })]);
    for (const answer of all) if ('statusCode' in answer) expect(answer.statusCode).toBe(200);
    await cancel(id);
  });
  test('is mapped otherwise in another window meanwhile', async () => {
    const id = await begin('prices.csv', priceList(4000));
    const { mapping } = await session(id);
    const running = said(asked(id));
    const other = ask('officeMapImport', { params: { import: id }, body: { mapping: { ...mapping, decimal: ',' } } });
    expect(['a verdict', [409, 'changed-meanwhile', expect.stringMatching(/\w/)]]).toContainEqual(await running);
    await other;
    expect(await said(asked(id))).toBe('a verdict');
    await cancel(id);
  });
  test('gets another file meanwhile', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const [verdict, added] = await Promise.all([said(asked(id)), upload('more.csv', priceList(), { to: id })]);
    expect([verdict, added.statusCode]).toEqual(['a verdict', 200]);
    await cancel(id);
  });
  test('gets another file that is refused: the work goes on', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const [verdict, added] = await Promise.all([said(asked(id)), upload('b.xlsx', 'PK\u0003\u0004', { to: id })]);
    expect(added.statusCode).toBe(415);
    expect(['a verdict', [503, 'not-ready', expect.stringContaining('try again')]]).toContainEqual(verdict);
    expect(await said(asked(id))).toBe('a verdict');
    await cancel(id);
  });
  test('is being cancelled: it is gone at once, and no thread begins for it', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const removal = Promise.withResolvers<void>();
    const isRemoving = Promise.withResolvers<void>();
    files.beforeRemoval = () => {
      isRemoving.resolve();
      return removal.promise;
    };
    const cancelled = cancel(id);
    await isRemoving.promise;
    expect(await said(asked(id))).toEqual(gone);
    expect((await upload('more.csv', priceList(), { to: id })).statusCode).toBe(404);
    removal.resolve();
    await cancelled;
    expect(await inStore()).toEqual([]);
    expect(await said(asked(id))).toEqual(gone);
  });
  test('was cancelled while a further file was read: it does not come back', async () => {
    const id = await begin('prices.csv', priceList());
    const held = await server.imports.store.read(id, 'ada');
    if (held === null) throw new Error('It is not there.');
    await cancel(id);
    const file = { name: 'late.csv', bytes: 1, is: 'sheet', holds: 0 } as const;
    await expect(server.imports.store.add(held, file, new Uint8Array(1))).rejects.toThrow('There is no such import');
    expect(await inStore()).toEqual([]);
  });
  test('has landed', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const to = await draft();
    const { mark } = (await asked(id, { draft: to })).json();
    const [landed, between] = await Promise.all([
      land(id, { draft: to, mark, takesDoubtful: true }),
      said(asked(id, { draft: to })),
    ]);
    expect(landed.statusCode).toBe(200);
    expect(['a verdict', gone]).toContainEqual(between);
    expect(await said(asked(id, { draft: to }))).toEqual(gone);
  });
  test('is over its time', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    now += HOURS_MS;
    expect(await said(asked(id))).toEqual(gone);
    await server.imports.store.removeOver();
    expect(await inStore()).toEqual([]);
    expect(await said(asked(id))).toEqual(gone);
  });
  test('goes into a draft that is not there, or has ended', async () => {
    const id = await begin('prices.csv', priceList());
    await session(id);
    const to = await draft();
    await ask('officeDiscardDraft', { params: { draft: to } });
    expect(await said(asked(id, { draft: to }))).toEqual([409, 'draft-ended', expect.stringContaining('discarded')]);
    const none = crypto.randomUUID();
    expect(await said(asked(id, { draft: none }))).toEqual([404, 'not-found', `There is no draft ${none}.`]);
    await cancel(id);
  });
  test('waits for its turn, as two others are worked on', async () => {
    const ids: string[] = [];
    for (const nth of [1, 2, 3]) ids.push(await begin(`prices-${nth}.csv`, priceList(4000)));
    for (const id of ids) await session(id);
    const answers = await Promise.all(ids.map((id) => said(asked(id))));
    const busy = [503, 'not-ready', expect.stringContaining('Two imports are being worked on')];
    expect(answers.toSorted((a, b) => String(b).localeCompare(String(a)))).toEqual(['a verdict', 'a verdict', busy]);
    for (const id of ids) await cancel(id);
    expect(await inStore()).toEqual([]);
  });
  test('begins, and its thread ends: it is to be tried again, and nothing of it is kept', async () => {
    let isOver = false;
    const begun = upload('prices.csv', priceList()).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await server.imports.desk.stop();
      await new Promise(setImmediate);
    }
    expect(await said(begun)).toEqual([503, 'not-ready', expect.stringContaining('try again')]);
    expect(await inStore()).toEqual([]);
  });
  test('is asked about while it is removed, at any moment', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const id = await begin('prices.csv', priceList());
      await session(id);
      const waiting = async (turns: number) => {
        for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      };
      const asking = Array.from({ length: 8 }, async (_, at) => {
        await waiting(nth + at * 3);
        return said(asked(id));
      });
      await waiting(nth * 2);
      await cancel(id);
      for (const answer of await Promise.all(asking)) expect(['a verdict', gone]).toContainEqual(answer);
      expect(await inStore()).toEqual([]);
    }
  });
});
