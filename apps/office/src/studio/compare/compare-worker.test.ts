import { differenceInWords } from '@millrace/studio';
import { expect, test } from 'vitest';
import { workerOf } from '../../testing/worker-of.ts';

const compare = await workerOf(() => import('./compare.worker.ts'));

const of = (...codes: string[]) => ({
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: codes.map((code) => ({ code })) }],
});
const [before, after, known] = [of('A', 'B'), of('A', 'C'), ['TDB']];

test('two versions are compared beside the page, in words', () => {
  const difference = differenceInWords(before, after, { known });
  expect(compare({ before, after, known })).toEqual([{ ok: true, difference }]);
});

test('a version that cannot be compared is told, and the worker goes on', () => {
  expect(compare({ before, after: {}, known })).toEqual([{ ok: false }]);
  expect(compare({ before, after, known })).toEqual([expect.objectContaining({ ok: true })]);
});
