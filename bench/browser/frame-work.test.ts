import { expect, test } from 'vitest';
import { frameWork, type TraceEvent } from './frame-work.ts';

const PAGE = { pid: 1, tid: 1 };
const task = (pid: number, tid: number, [ts, dur, tdur]: [number, number, number]): TraceEvent => ({
  name: tid === 3 ? 'ThreadPool_RunTask' : 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts: ts * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
});
const gpu: TraceEvent = { name: 'process_name', ph: 'M', pid: 2, tid: 0, ts: 0, args: { name: 'GPU Process' } };
/** Two frames, of 50 ms and of 17. */
const starts = [0, 50_000, 67_000];
const of = (...events: TraceEvent[]) => frameWork([gpu, ...events], PAGE, starts);

test('a frame has the processor time of the tasks that began in it, and what they waited for a processor', () => {
  expect(of(task(1, 1, [5, 40, 12]), task(1, 1, [52, 10, 10]))).toEqual([
    { mainMs: 12, ownMs: 12, waitedMs: 28 },
    { mainMs: 10, ownMs: 10, waitedMs: 0 },
  ]);
});

test('what is drawn while the main thread rests is work of the frame; what is drawn beside it is not', () => {
  const main = task(1, 1, [0, 20, 20]);
  const [beside] = of(main, task(1, 3, [5, 10, 8]));
  expect(beside?.ownMs).toBe(20);
  const [after] = of(main, task(1, 3, [20, 10, 8]), task(2, 4, [30, 5, 5]));
  expect(after?.ownMs).toBe(33);
  const [half] = of(main, task(1, 3, [15, 10, 8]));
  expect(half?.ownMs).toBe(24);
});

test('the work of other pages, and of what steers the browser, is none of the frame', () => {
  expect(of(task(7, 1, [0, 40, 40]))[0]).toEqual({ mainMs: 0, ownMs: 0, waitedMs: 0 });
});
