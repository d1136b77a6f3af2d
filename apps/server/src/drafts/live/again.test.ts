import { expect, test } from 'vitest';
import { again } from './again.ts';

/** Work that ends when it is let go, and what was heard of it. */
function slowWork() {
  const running: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const ask = again(
    () => {
      const one = Promise.withResolvers<void>();
      running.push(one);
      return one.promise;
    },
    (error) => errors.push(error),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, running, errors, settled };
}

test('what is asked for while it runs is done once more after it, however often it was asked for', async () => {
  const { ask, running, settled } = slowWork();
  ask();
  expect(running).toHaveLength(1);
  ask();
  ask();
  await settled();
  expect(running).toHaveLength(1);
  running[0]?.resolve();
  await settled();
  expect(running).toHaveLength(2);
  running[1]?.resolve();
  await settled();
  expect(running).toHaveLength(2);
  ask();
  expect(running).toHaveLength(3);
});

test('work that fails is told of, and what was asked for meanwhile is done all the same', async () => {
  const { ask, running, errors, settled } = slowWork();
  const failure = new Error('The database is gone.');
  ask();
  ask();
  running[0]?.reject(failure);
  await settled();
  expect(errors).toEqual([failure]);
  expect(running).toHaveLength(2);
  running[1]?.resolve();
  await settled();
  ask();
  expect(running).toHaveLength(3);
  expect(errors).toHaveLength(1);
});
