import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[] = [];
const nextFrame = (): void => {
  for (const frame of frames.splice(0)) frame();
};
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  nextFrame();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work waits for the frame and for what follows it', () => {
  const work = vi.fn();
  afterPaint(work);
  nextFrame();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
test('all that wait for one frame share it, and one that fails stops no other', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const work = vi.fn();
  const fault = new Error('one');
  afterPaint(() => {
    throw fault;
  });
  afterPaint(work);
  expect(frames).toHaveLength(1);
  nextFrame();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(fault);
});
test('what is called off is not done, and the rest is', () => {
  const off = vi.fn();
  const on = vi.fn();
  const callOff = afterPaint(off);
  afterPaint(on);
  callOff();
  nextFrame();
  vi.runAllTimers();
  expect(off).not.toHaveBeenCalled();
  expect(on).toHaveBeenCalledOnce();
});
test('a change between a frame and its work waits for a frame of its own', () => {
  const first = vi.fn();
  const second = vi.fn();
  afterPaint(first);
  nextFrame();
  afterPaint(second);
  vi.runAllTimers();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  nextFrame();
  vi.runAllTimers();
  expect(second).toHaveBeenCalledOnce();
});
