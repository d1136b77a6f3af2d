import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { lanes } from './lanes.ts';

const all = Object.entries(lanes);
const beside = Math.min(2, Math.max(1, availableParallelism() - 1));

test('answers are made one at a time on this thread; other work leaves a core to it, and takes no more than two', () => {
  expect(all.filter(([, { isOnThisThread }]) => isOnThisThread === true).map(([name]) => name)).toEqual(['answers']);
  expect(all.map(([name, { atOnce }]) => [name, atOnce])).toEqual(
    all.map(([name]) => [name, name === 'answers' ? 1 : beside]),
  );
});

test('a network has a sixth to a quarter of the places, so that none keeps others from waiting', () => {
  const shares = all.map(([, { waiting, waitingPerNetwork }]) => waitingPerNetwork / waiting);
  expect([Math.min(...shares) > 1 / 6.1, Math.max(...shares)]).toEqual([true, 1 / 4]);
  expect(all.map(([name, { waiting, waitingPerNetwork }]) => [name, waiting, waitingPerNetwork])).toEqual([
    ['answers', 300, 60],
    ['compression', 400, 100],
    ['documents', 40, 8],
    ['pictures', 600, 150],
    ['passwords', 120, 20],
  ]);
});

test('a network pays for what it asks for, but for pictures, which are made once for good', () => {
  expect(all.filter(([, { isFree }]) => isFree === true).map(([name]) => name)).toEqual(['pictures']);
});
