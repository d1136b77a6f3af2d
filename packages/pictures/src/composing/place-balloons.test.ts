import { type Configurator, evaluate, initialSelection, toggleOption } from '@millrace/configurator';
import { expect, test } from 'vitest';
import type { LayeredPicture } from '../data/picture.ts';
import { placeBalloons } from './place-balloons.ts';

const group = (name: string, code: string) => ({ name, options: [{ code, selected: true }] });
const configurator: Configurator = {
  configGroups: [
    group('A', '1'),
    group('B', '4XSS12'),
    group('C', '3'),
    group('D', ''),
    { name: 'E', options: [{ code: 'x' }, { code: 'y' }] },
  ],
};
type Balloons = LayeredPicture['balloons'];
function placed(balloons: Balloons, height = 200) {
  const picture = { words: 'P', width: 400, height, layers: [], balloons, measures: [] };
  const evaluation = evaluate(configurator, initialSelection(configurator));
  return placeBalloons(picture, evaluation, ({ when }) => (when === undefined ? 'holds' : 'fails'));
}
const places = (balloons: Balloons, height?: number) =>
  placed(balloons, height).map(({ group: of, x, y }) => [of, x, y]);

test('a balloon stands at the nearer edge, a little above its target', () => {
  expect(places([{ group: 'A', at: [199, 100] }])).toEqual([['A', 20, 90]]);
  expect(places([{ group: 'A', at: [200, 100] }])).toEqual([['A', 380, 90]]);
});

test('a balloon is as wide as its code, and never too narrow to be hit', () => {
  const [short, long] = placed([
    { group: 'A', at: [10, 50] },
    { group: 'B', at: [10, 150] },
  ]);
  expect([short?.width, long?.width]).toEqual([32, 6 * 0.6 * 14 + 18]);
  expect(long?.x).toBeCloseTo(4 + (6 * 0.6 * 14 + 18) / 2);
});

test('a balloon wider than half of the sheet is not lost between the columns', () => {
  const wide = { configGroups: [group('A', 'X'.repeat(30))] };
  const picture = { words: 'P', width: 400, height: 200, layers: [], measures: [] };
  const placedIn = (at: number) =>
    placeBalloons(
      { ...picture, balloons: [{ group: 'A', at: [at, 50] }] },
      evaluate(wide, initialSelection(wide)),
      () => 'holds',
    );
  // 30 letters of 0.6 em at 14 px, and 18 px around them.
  expect(placedIn(10)).toMatchObject([{ width: 270, x: 139 }]);
  expect(placedIn(390)).toMatchObject([{ width: 270, x: 261 }]);
});

test('balloons of a column stand in the order of their targets, none on another, none off the sheet', () => {
  const at = (y: number) => [10, y] as const;
  expect(
    places([
      { group: 'C', at: at(20) },
      { group: 'A', at: at(10) },
    ]),
  ).toEqual([
    ['A', 20, 17],
    ['C', 20, 49],
  ]);
  expect(
    places([
      { group: 'A', at: at(195) },
      { group: 'C', at: at(199) },
    ]),
  ).toEqual([
    ['A', 20, 151],
    ['C', 20, 183],
  ]);
  expect(
    places(
      [
        { group: 'A', at: at(30) },
        { group: 'C', at: at(30) },
      ],
      40,
    ),
  ).toEqual([
    ['A', 20, 17],
    ['C', 20, 49],
  ]);
});

test('a group that prints no code, is not there, was pointed at before or does not apply has none', () => {
  expect(
    places([
      { group: 'D', at: [10, 10] },
      { group: 'Z', at: [10, 10] },
      { group: 'A', at: [10, 100] },
      { group: 'A', at: [10, 10] },
      { group: 'C', at: [10, 10], when: ['A.1'] },
    ]),
  ).toEqual([['A', 20, 90]]);
});

test('a group that is to be answered has two dots, until it is', () => {
  expect(placed([{ group: 'E', at: [10, 50] }])).toMatchObject([{ text: '··', isOpen: true }]);
  const chosen = toggleOption(configurator, initialSelection(configurator), 'E', 'y');
  const picture = { words: 'P', width: 400, height: 200, layers: [], measures: [] };
  const balloons = [{ group: 'E', at: [10, 50] as const }];
  expect(placeBalloons({ ...picture, balloons }, evaluate(configurator, chosen), () => 'holds')).toMatchObject([
    { text: 'y', isOpen: false },
  ]);
});
