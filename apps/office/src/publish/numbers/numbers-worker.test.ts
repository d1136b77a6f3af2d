import { changedNumbers } from '@millrace/studio';
import { expect, test } from 'vitest';
import { workerOf } from '../../testing/worker-of.ts';

const compare = await workerOf(() => import('./numbers.worker.ts'));

const of = (...codes: string[]) => ({
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: codes.map((code) => ({ code })) }],
});
const [before, after, known] = [of('A', 'B'), of('A', 'C'), ['TDB']];

test.each([
  ['changed', before, after],
  ['new', null, after],
  ['gone', before, null],
])('the numbers of a configurator that is %s are compared beside the page', (_, was, is) => {
  expect(compare({ before: was, after: is, known })).toEqual([
    { ok: true, numbers: changedNumbers(was, is, { known }) },
  ]);
});

test('a version that cannot be compared is told, and the worker goes on', () => {
  expect(compare({ before, after: { configGroups: 7 }, known })).toEqual([{ ok: false }]);
  expect(compare({ before, after, known })).toEqual([expect.objectContaining({ ok: true })]);
});
