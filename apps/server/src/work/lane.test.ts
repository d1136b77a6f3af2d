import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Asker } from './asker.ts';
import { type LaneLimits, openLane } from './lane.ts';

const LIMITS: LaneLimits = { atOnce: 1, waiting: 6, waitingPerNetwork: 4 };

/** A lane whose jobs last until the test ends them, on a clock that the test moves. */
function opened(limits: Partial<LaneLimits> = {}) {
  const now = { ms: 0 };
  const spent: [network: string, ms: number][] = [];
  const lane = openLane({
    ...LIMITS,
    ...limits,
    measure: () => now.ms,
    spent: ({ network }, ms) => void spent.push([network, ms]),
  });
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, signal: AbortSignal = new AbortController().signal) => {
    const asker: Asker = { network: name.charAt(0), signal };
    const outcome = lane.run(asker, ({ leave }) => {
      started.push(name);
      const work = Promise.withResolvers<string>();
      ends.set(name, (error) => (error === undefined ? work.resolve(name) : work.reject(error)));
      if (name.endsWith('!')) leave();
      return work.promise;
    });
    outcome.catch(() => undefined);
    return outcome;
  };
  const end = async (name: string, ms = 10, error?: Error): Promise<void> => {
    now.ms += ms;
    ends.get(name)?.(error);
    await turnOfTheLoop();
  };
  return { lane, ask, end, started, spent };
}
const refusalOf = (outcome: Promise<unknown>) =>
  outcome.then(
    () => null,
    (error: { problem: { code: string }; headers: Record<string, string> }) => error,
  );

describe('a lane', () => {
  test('works on so many jobs at once, and on the next when one is done, whether well or not', async () => {
    const { ask, end, started } = opened({ atOnce: 2 });
    const first = ask('a1');
    const broken = ask('b1');
    ask('c1');
    await turnOfTheLoop();
    expect(started).toEqual(['a1', 'b1']);
    await end('b1', 10, new Error('broken off'));
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(await first).toBe('a1');
    await expect(broken).rejects.toThrow('broken off');
  });
  test('starts the work of another network next, however much one of them waits for', async () => {
    const { ask, end, started } = opened();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) ask(name);
    await turnOfTheLoop();
    await end('a1');
    expect(started).toEqual(['a1', 'b1']);
  });
  test('tells the cost of each job, up to the moment it leaves its place', async () => {
    const { ask, end, started, spent } = opened();
    ask('a1');
    await turnOfTheLoop();
    await end('a1', 25);
    ask('b1!');
    ask('c1');
    await turnOfTheLoop();
    expect(started).toEqual(['a1', 'b1!', 'c1']);
    await end('b1!', 100);
    await end('c1', 5);
    expect(spent).toEqual([
      ['a', 25],
      ['b', 0],
      ['c', 105],
    ]);
  });
  test('starts the next job when it is told to, where it gives others a turn', async () => {
    const starts: (() => void)[] = [];
    const lane = openLane({
      ...LIMITS,
      measure: () => 0,
      spent: () => undefined,
      afterwards: (start) => void starts.push(start),
    });
    const asker: Asker = { network: 'a', signal: new AbortController().signal };
    const done: number[] = [];
    const all = [1, 2].map((nth) => lane.run(asker, () => void done.push(nth)));
    await turnOfTheLoop();
    expect(done).toEqual([1]);
    starts.shift()?.();
    await Promise.all(all);
    expect(done).toEqual([1, 2]);
  });
});

describe('a refusal comes at once', () => {
  test('to a network that has so many waiting', async () => {
    const { ask } = opened();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
    const refused = await refusalOf(ask('a6'));
    expect(refused).toMatchObject({ problem: { code: 'too-many' }, headers: { 'retry-after': '1' } });
  });
  test('to the last of the network that waits for the most, where all places are taken', async () => {
    const { lane, ask } = opened();
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name);
    const pushedOut = refusalOf(ask('a5'));
    for (const name of ['b1', 'c1']) ask(name);
    expect(lane.hasRoom('d')).toBe(true);
    ask('d1');
    expect(await pushedOut).toMatchObject({ problem: { code: 'not-ready' }, headers: { 'retry-after': '1' } });
  });
  test('to who comes last, where all wait for as few', async () => {
    const { lane, ask } = opened({ waiting: 2 });
    for (const name of ['a1', 'b1', 'c1']) ask(name);
    expect(lane.hasRoom('d')).toBe(false);
    expect(await refusalOf(ask('d1'))).toMatchObject({ problem: { code: 'not-ready' } });
  });
  test('with the time that what waits will take', async () => {
    const { ask, end } = opened();
    for (let nth = 0; nth < 60; nth += 1) {
      const done = ask('a0');
      await turnOfTheLoop();
      await end('a0', 10_000);
      await done;
    }
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
    expect((await refusalOf(ask('a6')))?.headers['retry-after']).toBe('40');
  });
});

describe('when the client leaves', () => {
  test('what waits is dropped, and its place is free', async () => {
    const { ask, end, started } = opened({ waiting: 1 });
    const client = new AbortController();
    ask('a1');
    const dropped = refusalOf(ask('b1', client.signal));
    await turnOfTheLoop();
    client.abort();
    expect(await dropped).toMatchObject({ problem: { message: 'The client has left.' } });
    ask('c1');
    await end('a1');
    expect(started).toEqual(['a1', 'c1']);
  });
  test('what runs is told, and keeps its place until it ends', async () => {
    const { lane } = opened();
    const client = new AbortController();
    const told = Promise.withResolvers<void>();
    const running = lane.run({ network: 'a', signal: client.signal }, ({ signal }) => {
      signal.addEventListener('abort', () => told.resolve());
      return told.promise;
    });
    await turnOfTheLoop();
    client.abort();
    await running;
  });
  test('before it has asked, nothing is done', async () => {
    const { ask, started } = opened();
    await refusalOf(ask('a1', AbortSignal.abort()));
    expect(started).toEqual([]);
  });
});
