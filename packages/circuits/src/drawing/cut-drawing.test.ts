import { expect, test } from 'vitest';
import { ladderOf } from '../testing/small-circuits.ts';
import { cutDrawing } from './cut-drawing.ts';
import { drawCircuit } from './draw-circuit.ts';
import { line, text } from './shape.ts';

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
