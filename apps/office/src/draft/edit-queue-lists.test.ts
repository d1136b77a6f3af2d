import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT, queueOf, type Row, serverOf } from './testing/queue-with-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named = (cord: string, float: string): Row => ({
  specs: [
    { id: 'c', title: cord },
    { id: 'f', title: float },
  ],
});

/** Somebody whose cursor stays in one field: each value is made from the row in which they saw it at the first key. */
function typingIn(first: Row) {
  const server = serverOf(first);
  const { queue } = queueOf(server);
  const edit = (fields: Row) => ({ kind: 'families' as const, id: 1, version: 'r1', fields });
  return {
    server,
    queue,
    theirs: (fields: Row) => void server.put(edit(fields)),
    type: (fields: Row) => queue.type(DRAFT, edit(fields), 'me'),
  };
}

test('who goes on typing in a list, by several keys, keeps what the answers say that others changed in it', async () => {
  const { server, queue, theirs, type } = typingIn(named('Cord', 'Float'));
  theirs(named('Cord', 'Theirs'));
  for (const burst of [['M'], ['Mi', 'Min'], ['Mine', 'Mine,', 'Mine, whole']]) {
    for (const cord of burst) type(named(cord, 'Float'));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(server.row()).toEqual(named('Mine, whole', 'Theirs'));
  expect(queue.state().conflicts).toEqual([]);
});

test('who goes on typing beside a place that is asked about has not answered the question', async () => {
  const { server, queue, theirs, type } = typingIn(named('Cord', 'Float'));
  theirs(named('Theirs', 'Float'));
  type(named('Mine', 'Float'));
  type(named('Mine', 'F'));
  await vi.advanceTimersByTimeAsync(1000);
  for (const float of ['Fl', 'Flo', 'Floa']) type(named('Mine', float));
  expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.row()).toEqual(named('Theirs', 'Floa'));
  expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
});
