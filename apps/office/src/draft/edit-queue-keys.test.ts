import type { Written } from '@millrace/contract/office';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editQueue, TYPING_MS } from './edit-queue.ts';
import type { QueueServices } from './queue-state.ts';
import type { RowEdit, WaitingEdit } from './waiting-edit.ts';

const DRAFT = 'a-draft';

/** A server of one field that answers each key once; of its first answer the wire may be cut. */
function serverOf(first: { outcome: 'saved' | 'conflict'; isCut: boolean }) {
  const answered = new Map<string, Written[]>();
  const server = { name: 'a', version: 0, sent: [] as string[], answered };
  const put = ({ kind, id, fields }: RowEdit): Written => {
    const isTaken = first.outcome === 'saved';
    if (isTaken) server.name = String(fields['name']);
    const row = { id, name: server.name };
    const none = { published: null, changedBy: null, changedAt: null, conflicts: [], findings: [] };
    return {
      outcome: first.outcome,
      merged: [],
      mergedOfOthers: [],
      conflicts: isTaken ? [] : [{ path: ['name'], mine: fields['name'], theirs: server.name }],
      theirsBy: 'another',
      theirsAt: null,
      record: { kind, id, row, version: `d${++server.version}`, ...none },
    };
  };
  const write: QueueServices['write'] = async (_draft, edits, { key }) => {
    server.sent.push(key);
    const results = answered.get(key) ?? edits.map(put);
    answered.set(key, results);
    if (first.isCut && server.sent.length === 1) throw new TypeError('Failed to fetch');
    return results;
  };
  return { ...server, state: server, write };
}

function queueOf(write: QueueServices['write']) {
  const kept = new Map<string, WaitingEdit>();
  let keys = 0;
  const queue = editQueue({
    write,
    draftOfTheDay: async () => DRAFT,
    faultOf: () => ({ is: 'again' }),
    store: { put: (edit) => void kept.set(edit.key, edit), drop: (gone) => void kept.delete(gone) },
    versionOf: async () => 'r1',
    newKey: () => `key ${++keys}`,
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => true,
    onWritten: () => {},
  });
  const type = (name: string) => queue.type(DRAFT, { kind: 'products', id: 1, version: 'r1', fields: { name } }, 'me');
  return { queue, kept, type };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a write whose answer was lost is sent again under its key: what a colleague put back meanwhile stays', async () => {
  const { state, write } = serverOf({ outcome: 'saved', isCut: true });
  const { queue, kept, type } = queueOf(write);
  type('b');
  await vi.advanceTimersByTimeAsync(TYPING_MS + 100);
  expect(state.name).toBe('b');
  state.name = 'a';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.sent).toHaveLength(2);
  expect(new Set(state.sent).size).toBe(1);
  expect(state.name).toBe('a');
  expect(queue.state()).toMatchObject({ waiting: [], conflicts: [] });
  expect(kept.size).toBe(0);
});

test('what is in conflict is kept under another key: a tab that takes it over asks anew', async () => {
  const { state, write } = serverOf({ outcome: 'conflict', isCut: false });
  const { queue, kept, type } = queueOf(write);
  type('mine');
  await vi.advanceTimersByTimeAsync(TYPING_MS + 100);
  const [left] = kept.values();
  expect(left).toMatchObject({ isSent: false, edits: [{ fields: { name: 'mine' } }] });
  expect(state.answered.has(left?.key ?? '')).toBe(false);
  const next = queueOf(write);
  next.queue.offer([...kept.values()]);
  next.queue.takeOffered();
  await vi.advanceTimersByTimeAsync(TYPING_MS + 100);
  expect(state.answered.size).toBe(2);
  expect(next.queue.state().conflicts).toMatchObject([{ field: 'name', mine: 'mine', theirs: 'a' }]);
  const [conflict] = queue.state().conflicts;
  if (conflict !== undefined) queue.decide(conflict, 'theirs', 'me');
  expect(kept.size).toBe(0);
});
