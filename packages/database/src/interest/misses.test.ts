import { expect, test } from 'vitest';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { listMisses, recordMisses } from './misses.ts';

onBothDatabases('what visitors did not find', (database) => {
  const search = (words: string, times: number) => ({ kind: 'vain-search' as const, words, times });
  const list = (since: string, limit = 9) => listMisses(database().queries, { kind: 'vain-search', since, limit });

  test('is added up over days, the most frequent first, and by words where they are as frequent', async () => {
    await recordMisses(database(), '2026-11-20', [search('valve', 2), search('pump', 1)]);
    await recordMisses(database(), '2026-11-21', [search('pump', 3), search('bolt', 2)]);
    await recordMisses(database(), '2026-11-21', [search('pump', 1)]);
    await recordMisses(database(), '2026-11-21', []);
    expect(await list('2026-11-20')).toEqual([
      { words: 'pump', times: 5 },
      { words: 'bolt', times: 2 },
      { words: 'valve', times: 2 },
    ]);
    expect(await list('2026-11-21', 1)).toEqual([{ words: 'pump', times: 4 }]);
    expect([await list('2026-11-22'), (await list('2026-11-20', 2)).length]).toEqual([[], 2]);
  });

  test('is counted by kind', async () => {
    await recordMisses(database(), '2026-11-20', [
      search('valve', 2),
      { kind: 'wrong-number', words: 'valve', times: 7 },
    ]);
    expect(await list('2026-11-20')).toEqual([{ words: 'valve', times: 2 }]);
  });
});
