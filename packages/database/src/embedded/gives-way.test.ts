import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { givesWay } from './gives-way.ts';

const client = givesWay(await PGlite.create());
afterAll(() => client.close());

/** Statements of 2 ms each, at least. */
const STATEMENTS = 100;
const work = async (tx: Pick<PGlite, 'query'>) => {
  const until = performance.now() + 2;
  await tx.query('select sum(n) from generate_series(1, 1000) n');
  while (performance.now() < until);
};

test('others have their turn while a transaction of many statements goes on, and what they ask waits for its end', async () => {
  await client.exec('create table line (n integer)');
  let isOver = false;
  let turns = 0;
  const ticked = (): void => {
    turns++;
    if (!isOver) setImmediate(ticked);
  };
  setImmediate(ticked);
  const seen: unknown[] = [];
  const asked = new Promise<void>((resolve) => {
    setImmediate(async () => {
      seen.push(
        isOver,
        (await client.query<{ lines: number }>('select count(*)::int as lines from line')).rows[0]?.lines,
      );
      resolve();
    });
  });
  await client.transaction(async (tx) => {
    for (let nth = 0; nth < STATEMENTS; nth++) {
      await tx.query('insert into line values ($1)', [nth]);
      await work(tx);
    }
  });
  isOver = true;
  await asked;
  expect(turns).toBeGreaterThan(5);
  expect(seen).toEqual([false, STATEMENTS]);
});

test('an error of a statement is told, and the next one is answered', async () => {
  await expect(client.query('select nothing from nowhere')).rejects.toThrow('nowhere');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
