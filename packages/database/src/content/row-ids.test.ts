import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { newRowId, raiseRowId, takeRowIds } from './row-ids.ts';

const COUNTED_BELOW = 2_000_000_000;

onBothDatabases('ids of new rows', (database) => {
  const raise = (...ids: number[]) =>
    raiseRowId(
      database().queries,
      ids.map((id) => ({ id })),
    );

  test('are counted from 1, and none is given twice', async () => {
    expect(await newRowId(database().queries)).toBe(1);
    expect(await takeRowIds(database().queries, 3)).toEqual([2, 3, 4]);
    expect(await newRowId(database().queries)).toBe(5);
  });
  test('are above the highest that was ever in use, also after lower ones', async () => {
    await raise(1);
    expect(await newRowId(database().queries)).toBe(2);
    await raise(7, 40, 12);
    await raise(39);
    await raise();
    expect(await newRowId(database().queries)).toBe(41);
  });
  test('pass over those near the end of what a column holds', async () => {
    await raise(COUNTED_BELOW, 8);
    expect(await newRowId(database().queries)).toBe(9);
    await raise(COUNTED_BELOW - 1);
    expect(await newRowId(database().queries)).toBe(COUNTED_BELOW);
  });
});
