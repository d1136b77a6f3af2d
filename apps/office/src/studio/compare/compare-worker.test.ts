import { changedNumbers, differenceInWords } from '@millrace/studio';
import { expect, test } from 'vitest';
import { workerOf } from '../../testing/worker-of.ts';

const difference = await workerOf(() => import('./compare.worker.ts'));
const numbers = await workerOf(() => import('../../publish/numbers/numbers.worker.ts'));

const of = (...codes: string[]) => ({
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: codes.map((code) => ({ code })) }],
});
const [before, after, known] = [of('A', 'B'), of('A', 'C'), ['TDB']];

test('two versions are compared beside the page, in words and by their numbers', () => {
  expect(difference({ before, after, known })).toEqual([
    { ok: true, difference: differenceInWords(before, after, { known }) },
  ]);
  expect(numbers({ before, after, known })).toEqual([{ ok: true, numbers: changedNumbers(before, after, { known }) }]);
  expect(numbers({ before, after: null, known })).toEqual([
    { ok: true, numbers: changedNumbers(before, null, { known }) },
  ]);
});

test('a version that cannot be compared is told, and the worker goes on', () => {
  expect(difference({ before, after: {}, known })).toEqual([{ ok: false }]);
  expect(numbers({ before, after: { configGroups: 7 }, known })).toEqual([{ ok: false }]);
  expect(difference({ before, after, known })).toHaveLength(1);
});
