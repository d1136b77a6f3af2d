import { type Configurator, evaluate, initialSelection, type Selection } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { choice } from '../../testing/near-readings.ts';
import type { AlignedCell } from './align-number.ts';
import { clearGroup, fulfil, isKept, keepRight, type Wish, wishesOf } from './keep-right.ts';

/** A configurator with a group of each kind, and a part. */
const made: Configurator = {
  prefix: 'N-',
  parts: { float: { prefix: 'F', groupSeparator: '', configGroups: [choice('Size', ['1', '2'])] } },
  configGroups: [
    choice('Size', ['A', 'B']),
    {
      name: 'Late',
      options: [{ code: 'X' }, { code: 'Y', enableIf: ['Extras.E'] }],
    },
    {
      name: 'Extras',
      multiselect: true,
      options: [{ code: 'E' }, { code: 'H' }, { code: 'I' }],
    },
    { name: 'Cord', kind: 'number', min: 10, max: 50 },
    { name: 'Label', kind: 'text', characters: 'A-Z', optional: true },
    choice('Rail', ['K', 'R'], { kind: 'sequence', max: 3, optional: true }),
    { name: 'Float', kind: 'assembly', part: 'float', optional: true },
  ],
};
const start = initialSelection(made);
const chosen = (group: string, code: string, quantity: number | null = null): Wish => ({ group, chosen: { code, quantity } }); // biome-ignore format: one line
const parts = (selection: Selection): (string | undefined)[] =>
  evaluate(made, selection).groups.map(({ part }) => part ?? '');
const after = (...wishes: Wish[]) => parts(fulfil(made, start, wishes));

test.each<[string, Wish[], number, string]>([
  ['a code', [chosen('Size', 'B')], 0, 'B'],
  ['another code of the same group, the last one', [chosen('Size', 'B'), chosen('Size', 'A')], 0, 'A'],
  ['codes of a group that takes several', [chosen('Extras', 'I'), chosen('Extras', 'E')], 2, 'E|I'],
  ['a value', [{ group: 'Cord', value: 20 }], 3, '20'],
  ['a text', [{ group: 'Label', text: 'PUMP' }], 4, 'PUMP'],
  ['codes of a sequence', [{ group: 'Rail', codes: ['R', 'K'] }], 5, 'R|K'],
  ['the number of a part', [{ group: 'Float', part: 'F2' }], 6, '(F2)'],
  ['a code that waits for one after it', [chosen('Late', 'Y'), chosen('Extras', 'E')], 1, 'Y'],
  ['what can be had, beside a code that nothing has', [chosen('Size', 'Q'), chosen('Size', 'B')], 0, 'B'],
  ['what can be had, beside a group that nothing has', [chosen('None', 'B'), chosen('Size', 'B')], 0, 'B'],
])('wishes are carried out: %s', (_, wishes, group, part) => {
  expect(after(...wishes)[group]).toBe(part);
});

test.each<[string, Wish[]]>([
  ['nothing', []],
  ['a code that cannot be had', [chosen('Late', 'Y')]],
  ['a value beyond its bounds', [{ group: 'Cord', value: 51 }]],
  ['a text with other characters', [{ group: 'Label', text: 'p-1' }]],
  ['no code of a sequence', [{ group: 'Rail', codes: [] }]],
  ['a number that its part does not read', [{ group: 'Float', part: 'F3' }]],
  ['a part of a group without one', [{ group: 'Size', part: 'F2' }]],
])('of wishes for %s nothing changes', (_, wishes) => {
  expect(after(...wishes)).toEqual(parts(start));
});

test.each<[string, Wish[], number, string[], string]>([
  ['a code', [chosen('Size', 'B')], 0, [], ''],
  ['a code that stays', [chosen('Size', 'B')], 0, ['B'], 'B'],
  ['several, but for one', [chosen('Extras', 'I'), chosen('Extras', 'E')], 2, ['I'], 'I'],
  ['several', [chosen('Extras', 'I'), chosen('Extras', 'E')], 2, ['H'], ''],
  ['a value', [{ group: 'Cord', value: 20 }], 3, ['20'], ''],
  ['a text', [{ group: 'Label', text: 'PUMP' }], 4, ['PUMP'], ''],
  ['a sequence', [{ group: 'Rail', codes: ['R'] }], 5, ['R'], ''],
  ['a part', [{ group: 'Float', part: 'F2' }], 6, ['(F2)'], ''],
])('a group is cleared of %s', (_, wishes, index, keep, part) => {
  expect(parts(clearGroup(made, fulfil(made, start, wishes), index, keep))[index]).toBe(part);
});
test('a group that is not there is cleared of nothing', () => {
  expect(clearGroup(made, start, 7, [])).toBe(start);
});

const group = (name: string) => made.configGroups.find((one) => one.name === name) ?? null;
const cell = (name: string | null, piece: object | null): AlignedCell =>
  ({
    group: name === null ? null : group(name),
    from: 0,
    to: 1,
    piece: piece === null ? null : { end: 1, printed: '', separator: '-', chosen: [], value: null, ...piece },
  }) as AlignedCell;
const codes = (...all: string[]) => ({ chosen: all.map((code) => ({ code, quantity: null })) });

test.each<[string, AlignedCell, Wish[]]>([
  ['more than the number has', cell(null, codes('A')), []],
  ['what its group cannot read', cell('Size', null), []],
  ['a value of nothing', cell('Cord', { value: 0 }), [{ group: 'Cord', value: 0 }]],
  ['a text', cell('Label', { text: '' }), [{ group: 'Label', text: '' }]],
  ['a part', cell('Float', { part: 'F1' }), [{ group: 'Float', part: 'F1' }]],
  ['a sequence', cell('Rail', codes('K', 'R')), [{ group: 'Rail', codes: ['K', 'R'] }]],
  ['codes', cell('Extras', codes('E', 'I')), [chosen('Extras', 'E'), chosen('Extras', 'I')]],
])('a cell wishes for %s', (_, of, wishes) => {
  expect(wishesOf(of)).toEqual(wishes);
});

test.each([
  ['that its group prints as it was read', cell('Size', { printed: 'B' }), true],
  ['that prints another', cell('Size', { printed: 'A' }), false],
  ['that no group has', cell(null, { printed: 'B' }), false],
  ['that nothing reads', cell('Size', null), false],
  ['of a group that is not answered yet', cell('Cord', { printed: '' }), false],
])('of a cell %s it is said whether a number keeps it', (_, of, is) => {
  expect(isKept(made, evaluate(made, fulfil(made, start, [chosen('Size', 'B')])), of)).toBe(is);
});

test('what is right is kept on both sides of a fault, and a group that was passed over is left open', () => {
  const cells = [
    cell('Size', { printed: 'B', ...codes('B') }),
    cell('Late', null),
    cell('Cord', { printed: '20', value: 20 }),
  ];
  const { evaluation, wrong, waiting, begun } = keepRight(made, { cells, cost: 1 });
  expect(evaluation.groups.map(({ part }) => part ?? '')).toEqual(['B', '', '', '20', '', '', '']);
  expect([wrong, waiting, begun]).toEqual([[cells[1]], [], []]);
});
test('a code that the others refuse is wrong where all is read, and waits where something is not', () => {
  const refused = cell('Late', { printed: 'Y', ...codes('Y') });
  const size = cell('Size', { printed: 'B', ...codes('B') });
  const unread = cell('Cord', null);
  expect(keepRight(made, { cells: [size, refused], cost: 1 })).toMatchObject({ wrong: [refused], waiting: [] });
  expect(keepRight(made, { cells: [size, refused, unread], cost: 2 })).toMatchObject({
    wrong: [unread],
    waiting: [refused],
  });
});
