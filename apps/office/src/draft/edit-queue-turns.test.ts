import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WriteFault } from './queue-state.ts';
import { DRAFT, queueOf, type Row, serverOf } from './testing/queue-with-server.ts';
import type { RowEdit } from './waiting-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edit = (version: string, fields: Row): RowEdit => ({ kind: 'products', id: 1, version, fields });

for (const isTold of [true, false])
  test(`a write over a row that an undo brought back is made from that row, ${isTold ? 'where the undo tells it' : 'also where it tells other rows'}`, async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const { queue } = queueOf(server);
    queue.writeMany(DRAFT, [edit('r1', { name: 'of the first guide', price: 2 })], 'me');
    await vi.advanceTimersByTimeAsync(100);
    queue.writeMany(DRAFT, [edit('d1', { name: 'corrected' })], 'me');
    await vi.advanceTimersByTimeAsync(100);
    server.undoAll();
    queue.broughtTo(DRAFT, isTold ? [{ kind: 'products', id: 1, version: server.version() }] : null);
    queue.writeMany(DRAFT, [edit(server.version(), { name: 'of the next guide', price: 3 })], 'me');
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.state().conflicts).toEqual([]);
    expect(server.row()).toEqual({ name: 'of the next guide', price: 3 });
  });

test('an undo of one row leaves what is known of others, and of other drafts', async () => {
  const server = serverOf({ name: 'a' });
  const { queue, type } = queueOf(server);
  type('name', 'b', 'r1');
  await vi.advanceTimersByTimeAsync(1000);
  queue.broughtTo(DRAFT, [{ kind: 'products', id: 2, version: 'r1' }]);
  queue.broughtTo('another', null);
  type('name', 'of an old page', 'r1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.state().conflicts).toEqual([]);
  expect(server.row()).toEqual({ name: 'of an old page' });
});

test('an undo comes after what left before it, and before what was typed since', async () => {
  const server = serverOf({ name: 'a' });
  const { queue } = queueOf(server);
  const rows: Row[] = [];
  const undo = (): Promise<void> =>
    queue.inTurn(async (isSaved) => {
      expect(isSaved).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 500));
      rows.push(server.row());
    });
  queue.writeMany(DRAFT, [edit('r1', { name: 'b' })], 'me');
  await vi.advanceTimersByTimeAsync(10);
  const undone = Promise.all([undo(), undo()]);
  queue.writeMany(DRAFT, [edit('r1', { name: 'typed since' })], 'me');
  const settled = vi.fn();
  void queue.settled().then(settled);
  await vi.advanceTimersByTimeAsync(900);
  expect(server.calls).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
  await Promise.all([undone, vi.advanceTimersByTimeAsync(1000)]);
  expect(rows).toEqual([{ name: 'b' }, { name: 'b' }]);
  expect(server.row()).toEqual({ name: 'typed since' });
  expect(settled).toHaveBeenCalled();
});

test('an undo hears that the last write is not in the draft, and a fault of its own holds nothing up', async () => {
  const server = serverOf({ name: 'a' });
  const { queue } = queueOf(server);
  server.refuse({ is: 'again' } satisfies WriteFault);
  queue.writeMany(DRAFT, [edit('r1', { name: 'b' })], 'me');
  await vi.advanceTimersByTimeAsync(100);
  expect(await queue.inTurn(async (isSaved) => isSaved)).toBe(false);
  server.refuse(null);
  const fault = new Error('No answer.');
  await expect(queue.inTurn(() => Promise.reject(fault))).rejects.toBe(fault);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.row()).toEqual({ name: 'b' });
});

test('what began while it is waited for is waited for as well', async () => {
  const server = serverOf({ name: 'a' });
  const { queue } = queueOf(server);
  queue.writeMany(DRAFT, [edit('r1', { name: 'b' })], 'me');
  const settled = vi.fn();
  void queue.settled().then(settled);
  const done = vi.fn();
  void queue.inTurn(() => new Promise((resolve) => setTimeout(resolve, 500))).then(done);
  await vi.advanceTimersByTimeAsync(400);
  expect(server.row()).toEqual({ name: 'b' });
  expect([settled, done].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([settled, done].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
