import { expect, test } from 'vitest';
import type { Measure } from '../data/picture.ts';
import { drawnMeasure } from './drawn-measure.ts';

test.each<[string, Omit<Measure, 'words'>, object]>([
  ['across has its words below the middle', { from: [10, 50], to: [30, 50] }, { x: 20, y: 67, turn: 0 }],
  ['upright has them along it, on its left', { from: [50, 10], to: [50, 30] }, { x: 44, y: 20, turn: -90 }],
  ['aslant has them below, on its right', { from: [10, 10], to: [30, 50] }, { x: 44, y: 46, turn: 0 }],
  ['tells where along it they stand', { from: [10, 50], to: [30, 50], along: 0.25 }, { x: 15, y: 67, turn: 0 }],
])('a dimension %s', (_, measure, place) => {
  expect(drawnMeasure({ ...measure, words: '9 in' })).toMatchObject({ ...place, size: 14 });
});

test('a dimension has a tick at 45 degrees at each end', () => {
  expect(drawnMeasure({ from: [10, 50], to: [30, 50], words: '9 in' }).path).toBe(
    'M10 50L30 50M6 54L14 46M26 54L34 46',
  );
});
