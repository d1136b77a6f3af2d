import type { DraftEvent, DraftRecord } from '@millrace/contract/office';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staleBy, staleReads } from './draft-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const A_WHILE = 1000;

test('what is old is read again once for many events, and after own writes of many rows', () => {
  const invalidateQueries = vi.fn();
  let isWriting = true;
  const stale = staleReads({ invalidateQueries }, () => isWriting);
  stale.add([['drafts']]);
  stale.add([['drafts'], ['counts']]);
  vi.advanceTimersByTime(A_WHILE);
  expect(invalidateQueries).not.toHaveBeenCalled();
  isWriting = false;
  vi.advanceTimersByTime(A_WHILE);
  expect(invalidateQueries.mock.calls).toEqual([[{ queryKey: ['drafts'] }], [{ queryKey: ['counts'] }]]);
});

test('the last event of a draft, which ends its stream, is not lost', () => {
  const invalidateQueries = vi.fn();
  const stale = staleReads({ invalidateQueries }, () => false);
  stale.add([['drafts']]);
  stale.end();
  vi.advanceTimersByTime(A_WHILE);
  expect(invalidateQueries.mock.calls).toEqual([[{ queryKey: ['drafts'] }]]);
});

test.each<[DraftEvent, readonly (readonly unknown[])[]]>([
  [
    { type: 'row', kind: 'products', id: 7, version: 'd2', by: null },
    [
      ['rows', 'products', 'd'],
      ['row', 'products', 7],
      ['draft', 'd', 'changes'],
    ],
  ],
  [{ type: 'draft', draft: {} as DraftRecord }, [['drafts'], ['counts']]],
  [{ type: 'findings', version: 1, isChecking: true, errors: 0, warnings: 0 }, []],
  [
    { type: 'findings', version: 1, isChecking: false, errors: 1, warnings: 0 },
    [['draft', 'd', 'findings'], ['counts']],
  ],
  [{ type: 'base', revision: 3 }, [['rows'], ['row'], ['draft', 'd'], ['counts']]],
  [{ type: 'read-again' }, [['rows'], ['row'], ['draft', 'd'], ['counts']]],
])('an event makes old what was read of it, and no more: %j', (event, keys) => {
  expect(staleBy(event, 'd')).toEqual(keys);
});
