import { expect, test } from 'vitest';
import { collect, finish, type Pausable } from './pausable.ts';

const one = { id: 1 };
const two = { id: 2 };

test('work is finished without a pause', () => {
  const work = function* (): Pausable<string> {
    yield;
    yield;
    return 'done';
  };
  expect(finish(work())).toBe('done');
});
test('results are collected, and every pause between them is passed on', () => {
  const work = collect([undefined, one, undefined, two]);
  expect([work.next().done, work.next().done, work.next()]).toEqual([false, false, { done: true, value: [one, two] }]);
});
