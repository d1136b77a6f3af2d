import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT, queueOf, serverOf } from './testing/queue-with-server.ts';
import type { RowEdit, WaitingEdit } from './waiting-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const edit = (id: number, name: string): RowEdit => ({ kind: 'products', id, version: 'r1', fields: { name } });
const left = (key: string, order: number): WaitingEdit => ({
  key,
  order,
  by: 'me',
  draft: DRAFT,
  at: 1,
  isSent: false,
  edits: [edit(order, key)],
});
const names = (server: ReturnType<typeof serverOf>) => server.calls.map(({ fields }) => fields['name']);

test('what closed tabs left is sent in the order in which it was typed, with what waits', async () => {
  const server = serverOf({ name: 'a' });
  let isOnline = false;
  const { queue } = queueOf(server, { isOnline: () => isOnline });
  queue.writeMany(DRAFT, [edit(9, 'typed here')], 'me');
  const offered = [left('second', 2), left('first', 1), left('third', 3)];
  queue.offer(offered.slice(0, 1));
  queue.offer(offered.slice(1));
  expect(queue.state().offered.map(({ key }) => key)).toEqual(['second', 'first', 'third']);
  queue.takeOffered();
  expect(queue.state().offered).toEqual([]);
  expect(queue.state().waiting.map(({ edits: [one] }) => one?.id)).toEqual([1, 2, 3, 9]);
  isOnline = true;
  queue.resume();
  await vi.advanceTimersByTimeAsync(1000);
  expect(names(server)).toEqual(['first', 'second', 'third', 'typed here']);
});

test('what closed tabs left leaves the device when it is not wanted, and nothing else does', () => {
  const { queue, kept, type } = queueOf(serverOf({ name: 'a' }));
  type('name', 'typed here');
  for (const one of [left('x', 1), left('y', 2)]) kept.set(one.key, one);
  queue.offer([left('x', 1), left('y', 2)]);
  queue.dropOffered();
  expect(queue.state().offered).toEqual([]);
  expect([...kept.keys()]).toEqual(['k1']);
  expect(queue.state().waiting).toHaveLength(1);
});

/** A queue with two writes that the server refused. */
async function refusedTwice() {
  const server = serverOf({ name: 'a' });
  const made = queueOf(server);
  server.refuse({ is: 'refused', code: 'draft-ended', words: 'It was published.' });
  made.queue.writeMany(DRAFT, [edit(1, 'first')], 'me');
  made.queue.writeMany(DRAFT, [edit(2, 'second')], 'me');
  await vi.advanceTimersByTimeAsync(1000);
  const [first, second] = made.queue.state().refused;
  if (first === undefined || second === undefined) throw new Error('Two writes should be refused.');
  return { ...made, server, first, second };
}

test('a refused write that is dropped leaves the device, and the other stays', async () => {
  const { queue, kept, first, second } = await refusedTwice();
  queue.drop(first);
  expect(queue.state().refused).toEqual([second]);
  expect([...kept.keys()]).toEqual([second.edit.key]);
});

test('a refused write that is tried again goes before what was typed after it', async () => {
  const { queue, server, first, second } = await refusedTwice();
  let isHeld = true;
  void queue.inTurn(async () => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  queue.writeMany(DRAFT, [edit(3, 'third')], 'me');
  queue.tryAgain(second);
  expect(queue.state().refused).toEqual([first]);
  queue.tryAgain(first);
  expect(queue.state().waiting.map(({ edits: [one] }) => one?.id)).toEqual([1, 2, 3]);
  server.refuse(null);
  isHeld = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(names(server)).toEqual(['first', 'second', 'third']);
});

test.each([
  [{ is: 'again' }, 'The server did not answer. Please try again.'],
  [{ is: 'refused', code: 'not-found', words: 'There is no such row.' }, 'There is no such row.'],
])('a write that cannot be moved on says why, and the other refused one stays as it was: %j', async (fault, words) => {
  const server = serverOf({ name: 'a' });
  const { queue } = queueOf(server, { versionOf: () => Promise.reject(fault) });
  server.refuse({ is: 'refused', code: 'draft-ended', words: 'It was published.' });
  for (const id of [1, 2]) queue.writeMany(DRAFT, [edit(id, `${id}`)], 'me');
  await vi.advanceTimersByTimeAsync(1000);
  const [, second] = queue.state().refused;
  if (second !== undefined) await queue.moveOn(second, 'other');
  expect(queue.state().refused.map((one) => one.words)).toEqual(['It was published.', words]);
});

test('a write that was dropped while its rows are read is not moved on', async () => {
  const { queue, server, first } = await refusedTwice();
  const moving = queue.moveOn(first, 'other');
  queue.drop(first);
  server.refuse(null);
  await Promise.all([moving, vi.advanceTimersByTimeAsync(1000)]);
  expect(server.calls).toEqual([]);
  expect(queue.state().waiting).toEqual([]);
});

test('after each answer that did not come, the next attempt comes later, at most after half a minute', async () => {
  const server = serverOf({ name: 'a' });
  const pauses: number[] = [];
  const { queue } = queueOf(server, {
    later: (ms, run) => {
      pauses.push(ms);
      const timer = setTimeout(run, 1);
      return () => clearTimeout(timer);
    },
    write: () => Promise.reject({ is: 'again' }),
  });
  queue.writeMany(DRAFT, [edit(1, 'a')], 'me');
  await vi.advanceTimersByTimeAsync(7);
  queue.stop();
  expect(pauses.slice(0, 6)).toEqual([1000, 2000, 5000, 10_000, 30_000, 30_000]);
});

test('a network that is there again begins with the shortest pause', async () => {
  const server = serverOf({ name: 'a' });
  const pauses: number[] = [];
  const { queue } = queueOf(server, {
    later: (ms) => {
      pauses.push(ms);
      return () => {};
    },
    write: () => Promise.reject({ is: 'again' }),
  });
  queue.writeMany(DRAFT, [edit(1, 'a')], 'me');
  for (const _ of [1, 2]) {
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.state().isFailing).toBe(true);
    queue.resume();
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(pauses).toEqual([1000, 1000, 1000]);
});
