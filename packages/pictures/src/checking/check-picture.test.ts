import { expect, test } from 'vitest';
import type { LayeredPicture, Point } from '../data/picture.ts';
import { checkPicture, rulesOf } from './check-picture.ts';

const layer = { name: 'box', words: 'box', drawing: '<g class="a"><path d="M0 0"/></g>' };
const sound: LayeredPicture = { words: 'Panel', width: 200, height: 100, layers: [layer], balloons: [], measures: [] };
const faults = (change: Partial<LayeredPicture>) =>
  checkPicture({ ...sound, ...change }).map(({ path, message }) => `${path.join(' ')}: ${message}`);
const outside = (at: Point) => faults({ balloons: [{ group: 'Box', at }] }).length > 0;

test('a sound picture has no faults', () => expect(faults({})).toEqual([]));

test.each<[Point, boolean]>([
  [[0, 0], false],
  [[200, 100], false],
  [[-1, 50], true],
  [[50, -1], true],
  [[201, 50], true],
  [[50, 101], true],
])('a balloon that points to %j is outside: %s', (at, isOutside) => expect(outside(at)).toBe(isOutside));

test('a fault says which part has it', () => {
  expect(faults({ balloons: [{ group: 'Box', at: [201, 7] }] })).toEqual([
    'balloons 0 at: the balloon of Box points outside the picture, at 201, 7.',
  ]);
  for (const ends of [{ from: [0, 0], to: [0, 101] } as const, { from: [0, -1], to: [0, 9] } as const])
    expect(faults({ measures: [{ ...ends, words: '9 in' }] })).toEqual([
      `measures 0 ${ends.to[1] === 101 ? 'to' : 'from'}: the dimension "9 in" lies outside the picture.`,
    ]);
  expect(faults({ layers: [layer, layer, layer] })).toEqual(['layers 1 name: there are two layers "box".']);
});

test.each([
  ['', true],
  ['<g><g class="a"></g></g>', true],
  ['<path d="M0 0"/>', true],
  ['<g>', false],
  ['</g>', false],
  ['<g></g></g>', false],
  ['</g><g>', false],
])('the groups of the drawing %j close: %s', (drawing, isBalanced) => {
  expect(faults({ layers: [{ ...layer, drawing }] })).toEqual(
    isBalanced ? [] : ['layers 0 drawing: the groups of layer "box" do not close.'],
  );
});

test('the rules of all parts are listed, each once', () => {
  const when = ['A.1'];
  expect(
    rulesOf({
      ...sound,
      when,
      layers: [{ ...layer, when: ['A.1', 'B.2'] }],
      balloons: [{ group: 'A', at: [0, 0], when: ['C.3'] }],
      measures: [{ from: [0, 0], to: [1, 1], words: '1', when: ['D.4'] }],
    }),
  ).toEqual(['A.1', 'B.2', 'C.3', 'D.4']);
});
