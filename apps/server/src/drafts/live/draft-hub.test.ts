import type { EventSink } from '@millrace/contract';
import type { DraftEvent, DraftFindings } from '@millrace/contract/office';
import { beginDraft, changeDraft, endDraft, type Queries, recordDraftSteps } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { draftHub } from './draft-hub.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const finding = (severity: 'error' | 'warning') => ({ severity }) as DraftFindings['findings'][number];

/** A draft that is just begun, and its readers. */
async function drafted() {
  const { queries } = database;
  const { id } = await beginDraft(queries, { name: 'Spring', note: '', begunBy: 'ada', baseRevision: 0 });
  const findings = vi.fn(
    async (): Promise<DraftFindings> => ({
      version: 1,
      isChecking: false,
      checked: null,
      findings: [finding('error'), finding('warning'), finding('warning')],
    }),
  );
  const onError = vi.fn();
  const hub = draftHub(id, { queries, checker: { findings }, onError });
  /** A page that follows the draft: what it is told as `type id`, and how often it is told the end. */
  const follow = (lastId: string | null = null) => {
    const told: string[] = [];
    const events: DraftEvent[] = [];
    const end = vi.fn();
    const sink: EventSink<DraftEvent> = {
      send: (event, eventId) => {
        events.push(event);
        told.push(eventId === undefined ? event.type : `${event.type} ${eventId}`);
      },
      end,
    };
    return { told, events, end, leave: hub.join(sink, lastId) };
  };
  /** Changes rows by one write: each its own, from the first on. */
  const write = (rows: number, first = 1) =>
    queries.transaction((tx) =>
      recordDraftSteps(
        tx,
        Array.from({ length: rows }, (_, nth) => ({
          draftId: id,
          kind: 'posts' as const,
          rowId: first + nth,
          version: 3,
          before: null,
          after: null,
          madeBy: 'ada',
          deed: 'write' as const,
          isDone: false,
        })),
      ),
    );
  const rename = (name: string) => changeDraft(queries, id, { name });
  const end = () => endDraft(queries, id, 'discarded');
  return { hub, follow, write, rename, end, findings, onError, queries, id };
}

const FINDINGS = { type: 'findings', version: 1, isChecking: false, errors: 1, warnings: 2 };

test('a page that comes is told the draft as it is, and its findings', async () => {
  const { follow, write, onError, id } = await drafted();
  await write(2);
  const { told, events } = follow();
  await expect.poll(() => told).toEqual(['draft 2', 'findings']);
  expect(events).toMatchObject([{ type: 'draft', draft: { id, name: 'Spring', changes: 0, endedAt: null } }, FINDINGS]);
  expect(onError).not.toHaveBeenCalled();
});

test.each<[string, number, string, string[]]>([
  ['each row that was changed since, before the draft', 3, '1', ['row 2', 'row 3', 'draft 3']],
  ['all of them, where it saw none', 2, '0', ['row 1', 'row 2', 'draft 2']],
  ['no row, where it missed none', 2, '2', ['draft 2']],
  ['to read again, where it saw more than there is', 2, '3', ['read-again', 'draft 2']],
  ['to read again, where what it saw is no number', 2, 'two', ['read-again', 'draft 2']],
  ['to read again, where it saw a part of a change', 2, '1.5', ['read-again', 'draft 2']],
  ['each of 500 rows', 501, '1', [...Array.from({ length: 500 }, (_, nth) => `row ${nth + 2}`), 'draft 501']],
  ['to read again, where there are more', 502, '1', ['read-again 502', 'draft 502']],
])('a page that comes back is told %s', async (_, rows, lastId, expected) => {
  const { follow, write } = await drafted();
  await write(rows);
  const { told } = follow(lastId);
  await expect.poll(() => told).toContain('findings');
  expect(told.slice(0, -1)).toEqual(expected);
});

test('every page is told of a change once, with the findings after it', async () => {
  const { hub, follow, write } = await drafted();
  const one = follow();
  await expect.poll(() => one.told).toEqual(['draft 0', 'findings']);
  // The findings that it asks for are told to both.
  const other = follow();
  await expect.poll(() => one.told).toEqual(['draft 0', 'findings', 'findings']);
  expect(other.told).toEqual(['draft 0', 'findings']);
  for (const page of [one, other]) page.told.splice(0);
  for (const page of [one, other]) page.events.splice(0);
  await write(2, 7);
  hub.look();
  for (const { told, events } of [one, other]) {
    await expect.poll(() => told).toEqual(['row 1', 'row 2', 'findings']);
    expect(events).toEqual([
      { type: 'row', kind: 'posts', id: 7, version: 'd3', by: 'ada' },
      { type: 'row', kind: 'posts', id: 8, version: 'd3', by: 'ada' },
      FINDINGS,
    ]);
  }
  hub.look();
  await write(1, 7);
  hub.look();
  await expect.poll(() => one.told).toEqual(['row 1', 'row 2', 'findings', 'row 3', 'findings']);
});

test('a draft is told again where it is another, and only then', async () => {
  const { hub, follow, write, rename, findings } = await drafted();
  const { told, events } = follow();
  await expect.poll(() => told).toEqual(['draft 0', 'findings']);
  hub.look();
  await rename('Summer');
  hub.look();
  await expect.poll(() => told).toEqual(['draft 0', 'findings', 'draft 0']);
  expect(events.at(-1)).toMatchObject({ draft: { name: 'Summer' } });
  // No row has changed.
  expect(findings).toHaveBeenCalledOnce();
  await write(1);
  hub.look();
  await expect.poll(() => told).toEqual(['draft 0', 'findings', 'draft 0', 'row 1', 'findings']);
});

test('an end is told, and closes each page', async () => {
  const { hub, follow, end } = await drafted();
  const { told, end: closed } = follow();
  await expect.poll(() => told).toContain('findings');
  expect(closed).not.toHaveBeenCalled();
  await end();
  hub.look();
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  expect(told.at(-1)).toBe('draft 0');
  const late = follow();
  await expect.poll(() => late.end.mock.calls.length).toBeGreaterThan(0);
  expect(late.told[0]).toBe('draft 0');
});

test('a draft that is not there closes the page and says nothing', async () => {
  const { queries } = database;
  const end = vi.fn();
  const send = vi.fn();
  const hub = draftHub('00000000-0000-4000-8000-000000000000', {
    queries,
    checker: { findings: vi.fn() },
    onError: vi.fn(),
  });
  hub.join({ send, end }, null);
  await expect.poll(() => end.mock.calls.length).toBeGreaterThan(0);
  expect(send.mock.calls.filter(([{ type }]) => type === 'draft')).toEqual([]);
});

test('another revision in force is told at once, then what else is new, and the findings', async () => {
  const { hub, follow, rename } = await drafted();
  const { told, events } = follow();
  await expect.poll(() => told).toEqual(['draft 0', 'findings']);
  await rename('Summer');
  hub.tellBase(8);
  expect(events.at(-1)).toEqual({ type: 'base', revision: 8 });
  await expect.poll(() => told.toSorted()).toEqual(['base', 'draft 0', 'draft 0', 'findings', 'findings']);
});

test('a page that has left is told nothing, and without pages nothing is checked', async () => {
  const { hub, follow, write, findings } = await drafted();
  expect(hub.isEmpty()).toBe(true);
  const { told, leave } = follow();
  expect(hub.isEmpty()).toBe(false);
  await expect.poll(() => told).toContain('findings');
  leave();
  expect(hub.isEmpty()).toBe(true);
  const before = told.length;
  hub.tellBase(9);
  expect(findings).toHaveBeenCalledOnce();
  await write(1);
  const next = follow();
  await expect.poll(() => next.told).toContain('findings');
  expect(told).toHaveLength(before);
});

test('findings that are still being looked for are told, and asked for again a second later', async () => {
  const { follow, findings } = await drafted();
  const unfinished = { version: 0, isChecking: true, checked: null, findings: [] };
  findings.mockResolvedValueOnce(unfinished);
  const { setTimeout } = globalThis;
  let again: (() => void) | undefined;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms: number) => {
    if (ms !== 1000) return setTimeout(work, ms);
    again = work;
    return setTimeout(() => {}, 0);
  }) as typeof setTimeout);
  const { events } = follow();
  const told = () => events.filter(({ type }) => type === 'findings');
  await expect.poll(told).toEqual([{ type: 'findings', version: 0, isChecking: true, errors: 0, warnings: 0 }]);
  expect(findings).toHaveBeenCalledOnce();
  again?.();
  await expect.poll(() => told().at(-1)).toEqual(FINDINGS);
  expect(findings).toHaveBeenCalledTimes(2);
});

test('a page that cannot be told is closed, and the fault is told', async () => {
  const away = new Error('away');
  const fail = (): never => {
    throw away;
  };
  const queries = new Proxy({}, { get: fail }) as Queries;
  const [onError, send, end] = [vi.fn(), vi.fn(), vi.fn()];
  draftHub('d1', { queries, checker: { findings: fail }, onError }).join({ send, end }, null);
  await expect.poll(() => end.mock.calls).toHaveLength(1);
  expect(onError).toHaveBeenCalledExactlyOnceWith(away);
  expect(send).not.toHaveBeenCalled();
});
