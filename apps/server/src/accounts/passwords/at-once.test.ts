import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('so many run at once; the others come in turn, each once', async () => {
  const { run, waiting } = atOnce(2);
  const order: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const works = gates.map((gate, index) =>
    run(async () => {
      order.push(index);
      await gate.promise;
      return index;
    }),
  );
  await Promise.resolve();
  expect([order, waiting()]).toEqual([[0, 1], 3]);
  gates[1]?.resolve();
  await works[1];
  await new Promise(setImmediate);
  expect([order, waiting()]).toEqual([[0, 1, 2], 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4]);
  expect([order, waiting()]).toEqual([[0, 1, 2, 3, 4], 0]);
});
test('work that fails makes room too', async () => {
  const { run } = atOnce(1);
  const fails = run(async () => {
    throw new Error('failed');
  });
  const next = run(async () => 'done');
  await expect(fails).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
