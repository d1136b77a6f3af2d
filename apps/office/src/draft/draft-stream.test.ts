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

test('an event makes old what was read of it, and no more', () => {
  expect(staleBy({ type: 'row', kind: 'products', id: 7, version: 'd2', by: null }, 'd')).toEqual([
    ['rows', 'products', 'd'],
    ['row', 'products', 7],
    ['draft', 'd', 'changes'],
  ]);
  expect(staleBy({ type: 'findings', version: 1, isChecking: true, errors: 0, warnings: 0 }, 'd')).toEqual([]);
  expect(staleBy({ type: 'findings', version: 1, isChecking: false, errors: 1, warnings: 0 }, 'd')).toContainEqual([
    'draft',
    'd',
    'findings',
  ]);
  expect(staleBy({ type: 'base', revision: 3 }, 'd')).toContainEqual(['rows']);
});
