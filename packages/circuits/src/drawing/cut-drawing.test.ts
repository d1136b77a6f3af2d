import { describe, expect, test } from 'vitest';
import { ladderOf } from '../testing/small-circuits.ts';
import { cutDrawing } from './cut-drawing.ts';
import { drawCircuit } from './draw-circuit.ts';
import { line, rect, text } from './shape.ts';

const lamps = Array.from({ length: 12 }, (_, nth) => `H${nth + 1}`);
const tall = drawCircuit(
  ladderOf(
    Object.fromEntries(lamps.map((label) => [label, { kind: 'lamp' as const, words: label }])),
    ...lamps.map((load) => ({ load })),
  ),
  'TD-1',
);
const wordsIn = (shapes: (typeof tall)['shapes']) => shapes.flatMap((one) => (one.tag === 'text' ? one.words : []));

test('every part fits its page, and all words are on one of them, once', () => {
  const parts = cutDrawing(tall, 400);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every(({ top, bottom }) => bottom - top <= 400)).toBe(true);
  expect(parts.map(({ bottom }) => bottom)).toEqual([...parts.slice(1).map(({ top }) => top), tall.height]);
  expect(parts.flatMap(({ shapes }) => wordsIn(shapes)).sort()).toEqual(wordsIn(tall.shapes).sort());
});

test('a drawing that fits stays whole', () => {
  expect(cutDrawing(tall, 10_000)).toEqual([{ top: 0, bottom: tall.height, shapes: tall.shapes }]);
});

test('a wire goes on in the next part', () => {
  const drawing = {
    shapes: [line(5, 10, 5, 90), text('label', 0, 20, 'A'), text('label', 0, 80, 'B')],
    breaks: [50],
    height: 100,
  };
  expect(cutDrawing(drawing, 60).map(({ shapes }) => shapes)).toEqual([
    [line(5, 10, 5, 50), text('label', 0, 20, 'A')],
    [line(5, 50, 5, 90), text('label', 0, 80, 'B')],
  ]);
});

test('it is cut between two rungs, not between a device and its terminals', () => {
  const rails = [line(0, 0, 0, 200), line(99, 0, 99, 200)];
  const terminals = [line(40, 70, 40, 90), line(50, 70, 50, 90)];
  const drawing = { shapes: [...rails, ...terminals], breaks: [20, 65, 80, 150], height: 200 };
  expect(cutDrawing(drawing, 100).map(({ bottom }) => bottom)).toEqual([65, 150, 200]);
  expect(cutDrawing({ ...drawing, breaks: [20, 80, 150] }, 100).map(({ bottom }) => bottom)).toEqual([80, 150, 200]);
});

test('what cannot be cut stays whole, however tall', () => {
  expect(cutDrawing({ shapes: [], breaks: [], height: 500 }, 100)).toHaveLength(1);
});

describe('of several places to cut', () => {
  const wire = (x: number, from: number, to: number) => line(x, from, x, to);
  const cutsOf = (breaks: number[], height: number, ...shapes: ReturnType<typeof wire>[]) =>
    cutDrawing({ shapes, breaks, height }, 100).map(({ bottom }) => bottom);
  test.each<[string, number[], number, ReturnType<typeof wire>[], number[]]>([
    ['a drawing as tall as a page is not cut', [50], 100, [], [100]],
    ['a taller one is', [50], 101, [], [50, 101]],
    ['the last one is taken where all cut as many wires', [60, 80, 100], 150, [], [100, 150]],
    ['that at the end of the page, too', [100], 150, [], [100, 150]],
    ['none beyond the page, where there is one within', [90, 101], 150, [], [90, 150]],
    ['the next one beyond it, where there is none within', [120, 140], 150, [], [120, 150]],
    ['none at the beginning of the page', [0, 70], 150, [], [70, 150]],
    ['one that fills less than six tenths, where there is no other', [59], 150, [], [59, 150]],
    ['one that fills six tenths, before one that cuts nothing', [50, 60], 150, [wire(5, 55, 65)], [60, 150]],
    [
      'the one that cuts the fewest wires',
      [70, 90],
      150,
      [wire(5, 80, 95), wire(6, 60, 75), wire(7, 85, 99)],
      [70, 150],
    ],
    [
      'a wire that ends or begins there is not cut',
      [70, 80, 90],
      150,
      [wire(5, 40, 70), wire(6, 70, 85), wire(7, 75, 95), wire(8, 85, 95)],
      [70, 150],
    ],
    ['each page is cut by itself', [70, 90, 160, 190], 260, [], [90, 190, 260]],
    ['a later page, too, is filled six tenths', [90, 140, 150], 240, [wire(5, 145, 155)], [90, 150, 240]],
  ])('%s', (_, breaks, height, wires, expected) => expect(cutsOf(breaks, height, ...wires)).toEqual(expected));
});

test('what lies with its middle on a cut is on the lower page, and a wire that ends there on the upper one', () => {
  const on = rect(0, 40, 10, 20);
  const above = rect(0, 38, 10, 20);
  const drawing = { shapes: [on, above, line(5, 10, 5, 50), line(6, 50, 6, 90)], breaks: [50], height: 100 };
  expect(cutDrawing(drawing, 60).map(({ shapes }) => shapes)).toEqual([
    [above, line(5, 10, 5, 50)],
    [on, line(6, 50, 6, 90)],
  ]);
});
