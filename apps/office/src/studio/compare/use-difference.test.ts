// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../../testing/draw-hook.ts';
import { useDifference } from './use-difference.ts';

const workers: FakeWorker[] = [];
/** A worker that answers when the test says so. */
class FakeWorker {
  asked: unknown;
  isOver = false;
  hear?: (event: { data: unknown }) => void;
  constructor(_: URL, options: object) {
    expect(options).toEqual({ type: 'module' });
    workers.push(this);
  }
  addEventListener(_: 'message', hear: (event: { data: unknown }) => void): void {
    this.hear = hear;
  }
  postMessage(asked: unknown): void {
    this.asked = asked;
  }
  terminate(): void {
    this.isOver = true;
  }
  say(data: unknown): void {
    act(() => this.hear?.({ data }));
  }
}
beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});

test('two versions are compared by a worker, another state by another one', () => {
  const [before, a, b] = ['', 'A', 'B'].map((prefix): Configurator => ({ prefix, configGroups: [] }));
  if (before === undefined || a === undefined || b === undefined) throw new Error('There are three.');
  let after = a;
  const known = ['A1'];
  const { now, again, leave } = drawHook(() => useDifference(before, after, known));
  expect(workers.map(({ asked }) => asked)).toEqual([{ before, after: a, known }]);
  expect(now()).toEqual({ difference: null, isOld: false, hasFailed: false });
  const difference = { lines: [] };
  workers[0]?.say({ ok: true, difference });
  again();
  expect(now()).toEqual({ difference, isOld: false, hasFailed: false });
  after = b;
  again();
  expect(now()).toEqual({ difference, isOld: true, hasFailed: false });
  expect(workers.map(({ asked, isOver }) => [asked, isOver])).toEqual([
    [{ before, after: a, known }, true],
    [{ before, after: b, known }, false],
  ]);
  workers[1]?.say({ ok: false });
  expect(now()).toEqual({ difference: null, isOld: false, hasFailed: true });
  leave();
  expect(workers[1]?.isOver).toBe(true);
});
