import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FairQueue, fairQueue } from './fair-queue.ts';

/** Does what waits, one after the other; returns the networks in the order of their turns. */
function drained(queue: FairQueue<string>, costOf: (job: string) => number, most = Number.POSITIVE_INFINITY): string[] {
  const order: string[] = [];
  for (let turn = queue.next(); turn !== null; turn = order.length < most ? queue.next() : null) {
    order.push(turn.job);
    turn.done(costOf(turn.job));
  }
  return order;
}
function filled(jobs: readonly string[]): FairQueue<string> {
  const queue = fairQueue<string>();
  for (const job of jobs) queue.add(job, job);
  return queue;
}

describe('turns', () => {
  test('go round the networks, however much one of them asks for', () => {
    const queue = filled(['a', 'a', 'a', 'a', 'b', 'c']);
    expect(drained(queue, () => 10)).toEqual(['a', 'b', 'c', 'a', 'a', 'a']);
  });
  test('are shared by what the work costs, not by its number', () => {
    const queue = filled(['dear', 'dear', 'dear', 'cheap', 'cheap', 'cheap', 'cheap', 'cheap']);
    const order = drained(queue, (job) => (job === 'dear' ? 40 : 10), 6);
    expect(order).toEqual(['dear', 'cheap', 'cheap', 'cheap', 'cheap', 'dear']);
  });
  test('come at once to a network that comes anew, which has saved nothing up', () => {
    const queue = filled(['a', 'a', 'a', 'a', 'a', 'a', 'a']);
    drained(queue, () => 10, 4);
    for (const job of ['new', 'new', 'new', 'new']) queue.add(job, job);
    expect(drained(queue, () => 10, 5)).toEqual(['new', 'a', 'new', 'a', 'new']);
  });
  test('come no more often to one that was idle for long, and is still remembered', () => {
    const queue = filled(['keeper', 'idle', 'a', 'a', 'a', 'a', 'a', 'a']);
    // Its work goes on, so that nothing is forgotten.
    queue.next();
    expect(drained(queue, () => 10, 5)).toEqual(['idle', 'a', 'a', 'a', 'a']);
    for (const job of ['idle', 'idle', 'idle']) queue.add(job, job);
    expect(drained(queue, () => 10, 5)).toEqual(['idle', 'idle', 'a', 'idle', 'a']);
  });
  test('do not come sooner by leaving and coming again', () => {
    const queue = filled(['a', 'b', 'b', 'b']);
    expect(drained(queue, () => 10, 2)).toEqual(['a', 'b']);
    queue.add('a', 'a');
    queue.add('c', 'c');
    expect(drained(queue, () => 10, 3)).toEqual(['c', 'a', 'b']);
  });
  test('go on to the next network after work too short for the clock', () => {
    expect(drained(filled(['a', 'a', 'a', 'b', 'b']), () => 0)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });
  test('of a network are in the order of asking, and two at once count for two', () => {
    const queue = fairQueue<string>();
    for (const [network, job] of ['a1', 'a2', 'b1', 'b2'].map((job) => [job.charAt(0), job] as const))
      queue.add(network, job);
    const begun = [queue.next(), queue.next(), queue.next(), queue.next()];
    expect(begun.map((turn) => turn?.job)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });
});
describe('what waits', () => {
  test('is counted, of all and of one, and can be taken back once', () => {
    const queue = filled(['a', 'a', 'b']);
    expect([queue.waiting(), queue.waiting('a'), queue.waiting('b'), queue.waiting('none')]).toEqual([3, 2, 1, 0]);
    expect([queue.remove('b', 'b'), queue.remove('b', 'b'), queue.remove('none', 'b')]).toEqual([true, false, false]);
    expect(queue.waiting()).toBe(2);
  });
  test('is most of one network, whose last is named', () => {
    const queue = fairQueue<string>();
    expect(queue.longest()).toBeNull();
    for (const [network, job] of [
      ['a', 'a1'],
      ['b', 'b1'],
      ['b', 'b2'],
    ] as const)
      queue.add(network, job);
    expect(queue.longest()).toEqual({ network: 'b', waiting: 2, last: 'b2' });
  });
});

const NETWORKS = ['a', 'b', 'c'] as const;
const DEAREST = 50;
test('of 5,000 networks and more, those that wait for nothing are forgotten', () => {
  const queue = fairQueue<string>();
  const work = (network: string, cost: number) => {
    queue.add(network, network);
    queue.next()?.done(cost);
  };
  const next = () => {
    const turn = queue.next();
    turn?.done(1);
    return turn?.job;
  };
  // Something runs all the time: else all is forgotten with the last job.
  queue.add('keeper', 'keeper');
  queue.next();
  work('dear', 100_000);
  const order = () => {
    for (const network of ['dear', 'anew']) queue.add(network, network);
    return [next(), next()];
  };
  expect(order()).toEqual(['anew', 'dear']);
  for (let nth = 0; nth < 5000; nth += 1) work(`other ${nth}`, 1);
  expect(order()).toEqual(['dear', 'anew']);
});
test('two networks that both wait all the time differ by two jobs at most', () => {
  const costs = fc.array(fc.integer({ min: 1, max: DEAREST }), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(costs, costs, costs, (...given) => {
      const left = new Map(NETWORKS.map((network, at) => [network as string, [...(given[at] ?? [])]]));
      const had = new Map(NETWORKS.map((network) => [network as string, 0]));
      const queue = filled([...left].flatMap(([network, jobs]) => jobs.map(() => network)));
      while ([...left.values()].every((jobs) => jobs.length > 0)) {
        const turn = queue.next();
        if (turn === null) throw new Error('Jobs were lost.');
        const cost = left.get(turn.job)?.shift() ?? 0;
        turn.done(cost);
        had.set(turn.job, (had.get(turn.job) ?? 0) + cost);
        expect(Math.max(...had.values()) - Math.min(...had.values())).toBeLessThanOrEqual(2 * DEAREST);
      }
    }),
  );
});
test('every job has one turn, whatever is taken back', () => {
  const step = fc.record({ network: fc.constantFrom(...NETWORKS), isTakenBack: fc.boolean(), cost: fc.nat(DEAREST) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), (steps) => {
      const queue = fairQueue<number>();
      steps.forEach(({ network }, job) => void queue.add(network, job));
      const kept = steps.flatMap(({ network, isTakenBack }, job) =>
        isTakenBack && queue.remove(network, job) ? [] : [job],
      );
      const done: number[] = [];
      for (let turn = queue.next(); turn !== null; turn = queue.next()) {
        done.push(turn.job);
        turn.done(steps[turn.job]?.cost ?? 0);
      }
      expect(done.toSorted((one, other) => one - other)).toEqual(kept);
      expect(queue.waiting()).toBe(0);
    }),
  );
});
