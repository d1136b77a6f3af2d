import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test, vi } from 'vitest';
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

test.each([
  { work: [9], isOver: false },
  { work: [10], isOver: true },
  { work: [5, 4], isOver: false },
  { work: [5, 5], isOver: true },
  { work: [9, 'turn', 9], isOver: false },
  { work: [10, 10], isOver: true },
])('after $work (ms of messages, and turns of others) the slice is over: $isOver', async ({ work, isOver }) => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const answer = new Uint8Array([90]);
  const send = async (ms: number) => {
    now += ms;
    return answer;
  };
  const stub: Pick<PGlite, 'execProtocolRaw'> = givesWay(Object.assign(Object.create(null), { execProtocolRaw: send }));
  let hadTurn = false;
  for (const one of work) {
    hadTurn = false;
    setImmediate(() => {
      hadTurn = true;
    });
    expect(one === 'turn' ? await turn(answer) : await Reflect.apply(stub.execProtocolRaw, undefined, [one])).toBe(
      answer,
    );
  }
  expect(hadTurn).toBe(isOver);
});
