import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TYPING_MS } from './edit-queue.ts';
import { countWaiting } from './queue-state.ts';
import { DRAFT, queueOf, type Row, serverOf } from './testing/queue-with-server.ts';
import type { RowEdit, WaitingEdit } from './waiting-edit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the edit queue', () => {
  test('writes what was typed once, so long after the last key, and keeps it on the device until then', async () => {
    const server = serverOf({ name: 'a' });
    const { queue, kept, type } = queueOf(server);
    for (const name of ['b', 'bc', 'bcd']) {
      type('name', name);
      await vi.advanceTimersByTimeAsync(TYPING_MS - 100);
    }
    expect(server.calls).toEqual([]);
    expect([...kept.values()]).toMatchObject([{ edits: [{ fields: { name: 'bcd' } }] }]);
    expect(queue.typed(DRAFT, 'products', 1)).toEqual({ name: 'bcd' });
    await vi.advanceTimersByTimeAsync(200);
    expect(server.calls).toHaveLength(1);
    expect(server.row()).toEqual({ name: 'bcd' });
    expect(kept.size).toBe(0);
    expect(queue.state()).toMatchObject({ waiting: [], conflicts: [], savedAt: expect.any(Number) });
  });

  test('stopped, sends nothing more, and keeps what waits on the device', async () => {
    const server = serverOf({ name: 'a' });
    const { queue, kept, type } = queueOf(server);
    type('name', 'b');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 10);
    type('name', 'c');
    queue.stop();
    type('name', 'd');
    await vi.advanceTimersByTimeAsync(60_000);
    // The first was on its way.
    expect(server.calls.map(({ fields }) => fields['name'])).toEqual(['b']);
    expect([...kept.values()].at(-1)).toMatchObject({ edits: [{ fields: { name: 'd' } }] });
  });

  test('tells of an answer before it lets go what was typed: a value is one of both at every moment', async () => {
    const server = serverOf({ name: 'a' });
    const shown: unknown[] = [];
    let read: Row = server.row();
    const { queue, type } = queueOf(server, {
      onWritten: (_draft, [written]) => {
        read = { ...written?.record.row };
      },
    });
    queue.subscribe(() => shown.push((queue.typed(DRAFT, 'products', 1) ?? read)['name']));
    type('name', 'b');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.row()).toEqual({ name: 'b' });
    expect(new Set(shown)).toEqual(new Set(['b']));
  });

  test('never conflicts with itself: what is typed while a write is under way waits, and is made from its answer', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const { queue, type } = queueOf(server);
    type('name', 'b', 'r1');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 10);
    type('name', 'bc', 'r1');
    type('price', 2, 'r1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.row()).toEqual({ name: 'bc', price: 2 });
    type('name', 'old page', 'r1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.row()).toEqual({ name: 'old page', price: 2 });
    expect(queue.state().conflicts).toEqual([]);
  });

  test('sends the same again when no answer came, though it was written, and then what was typed since', async () => {
    const server = serverOf({ name: 'a' });
    const { queue, type } = queueOf(server);
    server.cuts.push('after', 'before');
    type('name', 'b', 'r1');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 50);
    expect(queue.state()).toMatchObject({ isFailing: true });
    type('name', 'bc', 'r1');
    expect(countWaiting(queue.state())).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.row()).toEqual({ name: 'bc' });
    expect(queue.state()).toMatchObject({ waiting: [], conflicts: [], isFailing: false });
  });

  test('says nothing of what its own writer changed meanwhile, as by undo or in another window', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const { queue, type } = queueOf(server);
    server.put({ kind: 'products', id: 1, version: 'r1', fields: { price: 5 } }, true);
    type('name', 'b', 'r1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.row()).toEqual({ name: 'b', price: 5 });
    expect(queue.state()).toMatchObject({ merged: [], conflicts: [] });
  });

  test('says what it merged, and asks about a value that another changed first', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const { queue, type, kept } = queueOf(server);
    server.put({ kind: 'products', id: 1, version: 'r1', fields: { price: 5 } });
    type('name', 'b', 'r1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.state()).toMatchObject({ merged: ['price'], conflicts: [] });
    server.put({ kind: 'products', id: 1, version: 'd2', fields: { name: 'theirs' } });
    type('name', 'mine', 'd2');
    await vi.advanceTimersByTimeAsync(1000);
    const [conflict] = queue.state().conflicts;
    expect(conflict).toMatchObject({ field: 'name', mine: 'mine', theirs: 'theirs', theirsBy: 'another' });
    expect(server.row()).toEqual({ name: 'theirs', price: 5 });
    expect([...kept.values()]).toMatchObject([{ edits: [{ fields: { name: 'mine' } }] }]);
    if (conflict !== undefined) queue.decide(conflict, 'mine', 'me');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.row()).toEqual({ name: 'mine', price: 5 });
    expect(queue.state().conflicts).toEqual([]);
    expect(kept.size).toBe(0);
  });

  test('a choice of theirs writes nothing, and what waits for another field of the row does not settle it', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const { queue, type, kept } = queueOf(server);
    server.put({ kind: 'products', id: 1, version: 'r1', fields: { name: 'theirs' } });
    type('name', 'mine', 'r1');
    await vi.advanceTimersByTimeAsync(1000);
    type('price', 3);
    await vi.advanceTimersByTimeAsync(1000);
    const [conflict] = queue.state().conflicts;
    expect(conflict?.version).toBe(server.version());
    if (conflict !== undefined) queue.decide(conflict, 'theirs', 'me');
    expect(queue.state().conflicts).toEqual([]);
    expect(kept.size).toBe(0);
    expect(server.row()).toEqual({ name: 'theirs', price: 3 });
  });

  test('what waits hides what others wrote: typed over, it is made from the version it was made from itself', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    let isOnline = false;
    const { queue, type } = queueOf(server, { isOnline: () => isOnline });
    type('name', 'mine', 'r1');
    server.put({ kind: 'products', id: 1, version: 'r1', fields: { name: 'theirs' } });
    expect(queue.seenIn(DRAFT, { kind: 'products', id: 1, version: 'd1' }, 'name')).toBe('r1');
    expect(queue.seenIn(DRAFT, { kind: 'products', id: 1, version: 'd1' }, 'price')).toBe('d1');
    type('name', 'mine again', 'd1');
    isOnline = true;
    queue.resume();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.row()['name']).toBe('theirs');
    expect(queue.state().conflicts).toMatchObject([{ mine: 'mine again', theirs: 'theirs' }]);
  });

  test('a list that is typed in while a write of it is under way takes in what the answer says others changed in it', async () => {
    const [cord, float] = [
      { id: 'c', title: 'Cord' },
      { id: 'f', title: 'Float' },
    ];
    const server = serverOf({ specs: [cord, float] });
    const { queue } = queueOf(server);
    const edit = (version: string, specs: unknown): RowEdit => ({
      kind: 'families',
      id: 1,
      version,
      fields: { specs },
    });
    server.put(edit('r1', [cord, { id: 'f', title: 'Theirs' }]));
    queue.type(DRAFT, edit('r1', [{ id: 'c', title: 'Min' }, float]), 'me');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 10);
    queue.type(DRAFT, edit('r1', [{ id: 'c', title: 'Mine' }, float]), 'me');
    await vi.advanceTimersByTimeAsync(2000);
    const both = [
      { id: 'c', title: 'Mine' },
      { id: 'f', title: 'Theirs' },
    ];
    expect(server.row()).toEqual({ specs: both });
    expect(queue.state().conflicts).toEqual([]);
  });

  test('a value in conflict is asked about once, over the value that stands there now', async () => {
    const server = serverOf({ specs: [{ id: 'c', title: 'Cord' }], name: 'a' });
    const { queue } = queueOf(server);
    const edit = (version: string, fields: Row): RowEdit => ({ kind: 'families', id: 1, version, fields });
    const titled = (title: string): Row => ({ specs: [{ id: 'c', title }] });
    server.put(edit('r1', titled('Theirs')));
    queue.type(DRAFT, edit('r1', titled('Mine')), 'me');
    await vi.advanceTimersByTimeAsync(1000);
    queue.type(DRAFT, edit('r1', titled('Mine, longer')), 'me');
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine, longer', theirs: 'Theirs' }]);
    server.put(edit('d1', titled('Theirs, newer')));
    queue.type(
      DRAFT,
      edit('d1', {
        specs: [
          { id: 'c', title: 'Theirs' },
          { id: 'n', title: 'New' },
        ],
      }),
      'me',
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine, longer', theirs: 'Theirs, newer', version: 'd3' }]);
  });

  test('typing over a place of a list answers its question, and typing beside it does not', async () => {
    const named = (cord: string, float: string): Row => ({
      specs: [
        { id: 'c', title: cord },
        { id: 'f', title: float },
      ],
    });
    const edit = (version: string, fields: Row): RowEdit => ({ kind: 'families', id: 1, version, fields });
    const server = serverOf(named('Cord', 'Float'));
    const { queue } = queueOf(server);
    server.put(edit('r1', named('Theirs', 'Float')));
    queue.type(DRAFT, edit('r1', named('Mine', 'Float')), 'me');
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
    queue.type(DRAFT, edit('d1', named('Theirs', 'Mine')), 'me');
    expect(queue.state().conflicts).toHaveLength(1);
    queue.type(DRAFT, edit('d1', named('Mine, newer', 'Mine')), 'me');
    expect(queue.state().conflicts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.row()).toEqual(named('Mine, newer', 'Mine'));
  });

  test('of a value that waits with others in conflict, what was typed over it since is asked about, and no more what was before', async () => {
    const named = (cord: string, float: string): Row => ({
      specs: [
        { id: 'c', title: cord },
        { id: 'f', title: float },
      ],
    });
    const edit = (fields: Row): RowEdit => ({ kind: 'families', id: 1, version: 'r1', fields });
    const server = serverOf(named('Cord', 'Float'));
    const { queue } = queueOf(server);
    server.put(edit(named('Theirs', 'Theirs')));
    queue.type(DRAFT, edit(named('Mine', 'Mine')), 'me');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 10);
    queue.type(DRAFT, edit(named('Mine', 'Mine, newer')), 'me');
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.state().conflicts).toMatchObject([{ path: [{ id: 'c' }, 'title'], mine: 'Mine' }]);
    queue.type(DRAFT, edit(named('Mine, newest', 'Mine, newer')), 'me');
    expect(queue.state().conflicts).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.state().conflicts).toMatchObject([{ mine: 'Mine, newest' }, { mine: 'Mine, newer' }]);
  });

  test('what the server refuses is kept with its words, and holds nothing else up', async () => {
    const server = serverOf({ name: 'a' });
    const { queue, kept, type } = queueOf(server);
    server.refuse({ is: 'refused', code: 'draft-ended', words: 'The draft was published.' });
    type('name', 'b');
    await vi.advanceTimersByTimeAsync(1000);
    const [refused] = queue.state().refused;
    expect(refused).toMatchObject({ code: 'draft-ended', words: 'The draft was published.' });
    expect(kept.size).toBe(1);
    expect(queue.typed(DRAFT, 'products', 1)).toEqual({ name: 'b' });
    server.refuse(null);
    if (refused !== undefined) queue.tryAgain(refused);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.row()).toEqual({ name: 'b' });
    expect(queue.state()).toMatchObject({ refused: [], waiting: [] });
  });

  test('what a draft that has ended refuses goes into another one, over the row as it is there', async () => {
    const server = serverOf({ name: 'a', place: 1 });
    const write = vi.fn(server.write);
    const asked = vi.fn(async () => server.version());
    const { queue, kept, type } = queueOf(server, { write, versionOf: asked });
    server.refuse({ is: 'refused', code: 'draft-ended', words: 'The draft was published.' });
    type('name', 'b');
    await vi.advanceTimersByTimeAsync(1000);
    const [refused] = queue.state().refused;
    if (refused === undefined) throw new Error('Nothing was refused.');
    server.refuse(null);
    server.put({ kind: 'products', id: 1, version: 'r1', fields: { name: 'published meanwhile', place: 2 } });
    asked.mockRejectedValueOnce({ is: 'refused', code: 'not-found', words: 'There is no such row.' });
    await queue.moveOn(refused, 'another');
    expect(queue.state().refused).toMatchObject([{ words: 'There is no such row.' }]);
    expect(queue.typed(DRAFT, 'products', 1)).toEqual({ name: 'b' });
    const [still = refused] = queue.state().refused;
    void queue.moveOn(still, 'another');
    await vi.advanceTimersByTimeAsync(1000);
    expect(write.mock.lastCall?.[0]).toBe('another');
    expect(server.row()).toEqual({ name: 'b', place: 2 });
    expect(queue.state()).toMatchObject({ refused: [], waiting: [], conflicts: [] });
    expect(kept.size).toBe(0);
  });

  test('waits for the network and for a sign-in, and goes on when they are there', async () => {
    const server = serverOf({ name: 'a' });
    let isOnline = false;
    const { queue, type } = queueOf(server, { isOnline: () => isOnline });
    type('name', 'b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.calls).toEqual([]);
    isOnline = true;
    server.refuse({ is: 'signed-out' });
    queue.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.state()).toMatchObject({ isSignedOut: true, waiting: [{ key: 'k1' }] });
    server.refuse(null);
    queue.resume();
    await Promise.all([queue.settled(), vi.advanceTimersByTimeAsync(1000)]);
    expect(server.row()).toEqual({ name: 'b' });
  });

  test('a change without a draft begins one, and all that was typed meanwhile goes there', async () => {
    const server = serverOf({ name: 'a', price: 1 });
    const begun = vi.fn(async () => 'begun');
    const written: string[] = [];
    const { queue } = queueOf(server, { draftOfTheDay: begun, onWritten: (draft) => void written.push(draft) });
    queue.type(null, { kind: 'products', id: 1, version: 'r1', fields: { name: 'b' } }, 'me');
    await vi.advanceTimersByTimeAsync(TYPING_MS + 10);
    queue.type(null, { kind: 'products', id: 1, version: 'r1', fields: { price: 2 } }, 'me');
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.row()).toEqual({ name: 'b', price: 2 });
    expect(new Set(written)).toEqual(new Set(['begun']));
  });

  test('offers what a closed tab left, and writes it when it is taken', async () => {
    const server = serverOf({ name: 'a' });
    const { queue, kept } = queueOf(server);
    const edits = [{ kind: 'products', id: 1, version: 'r1', fields: { name: 'of before' } } as const];
    const left: WaitingEdit = { key: 'old', order: 1, by: 'me', draft: DRAFT, at: 1, isSent: true, edits };
    kept.set('old', left);
    queue.offer([left]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.calls).toEqual([]);
    queue.takeOffered();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.row()).toEqual({ name: 'of before' });
    expect(kept.size).toBe(0);
  });

  test('takes back what has not left, and says when the device has no room', async () => {
    const server = serverOf({ name: 'a' });
    const put = () => {
      throw new Error('QuotaExceededError');
    };
    const { queue, type } = queueOf(server, { store: { put, drop: () => {} } });
    type('name', 'b');
    expect(queue.state().isUnkept).toBe(true);
    expect(queue.unwrite()?.edits[0]?.fields).toEqual({ name: 'b' });
    expect(queue.unwrite()).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.calls).toEqual([]);
    expect(queue.state().isUnkept).toBe(false);
  });
});

test('with connections cut at random and another who writes, each last value is in the draft or was shown in conflict', async () => {
  const step = fc.oneof(
    fc.record({ is: fc.constant('mine' as const), field: fc.constantFrom('a', 'b') }),
    fc.record({ is: fc.constant('theirs' as const), field: fc.constantFrom('a', 'b') }),
    fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 420, 1500) }),
    fc.record({ is: fc.constant('cut' as const), when: fc.constantFrom('before' as const, 'after' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = serverOf({ a: 0, b: 0 });
      const { queue, kept, type } = queueOf(server);
      const last = new Map<string, unknown>();
      const writtenOver = new Set<string>();
      for (const [at, one] of steps.entries()) {
        // No value twice: a value that is typed as it was is no change.
        const value = at + 1;
        if (one.is === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
        else if (one.is === 'cut') server.cuts.push(one.when);
        else if (one.is === 'theirs') {
          // Another who sees the newest values: what they write over, they have seen.
          const { field } = one;
          if (last.has(field) && server.row()[field] === last.get(field)) writtenOver.add(field);
          server.put({ kind: 'products', id: 1, version: server.version(), fields: { [field]: value } });
        } else {
          type(one.field, value);
          last.set(one.field, value);
          writtenOver.delete(one.field);
        }
      }
      await vi.advanceTimersByTimeAsync(600_000);
      expect(queue.state().waiting).toEqual([]);
      for (const [field, value] of last) {
        const isShown = queue.state().conflicts.some((one) => one.field === field && one.mine === value);
        const isInDraft = server.row()[field] === value;
        expect(isShown || isInDraft || writtenOver.has(field)).toBe(true);
      }
      expect(kept.size > 0).toBe(queue.state().conflicts.length > 0);
      queue.stop();
    }),
    { numRuns: 300 },
  );
});
