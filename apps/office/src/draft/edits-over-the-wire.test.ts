import type { ApiTransport } from '@millrace/contract';
import { callPath } from '@millrace/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TYPING_MS } from './edit-queue.ts';
import { storageOf } from './testing/storage-of.ts';
import type { RowEdit } from './waiting-edit.ts';

const edit = (id: number, name: string): RowEdit => ({ kind: 'products', id, version: 'r1', fields: { name } });
const record = { kind: 'products', id: 1, row: { id: 1 }, version: 'd1', published: null, conflicts: [], findings: [] };
const written = {
  outcome: 'saved',
  merged: [],
  mergedOfOthers: [],
  conflicts: [],
  record,
  theirsBy: null,
  theirsAt: null,
};
const refusal = { type: '', title: '', status: 409, code: 'draft-ended', message: 'It was published.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A tab whose calls are answered by the test, and the events that its page hears. */
async function tabOf(answer: (asked: string) => { status: number; body: unknown }, local = storageOf()) {
  const hears = new Map<string, (event: object) => void>();
  const asked: unknown[] = [];
  const network = { onLine: true };
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('location', { href: 'http://office.test/' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('addEventListener', (name: string, hear: (event: object) => void) => hears.set(name, hear));
  const transport: ApiTransport = async ({ call, params, query, body }) => {
    const at = `${call.method} ${callPath(call.path, params, query)}`;
    asked.push([at, body]);
    return answer(at);
  };
  const { editsOf, onWritten } = await import('./office-edits.ts');
  const queue = editsOf('me', transport);
  return { queue, asked, hears, network, onWritten, again: () => editsOf('me', transport) };
}
const after = (ms = TYPING_MS) => vi.advanceTimersByTimeAsync(ms);
const one = (): { status: number; body: unknown } => ({ status: 200, body: written });
const many = (): { status: number; body: unknown } => ({ status: 200, body: { results: [written, written] } });

test('one row is written by the call for one, under the key of its write', async () => {
  const { queue, asked, again } = await tabOf(one);
  queue.type('d', edit(1, 'typed'), 'me');
  const [{ key } = { key: '' }] = queue.state().waiting;
  await after(TYPING_MS - 1);
  expect(asked).toEqual([]);
  await after(1);
  expect(asked).toEqual([['PUT /office/drafts/d/rows/products/1', { key, version: 'r1', fields: { name: 'typed' } }]]);
  expect(queue.state()).toMatchObject({ waiting: [], savedAt: expect.any(Number) });
  // A user has one queue in a tab.
  expect(again()).toBe(queue);
});

test('rows that are written together go by one call, and say whether others follow', async () => {
  const { queue, asked } = await tabOf(many);
  queue.writeMany('d', [edit(1, 'a'), edit(2, 'b')], 'me');
  const [{ key } = { key: '' }] = queue.state().waiting;
  await after(0);
  expect(asked).toEqual([
    ['POST /office/drafts/d/rows', { key, isMore: false, changes: [edit(1, 'a'), edit(2, 'b')] }],
  ]);
});

test('one row that is the rest of a larger write goes with it, by the call for several', async () => {
  const { queue, asked } = await tabOf(many);
  queue.writeMany(
    'd',
    Array.from({ length: 501 }, (_, at) => edit(at + 1, 'a')),
    'me',
  );
  const [first, rest] = queue.state().waiting;
  await after(0);
  expect(asked.map((call) => (call as [string, { changes: unknown[] }])[1])).toMatchObject([
    { key: first?.key, isMore: expect.any(Boolean) },
    { key: rest?.key, joins: first?.key, changes: [{ id: 501 }] },
  ]);
});

test('whoever listens hears each answer with its draft, until they end it', async () => {
  const { queue, onWritten } = await tabOf(one);
  const heard = vi.fn();
  const end = onWritten(heard);
  queue.type('d', edit(1, 'a'), 'me');
  await after();
  end();
  queue.type('d', edit(1, 'b'), 'me');
  await after();
  expect(heard.mock.calls).toEqual([['d', [written]]]);
});

test.each([
  ['the draft that it goes to', 'other', 'GET /office/rows/products/1?draft=other', 'other'],
  ['the content in force, where a draft is begun', null, 'GET /office/rows/products/1', 'begun'],
])('what an ended draft refused is moved on over the version of %s', async (_, to, read, into) => {
  const { queue, asked } = await tabOf((at) => {
    if (at.includes('/drafts/d/')) return { status: 409, body: refusal };
    if (at === 'GET /office/drafts') return { status: 200, body: [] };
    if (at === 'POST /office/drafts') return { status: 200, body: { id: 'begun' } };
    return { status: 200, body: at.startsWith('GET /office/rows') ? { ...record, version: 'r9' } : written };
  });
  queue.type('d', edit(1, 'a'), 'me');
  await after();
  const [refused] = queue.state().refused;
  if (refused === undefined) throw new Error('Nothing was refused.');
  await queue.moveOn(refused, to);
  const calls = asked.slice(1).map((call) => call as [string, { version?: string }]);
  expect(calls[0]?.[0]).toBe(read);
  expect(calls.at(-1)).toMatchObject([`PUT /office/drafts/${into}/rows/products/1`, { version: 'r9' }]);
});

test.each([
  [false, 'may be left'],
  [true, 'asks before it is left'],
])('without room for what was typed: %s; the tab %s', async (isFull) => {
  const full = { ...storageOf(), setItem: () => { throw new Error('QuotaExceededError'); } }; // biome-ignore format: one line
  const { queue, hears, network } = await tabOf(one, isFull ? full : storageOf());
  network.onLine = false;
  queue.type('d', edit(1, 'a'), 'me');
  const preventDefault = vi.fn();
  hears.get('beforeunload')?.({ preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(isFull ? 1 : 0);
});

test('what waited for the network leaves when it is there, and what waits for further keys when the page goes', async () => {
  const { queue, hears, network, asked } = await tabOf(one);
  network.onLine = false;
  queue.type('d', edit(1, 'a'), 'me');
  await after(60_000);
  expect(asked).toEqual([]);
  network.onLine = true;
  hears.get('online')?.({});
  await after(0);
  expect(asked).toHaveLength(1);
  queue.type('d', edit(1, 'b'), 'me');
  await after(1);
  expect(asked).toHaveLength(1);
  hears.get('pagehide')?.({});
  await after(0);
  expect(asked).toHaveLength(2);
});
