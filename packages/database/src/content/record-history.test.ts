import { expect, test } from 'vitest';
import { readRevisionChanges } from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { recordHistory } from './record-history.ts';

const ROWS = 4500;
/** Rows that are compared between two turns of the event loop. */
const AT_ONCE = 1000;

onBothDatabases('the history of a large publication', (database) => {
  test.each([
    ['whose rows all stayed the same', 0],
    ['of which each third row changed', 3],
    ['whose rows all changed', 1],
  ])('%s: the event loop has its turns', async (_what, each) => {
    let compared = 0;
    let most = 0;
    let isOver = false;
    const turn = (): void => {
      most = Math.max(most, compared);
      compared = 0;
      if (!isOver) setImmediate(turn);
    };
    turn();
    // A row is made JSON of to be compared.
    const row = (at: number, isChanged: boolean) => ({ id: at, name: isChanged ? 'new' : 'old' });
    const seen = (of: object) => ({
      toJSON: () => {
        compared += 1;
        return of;
      },
    });
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      kind: 'posts' as const,
      id: at + 1,
      before: seen(row(at, false)),
      after: row(at, each > 0 && at % each === 0),
    }));
    const count = await database().queries.transaction((tx) => recordHistory(tx, 7, rows));
    isOver = true;
    most = Math.max(most, compared);
    expect(count).toBe(each === 0 ? 0 : ROWS / each);
    // Those that changed are made JSON of once more, to be stored.
    expect(most).toBeLessThanOrEqual(2 * AT_ONCE);
    expect(await readRevisionChanges(database().queries, 7)).toHaveLength(count);
  });
});
