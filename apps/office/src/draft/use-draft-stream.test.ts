// @vitest-environment jsdom
import type { DraftRecord } from '@millrace/contract/office';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { queriesAround } from '../testing/answer-calls.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { type FakeStream, takeStreams } from '../testing/fake-stream.ts';
import { draftQuery } from './draft-queries.ts';
import { useDraftStream } from './draft-stream.ts';
import { EMPTY, type QueueState } from './queue-state.ts';

const record: DraftRecord = {
  id: '6b0e2c0a-0000-4000-8000-000000000001',
  name: 'Prices',
  note: '',
  state: 'open',
  begunBy: null,
  begunAt: '2026-01-01T00:00:00.000Z',
  baseRevision: 1,
  publishAt: null,
  scheduledBy: null,
  notPublished: null,
  endedAt: null,
  changes: 1,
};

let opened: FakeStream[];
let state: QueueState;
beforeEach(() => {
  opened = takeStreams();
  state = EMPTY;
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function drawn(first: string | null) {
  const client = new QueryClient();
  const old = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const given = { draft: first };
  const edits = { state: () => state };
  const hook = drawHook(() => useDraftStream(given.draft, edits), queriesAround(client).around);
  return { ...hook, given, client, read: () => old.mock.calls.map(([filter]) => filter?.queryKey) };
}

test('without a draft nothing is listened to; another draft is another stream', () => {
  const { given, again, leave } = drawn(null);
  expect(opened).toEqual([]);
  given.draft = 'a';
  again();
  again();
  given.draft = 'b';
  again();
  expect(opened.map(({ address, isClosed }) => [address, isClosed])).toEqual([
    ['/api/office/drafts/a/stream', true],
    ['/api/office/drafts/b/stream', false],
  ]);
  leave();
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test('what a colleague writes is read again a moment later, and not while many own rows are written', () => {
  const { read } = drawn('a');
  opened[0]?.say({ type: 'row', kind: 'products', id: 7, version: 'd2', by: null });
  opened[0]?.say({ type: 'of another version of the office' });
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(read()).toEqual([
    ['rows', 'products', 'a'],
    ['row', 'products', 7],
    ['draft', 'a', 'changes'],
  ]);
});

test('the record of the draft is kept as the stream tells it', () => {
  const { client, leave, read } = drawn(record.id);
  opened[0]?.say({ type: 'draft', draft: record });
  expect(client.getQueryData(draftQuery(record.id).queryKey)).toEqual(record);
  leave();
  expect(read()).toEqual([['drafts'], ['counts']]);
});
