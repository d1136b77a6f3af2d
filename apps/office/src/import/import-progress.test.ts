// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { type FakeStream, takeStreams } from '../testing/fake-stream.ts';
import { useImportProgress } from './import-queries.ts';

let opened: FakeStream[];
beforeEach(() => {
  opened = takeStreams();
});

const say = (event: object) => opened.at(-1)?.say(event);

test('how far an import is is heard from one stream, in words and numbers, until it rests', () => {
  const { now, again } = drawHook(() => useImportProgress('an-import', true));
  expect(opened.map(({ address }) => address)).toEqual([expect.stringContaining('an-import')]);
  expect(now()).toBeNull();
  say({ type: 'progress', doing: 'judging', done: 3, of: 9 });
  expect(now()).toEqual({ words: 'Rows are judged', done: 3, of: 9 });
  again();
  expect(opened).toHaveLength(1);
  say({ type: 'another' });
  expect(now()).toEqual({ words: 'Rows are judged', done: 3, of: 9 });
  say({ type: 'progress', doing: 'landing', done: 0, of: 0 });
  expect(now()).toEqual({ words: 'Rows go into the draft', done: 0, of: 0 });
  say({ type: 'rest' });
  expect(now()).toBeNull();
});

test('another import is another stream, and what was heard of the one before is gone', () => {
  let id = 'one';
  const { now, again, leave } = drawHook(() => useImportProgress(id, true));
  say({ type: 'progress', doing: 'reading', done: 1, of: 2 });
  id = 'two';
  again();
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(now()).toBeNull();
  leave();
  expect(opened.every(({ isClosed }) => isClosed)).toBe(true);
});

test.each([
  [null, true],
  ['an-import', false],
] as const)('without an import, or unasked, nothing is listened to: %s, %s', (id, isAsked) => {
  expect(drawHook(() => useImportProgress(id, isAsked)).now()).toBeNull();
  expect(opened).toEqual([]);
});
