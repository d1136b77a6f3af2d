import type { RowRecord } from '@millrace/contract/office';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { putRecords, rowQuery } from './draft-queries.ts';

const DRAFT = '7';
const recordOf = (version: string, name: string): RowRecord => ({
  kind: 'products',
  id: 1,
  version,
  row: { name },
  published: null,
  changedBy: null,
  changedAt: null,
  conflicts: [],
  findings: [],
});

/** A row that is shown: each read waits until the test answers it. */
function shownRow() {
  const queries = new QueryClient();
  const reads: ((record: RowRecord) => void)[] = [];
  const { queryKey } = rowQuery('products', 1, DRAFT);
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: () => new Promise<RowRecord>((resolve) => reads.push(resolve)),
  });
  const stop = observer.subscribe(() => {});
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  const shown = () => queries.getQueryData(queryKey)?.version;
  return { queries, queryKey, reads, stop, settled, shown };
}

describe('rows as a write has answered them', () => {
  test.each([
    ['a newer version', 'd2', true],
    ['the same version, read again', 'd1', true],
    ['an older version, which came late', 'd0', false],
    ['one of a revision, as the draft has it no more', 'r9', true],
  ])('take the place of what is shown: %s', async (_, version, isTaken) => {
    const { queries, queryKey, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d1', 'before'));
    await expect.poll(shown).toBe('d1');
    putRecords(queries, DRAFT, [recordOf(version, 'after')]);
    expect(queries.getQueryData(queryKey)?.row).toEqual({ name: isTaken ? 'after' : 'before' });
    stop();
  });
  test('stay, when a read that began before the answer comes after it; the row is read anew', async () => {
    const { queries, queryKey, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d1', 'a'));
    await expect.poll(shown).toBe('d1');
    void queries.invalidateQueries({ queryKey });
    await expect.poll(() => reads.length).toBe(2);
    putRecords(queries, DRAFT, [recordOf('d2', 'b')]);
    expect(shown()).toBe('d2');
    reads[1]?.(recordOf('d1', 'a'));
    await expect.poll(() => reads.length).toBe(3);
    expect(shown()).toBe('d2');
    reads[2]?.(recordOf('d3', 'c'));
    await expect.poll(shown).toBe('d3');
    stop();
  });

  test('are not read again, when no read is under way', async () => {
    const { queries, reads, stop, settled, shown } = shownRow();
    reads[0]?.(recordOf('r4', 'a'));
    await expect.poll(shown).toBe('r4');
    putRecords(queries, DRAFT, [recordOf('d1', 'b')]);
    await settled();
    expect(shown()).toBe('d1');
    expect(reads).toHaveLength(1);
    stop();
  });

  test('give way to a version that was read meanwhile, and take the place of what is published', async () => {
    const { queries, reads, stop, shown } = shownRow();
    reads[0]?.(recordOf('d10', 'theirs'));
    await expect.poll(shown).toBe('d10');
    putRecords(queries, DRAFT, [recordOf('d9', 'mine')]);
    expect(shown()).toBe('d10');
    putRecords(queries, DRAFT, [recordOf('r4', 'as published')]);
    expect(shown()).toBe('r4');
    putRecords(queries, DRAFT, [recordOf('d1', 'again')]);
    expect(shown()).toBe('d1');
    stop();
  });
});
