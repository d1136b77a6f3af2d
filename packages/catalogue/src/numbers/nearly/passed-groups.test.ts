import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { choice } from '../../testing/near-readings.ts';
import { isLikeAny, likeCodes, passedGroups } from './passed-groups.ts';

const configurator: Configurator = {
  configGroups: [
    choice('A', ['1']),
    choice('B', ['2']),
    choice('Unseen', ['9'], { printed: false }),
    choice('C', ['3'], { printed: true }),
    choice('D', ['4']),
  ],
};
const groupOf = (name: string): ConfigGroup | null =>
  configurator.configGroups.find((one) => one.name === name) ?? null;

test.each<[string, string, string]>([
  ['all of them, where no other cell is read', '*', 'A B C D'],
  ['those before the next cell', '* D', 'A B C'],
  ['those after the cell before', 'A *', 'B C D'],
  ['those between two', 'A * D', 'B C'],
  ['none between neighbours', 'A * B', ''],
  ['none before the first', '* A', ''],
  ['none after the last', 'D *', ''],
  ['over cells of no group on both sides', 'A - * - D', 'B C'],
  ['of several before, the nearest', 'A B * D', 'C'],
  ['of several after, the nearest', 'A * C D', 'B'],
])('groups passed over at a cell: %s', (_, written, passed) => {
  const cells = written.split(' ').map((name) => ({ name, group: groupOf(name) }));
  const cell = cells.find(({ name }) => name === '*');
  if (cell === undefined) throw new Error('No cell is marked.');
  expect(
    passedGroups(configurator, cells, cell)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(passed);
});

const groups: ConfigGroup[] = [
  choice('Floats', ['3F', '4F', '']),
  choice('Cord', ['20', '30X']),
  { name: 'Delay', kind: 'number', min: 1, max: 9 },
  choice('Unseen', ['UVW'], { printed: false }),
];

test.each<[string, string[]]>([
  ['5F', ['Floats 3F', 'Floats 4F']],
  ['3F', ['Floats 3F', 'Floats 4F']],
  ['2O', ['Cord 20']],
  ['30Y', ['Cord 30X']],
  ['UVX', ['Unseen UVW']],
  ['ZZZZ', []],
])('codes like %s', (typed, codes) => {
  expect(likeCodes(groups, typed).map(({ passed, code }) => `${passed.name} ${code}`)).toEqual(codes);
});

test.each<[string, boolean]>([
  ['5F', true],
  ['3OX', true],
  ['30Y', false],
  ['UVX', false],
  ['ZZZZ', false],
  ['', false],
])('whether a printed code is like "%s"', (typed, isLike) => expect(isLikeAny(groups, typed)).toBe(isLike));
