import { expect, test } from 'vitest';
import { blockingAtWork } from './blocking-at-work.ts';

const task = { name: 'RunTask', pid: 1, tid: 2, ts: 200, tdur: 20_000 };
const painted = { name: 'firstContentfulPaint', pid: 1, tid: 2, ts: 100 };

test.each([
  ['a task of 20 ms at work is one of 80 on a slow phone', [painted, task], 30],
  ['a short one blocks nobody', [painted, { ...task, tdur: 12_500 }], 0],
  [
    'one ahead of the first paint does not count, nor one elsewhere',
    [painted, { ...task, ts: 50 }, { ...task, tid: 3 }],
    0,
  ],
  ['several add up', [painted, task, { ...task, ts: 300 }], 60],
  ['a page that was never painted', [task], 0],
])('%s', (_, traceEvents, ms) => {
  expect(blockingAtWork({ traceEvents })).toBe(ms);
});
