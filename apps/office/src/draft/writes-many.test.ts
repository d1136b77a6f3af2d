import { ROWS_WRITTEN_MAX } from '@millrace/contract/office';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { QueueServices } from './queue-state.ts';
import { DRAFT, queueOf, serverOf } from './testing/queue-with-server.ts';
import type { RowEdit, WaitingEdit } from './waiting-edit.ts';
import { writesMany } from './writes-many.ts';

const write = (rows: number, isSent = false): WaitingEdit => ({
  key: 'k',
  order: 1,
  by: 'a@example.com',
  draft: '7',
  at: 0,
  isSent,
  edits: Array.from({ length: rows }, (_, id) => ({ kind: 'products', id, version: 'r1', fields: { name: 'a' } })),
});
const queue = (...waiting: WaitingEdit[]) => ({ waiting, isFailing: false, isSignedOut: false });

test('reads wait while another write of many rows is about to leave, and for nothing else', () => {
  expect(writesMany(queue(write(500, true), write(50)))).toBe(true);
  expect(writesMany(queue(write(500, true), write(49)))).toBe(false);
  expect(writesMany(queue(write(500, true)))).toBe(false);
  expect(writesMany(queue())).toBe(false);
});

test('nothing waits for writes that cannot leave', () => {
  const waiting = [write(500, true), write(500)];
  expect(writesMany({ waiting, isFailing: true, isSignedOut: false })).toBe(false);
  expect(writesMany({ waiting, isFailing: false, isSignedOut: true })).toBe(false);
});

/** A queue whose clock is put off, and the writes that leave it. */
function queueWatched() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = serverOf({ name: 'a' });
  const write = vi.fn<QueueServices['write']>(async (_draft, edits) =>
    edits.map((one) => server.put({ ...one, version: server.version() })),
  );
  return { ...queueOf(server, { write }), write };
}

test('tells the server with each write of a paste whether another follows', async () => {
  const { queue, write } = queueWatched();
  const many = Array.from({ length: 60 }, (_, at): RowEdit => ({ ...edit, id: at + 1 }));
  for (const _ of [1, 2, 3]) queue.writeMany(DRAFT, many, 'ada');
  queue.type(DRAFT, { ...edit, id: 99 }, 'ada');
  // They are not typed into any more: none waits for further keys.
  await vi.advanceTimersByTimeAsync(10);
  expect(write).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(write.mock.calls.map(([, edits, { isMore }]) => [edits.length, isMore])).toEqual([
    [60, true],
    [60, true],
    [60, false],
    [1, false],
  ]);
});

const rows = (count: number): RowEdit[] => Array.from({ length: count }, (_, at) => ({ ...edit, id: at + 1 }));

test('a write of more rows than one call takes comes in several, each the rest of the first', async () => {
  const { queue, write } = queueWatched();
  queue.writeMany(DRAFT, rows(ROWS_WRITTEN_MAX + 1), 'ada');
  await vi.advanceTimersByTimeAsync(10);
  expect(write.mock.calls.map(([, edits, { key, joins }]) => [edits.length, key, joins])).toEqual([
    [ROWS_WRITTEN_MAX, 'k1', undefined],
    [1, 'k2', 'k1'],
  ]);
  queue.writeMany(DRAFT, rows(ROWS_WRITTEN_MAX), 'ada');
  await vi.advanceTimersByTimeAsync(10);
  expect(write).toHaveBeenCalledTimes(3);
});

test('what is typed waits for more of it, unless it is to leave at once', async () => {
  const { queue, write } = queueWatched();
  queue.type(DRAFT, edit, 'ada');
  await vi.advanceTimersByTimeAsync(10);
  expect(write).not.toHaveBeenCalled();
  queue.flush();
  await vi.advanceTimersByTimeAsync(10);
  expect(write).toHaveBeenCalledTimes(1);
});

test('before it leaves all of it is taken back; once a part has left, none of it here', async () => {
  const server = serverOf({ name: 'a' });
  let isOnline = false;
  const { queue, kept } = queueOf(server, { isOnline: () => isOnline });
  queue.writeMany(DRAFT, rows(ROWS_WRITTEN_MAX + 1), 'ada');
  expect(queue.unwrite()?.edits).toHaveLength(ROWS_WRITTEN_MAX + 1);
  expect([queue.state().waiting, kept.size]).toEqual([[], 0]);
  queue.writeMany(DRAFT, rows(ROWS_WRITTEN_MAX + 1), 'ada');
  isOnline = true;
  queue.flush();
  await expect.poll(() => queue.state().waiting[0]?.isSent).toBe(true);
  expect(queue.unwrite()).toBeNull();
  await queue.settled();
});
const edit: RowEdit = { kind: 'products', id: 1, version: 'r1', fields: { name: 'b' } };
