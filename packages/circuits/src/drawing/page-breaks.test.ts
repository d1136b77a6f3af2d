import { expect, test } from 'vitest';
import { sealIn } from '../testing/small-circuits.ts';
import { drawCircuit } from './draw-circuit.ts';
import { pageBreaks } from './page-breaks.ts';
import { circle, line, path, rect, text } from './shape.ts';

test.each([
  ['between two rungs', [line(0, 10, 50, 10), line(0, 70, 50, 70)], [40]],
  ['through a wire that goes down', [line(0, 10, 0, 70), line(0, 10, 9, 10), line(0, 70, 9, 70)], [40]],
  ['not through a symbol', [line(0, 10, 50, 10), path('symbol', 'M5 10v30h7v30'), line(0, 70, 50, 70)], []],
  ['not through a circle or a box', [circle('symbol', 9, 20, 20), rect(0, 39, 9, 40)], []],
  ['not through words', [text('label', 0, 20, 'K1'), text('label', 0, 30, 'K2')], []],
  ['not below a heading', [text('head', 0, 20, 'Dry contacts'), line(0, 70, 50, 70), line(0, 110, 50, 110)], [90]],
  ['not through a field wire', [line(0, 0, 0, 70, 'field')], []],
])('a sheet is cut %s', (_, shapes, expected) => expect(pageBreaks(shapes)).toEqual(expected));

test('a diagram can be cut before its ladder, its legend and its notes', () => {
  const { breaks, height } = drawCircuit(sealIn, 'HS-1');
  expect(breaks.length).toBeGreaterThan(4);
  expect(breaks.every((at, nth) => at > (breaks[nth - 1] ?? 0) && at < height)).toBe(true);
});
