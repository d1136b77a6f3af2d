import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const path = (d: string) => ({ tag: 'path', attributes: { class: 'outline paper', d }, content: [] });
const written = (d: string): string => `<path class="outline paper" d="${d}"/>`;

test('groups hold what stands in them, and figures stand in their order', () => {
  expect(
    readDrawing(`<g transform="matrix(1 0 0 1 2 3)">${written('M0 0')}<g>${written('M1 1')}</g></g>${written('M2 2')}`),
  ).toEqual([
    {
      tag: 'g',
      attributes: { transform: 'matrix(1 0 0 1 2 3)' },
      content: [path('M0 0'), { tag: 'g', attributes: {}, content: [path('M1 1')] }],
    },
    path('M2 2'),
  ]);
});

test('nothing is drawn of nothing', () => {
  expect(readDrawing('')).toEqual([]);
});
