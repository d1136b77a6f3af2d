import { expect, test } from 'vitest';
import { joinWires } from './join-wires.ts';
import { line, path, type Shape } from './shape.ts';

const drawnBy = (shapes: Shape[]) => joinWires(shapes).map((shape) => (shape.tag === 'path' ? shape.d : shape.tag));

test.each([
  ['pieces in a row are one', [line(0, 5, 10, 5), line(10, 5, 30, 5), line(30, 5, 30, 5)], ['M0 5L30 5']],
  ['whatever their order and direction', [line(5, 30, 5, 10), line(5, 0, 5, 10)], ['M5 0L5 30']],
  ['a gap stays', [line(0, 5, 10, 5), line(12, 5, 30, 5)], ['M0 5L10 5', 'M12 5L30 5']],
  ['a corner stays', [line(0, 5, 10, 5), line(10, 5, 10, 9)], ['M10 5L10 9', 'M0 5L10 5']],
  [
    'dashes and symbols stay as they are',
    [line(0, 5, 9, 5, 'field'), line(9, 5, 12, 5, 'field')],
    ['M0 5L9 5', 'M9 5L12 5'],
  ],
  ['and so does what is bent', [path('wire', 'M0 5H9V7')], ['M0 5H9V7']],
])('%s', (_, shapes, expected) => expect(drawnBy(shapes)).toEqual(expected));
