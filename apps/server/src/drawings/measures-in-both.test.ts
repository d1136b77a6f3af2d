import type { Composed } from '@millrace/pictures';
import { expect, test } from 'vitest';
import { withMeasuresInBoth } from './measures-in-both.ts';

const pictureWith = (words: readonly string[], width = 520): Composed => ({
  width,
  height: 560,
  alt: '',
  layers: [],
  balloons: [],
  measures: words.map((each) => ({ from: [0, 0], to: [9, 0], words: each })),
  note: null,
});

test.each([
  ['inches have millimetres after them', ['14 in', '16 in'], ['14 in (356 mm) · 16 in (406 mm)']],
  ['millimetres have inches', ['125 mm'], ['125 mm (4.92 in)']],
  ['what stands at two lines is said once', ['4 in', '4 in'], ['4 in (102 mm)']],
  ['words that are no length are not said', ['4 AWG', 'see table', '8 in'], ['8 in (203 mm)']],
])('%s', (_, words, below) => expect(withMeasuresInBoth(pictureWith(words), 'en-US').below).toEqual(below));

test('as many as the sheet is wide stand in one line', () => {
  const { below = [] } = withMeasuresInBoth(pictureWith(['1 in', '2 in', '3 in', '4 in', '5 in']), 'en-US');
  expect(below).toHaveLength(2);
  for (const line of below) expect(line.length * 8.6).toBeLessThanOrEqual(520);
});

test('a picture without a length stays as it is', () => {
  const plain = pictureWith(['see table']);
  expect(withMeasuresInBoth(plain, 'en-US')).toBe(plain);
});
