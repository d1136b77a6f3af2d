import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { choice } from '../../testing/near-readings.ts';
import { foldNumber, typedText } from '../lenient/folded-number.ts';
import { readingBudget } from '../reading-budget.ts';
import { alignNumber } from './align-number.ts';

const folded = (typed: string) => foldNumber(typed) ?? expect.fail('It does not fold.');

/** `Supply 3, Floats 5F!`: each cell as it was typed, with ! where its group cannot read it, and `more` where it is of no group; the cost. */
function aligned(configurator: Configurator, typed: string, cuts?: 'stiff'): [cells: string, cost: number] | null {
  const alignment = alignNumber(configurator, folded(typed), readingBudget(), cuts);
  if (alignment === null) return null;
  const cells = alignment.cells.map(
    (cell) =>
      `${cell.group?.name ?? 'more'} ${typedText(folded(typed), cell)}${cell.piece === null && cell.group !== null ? '!' : ''}`,
  );
  return [cells.join(', '), Math.round(alignment.cost * 1000) / 1000];
}

const cord = (more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name: 'Cord',
  kind: 'number',
  min: 10,
  max: 150,
  ...more,
});
const of = (...configGroups: ConfigGroup[]): Configurator => ({ prefix: 'N-', configGroups });
const tight = (...configGroups: ConfigGroup[]): Configurator => ({ prefix: 'N', groupSeparator: '', configGroups });
const tag: ConfigGroup = { name: 'Tag', kind: 'text', max: 8 };
const extras = choice('Extras', ['E', 'H', 'I'], { multiselect: true });
const end = choice('End', ['1', '2']);
const size = choice('Size', ['S', 'M']);
const backup = (more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name: 'Backup',
  kind: 'assembly',
  part: 'float',
  optional: true,
  ...more,
});
const set = (...configGroups: ConfigGroup[]): Configurator => ({ ...of(...configGroups), parts: { float } });

test.each<[string, Configurator, string, string, number]>([
  ['a whole number', panel, 'TD-3-4X-4F-E-20', 'Supply 3, Enclosure 4X, Floats 4F, Options E, Cable 20', 0],
  ['with a group that prints nothing', panel, 'TD-3-4X-4F-20', 'Supply 3, Enclosure 4X, Floats 4F, Cable 20', 0.001],
  ['without separators', panel, 'TD34X4FE20', 'Supply 3, Enclosure 4X, Floats 4F, Options E, Cable 20', 0],
  ['that has none, with separators', float, 'PF-2-0-NO', 'Cable 2-0, Contact NO', 0],
  ['its prefix alone', panel, 'TD-', '', 0.04],
  ['a number that is cut off', panel, 'TD-3-4X', 'Supply 3, Enclosure 4X', 0.02],
  ['after a group that may print nothing', panel, 'TD-3-4X-4F', 'Supply 3, Enclosure 4X, Floats 4F', 0.01],
  ['a part that is left out', of(size, end, cord()), 'N-S-20', 'Size S, Cord 20', 1],
  ['the first', of(size, end, cord()), 'N-1-20', 'End 1, Cord 20', 1],
  ['a wrong code', of(size, end, cord()), 'N-S-3-20', 'Size S, End 3!, Cord 20', 1],
  ['the last', of(size, end), 'N-S-3', 'Size S, End 3!', 1],
  ['two of them', of(size, end, cord()), 'N-Q-3-20', 'Size Q!, End 3!, Cord 20', 2],
  ['a wrong code over a separator', of(size, end, cord()), 'N-Q-Q-1-20', 'Size Q-Q!, End 1, Cord 20', 1.2],
  ['over no more than one', of(size, end, cord()), 'N-Q-Q-Q-1-20', 'Size Q!, more Q-Q, End 1, Cord 20', 2.3],
  ['more than the number has', of(size, end), 'N-S-1-9', 'Size S, End 1, more 9', 1.1],
  ['more with a separator in it', of(size, end), 'N-S-1-9-9', 'Size S, End 1, more 9-9', 1.3],
  ['more between the parts', of(size, end), 'N-S-9X-1', 'Size S, more 9X, End 1', 1.1],
  [
    'sooner than a wrong group that may print nothing',
    of(size, extras, end),
    'N-S-Q-1',
    'Size S, more Q, End 1',
    1.101,
  ],
  ['a wrong value of a group that may', of(size, cord({ optional: true })), 'N-S-7', 'Size S, Cord 7!', 1],
  ['more than a value', of(size, cord({ optional: true })), 'N-S-7Q', 'Size S, more 7Q', 1.1],
  ['a value beyond its bounds', of(size, cord()), 'N-S-151', 'Size S, Cord 151!', 1],
  ['a part that ends where no separator was typed', of(size, end, cord()), 'N-S1-20', 'Size S, End 1, Cord 20', 0.3],
  ['a part over a separator', of(choice('Box', ['4X']), end), 'N-4-X-1', 'Box 4-X, End 1', 1],
  ['over one that it prints', of(choice('Box', ['4-X']), end), 'N-4-X-1', 'Box 4-X, End 1', 0],
  ['over two, of which it prints one', of(choice('Box', ['4-XY']), end), 'N-4-X-Y-1', 'Box 4-X-Y, End 1', 1],
  ['over a point that it prints', of(choice('Box', ['4.5']), end), 'N-4.5-1', 'Box 4.5, End 1', 0],
  ['a text, which ends at a separator', of(tag, end), 'N-AB-CD-1', 'Tag AB, more CD, End 1', 1.1],
  ['a text without a separator', of(tag), 'N-ABCD', 'Tag ABCD', 0],
  ['of two readings the first', of(choice('A', ['A', 'AB']), choice('B', ['BC', 'C'])), 'NABC', 'A A, B BC', 0],
  [
    'more than nothing',
    of(...['A', 'B', 'C'].map((name) => choice(name, ['K'], { optional: true }))),
    'N-Q',
    'more Q',
    1.1,
  ],
  ['fewer characters than groups', of(extras, size, choice('Lid', ['K'], { optional: true })), 'N-S', 'Size S', 0.001],
  ['a group that is said to be printed', of(size, { ...end, printed: true }), 'N-S-3', 'Size S, End 3!', 1],
  ['none that is not', of(size, { ...end, printed: false }), 'N-S-3', 'Size S, more 3', 1.101],
])('%s is laid against the groups', (_, configurator, typed, cells, cost) => {
  expect(aligned(configurator, typed)).toEqual([cells, cost]);
});

const last = { name: 'Last', options: [{ code: 'X', isLast: true }, { code: 'Y' }] };
test.each<[string, string, string, number]>([
  ['ends the number', 'N-X', 'Last X', 0],
  ['ends no number that goes on', 'N-X-S', 'Last X, Size S', 0],
  ['that does not end one leaves it cut off', 'N-Y', 'Last Y', 0.01],
])('a code that %s', (_, typed, cells, cost) => {
  expect(aligned(of(last, size), typed)).toEqual([cells, cost]);
});

test.each<[string, Configurator, string, string, number]>([
  ['the beginning of a wrong piece', of(size, extras, end), 'N-S-EQ-1', 'Size S, Extras EQ!, End 1', 1],
  ['of the first, too', of(extras, end), 'N-EQ-1', 'Extras EQ!, End 1', 1],
  [
    'not of one like the code of another group',
    of(size, extras, choice('Lights', ['L1', 'L2'], { optional: true }), end),
    'N-S-L0-1',
    'Size S, more L0, End 1',
    1.102,
  ],
  [
    'not if it takes one',
    of(size, { ...extras, multiselect: false, optional: true }, end),
    'N-S-EQ-1',
    'Size S, more EQ, End 1',
    1.101,
  ],
])('a group that takes several reads %s', (_, configurator, typed, cells, cost) => {
  expect(aligned(configurator, typed)).toEqual([cells, cost]);
});

test.each<[string, Configurator, string, string, number]>([
  ['ends before the next code', tight(size, end, cord()), 'NQ120', 'Size Q!, End 1, Cord 20', 1],
  ['has up to eight characters', tight(size, end), 'NQQQQQQQQ1', 'Size QQQQQQQQ!, End 1', 1],
  ['has no more', tight(size), 'NQQQQQQQQQ', 'more QQQQQQQQQ', 2.1],
  [
    'ends sooner than what follows a separator',
    tight(choice('A', ['11', '22']), choice('B', ['33'])),
    'N9-933',
    'A 9-933!',
    1.21,
  ],
  [
    'ends where no separator was typed, though others were',
    tight(size, end, cord()),
    'NQ1-20',
    'Size Q!, End 1, Cord 20',
    1,
  ],
  ['may reach over a separator', tight(size, end, cord()), 'NQ-Q-120', 'Size Q-Q!, End 1, Cord 20', 1.2],
  ['of a number that was typed without separators too', of(size, end, cord()), 'NQ120', 'Size Q!, End 1, Cord 20', 1],
  ['ends no sooner where separators were typed', of(size, end, cord()), 'N-S-Q20', 'Size S, End Q20!', 1.01],
])('where parts stand without separators a wrong piece %s', (_, configurator, typed, cells, cost) => {
  expect(aligned(configurator, typed)).toEqual([cells, cost]);
});

test.each<[string, Configurator, string, string, number]>([
  ['goes on while digits follow', tight(cord(), end), 'N125Q', 'Cord 125, End Q!', 1],
  [
    'may end amid digits',
    tight(cord({ max: 20 }), cord({ name: 'Width', digits: 2 })),
    'N1230',
    'Cord 12, Width 30',
    0.005,
  ],
  ['may end before a point', tight(cord({ max: 20 }), choice('Part', ['.5'])), 'N12.5', 'Cord 12, Part .5', 0.005],
  [
    'has its digits counted',
    tight(cord({ digits: 2 }), cord({ name: 'Width', digits: 2 })),
    'N1230',
    'Cord 12, Width 30',
    0,
  ],
  ['is ended by separators elsewhere', of(cord({ max: 20 }), cord({ name: 'Width' })), 'N1230', 'Cord 12, Width 30', 0],
])('a value %s', (_, configurator, typed, cells, cost) => {
  expect(aligned(configurator, typed)).toEqual([cells, cost]);
});

test.each<[string, Configurator, string, string, number]>([
  ['as a whole', set(size, backup(), end), 'N-S-(QQ-QQ-QQ)-1', 'Size S, Backup QQ-QQ-QQ!, End 1', 0.8],
  ['without a separator before it', set(size, backup(), end), 'N-S(QQ-QQ-Q)-1', 'Size S, Backup QQ-QQ-Q!, End 1', 0.8],
  ['with brackets in it', set(size, backup(), end), 'N-S-(Q-(Q-Q)-Q)-1', 'Size S, Backup Q-(Q-Q)-Q!, End 1', 0.8],
  ['to the end, where they do not close', set(size, backup(), end), 'N-S-(QQ-QQ-1', 'Size S, Backup QQ-QQ-1!', 0.81],
  [
    'in brackets of its own',
    set(size, backup({ open: '[[', close: ']]' }), end),
    'N-S-[[Q-[Q-Q]]-1',
    'Size S, Backup Q-[Q-Q!, End 1',
    0.8,
  ],
  ['not in others', set(size, backup({ open: '[' }), end), 'N-S-(QQ-Q)-1', 'Size S, more QQ-Q, End 1', 1.301],
  [
    'not where it has none that opens',
    set(size, backup({ open: '' }), end),
    'N-S-(QQ-Q)-1',
    'Size S, more QQ-Q, End 1',
    1.301,
  ],
  [
    'not where it has none that closes',
    set(size, backup({ close: '' }), end),
    'N-S-(QQ-Q)-1',
    'Size S, more QQ-Q, End 1',
    1.301,
  ],
  [
    'not where they stand later',
    set(backup({ optional: false }), backup({ name: 'Next' }), end),
    'N-QQ-(Q-Q)-1',
    'Backup QQ!, Next Q-Q!, End 1',
    1.8,
  ],
  ['not where they stand sooner', set(size, backup(), end), 'N-(S-QQ-1', 'Size S, more QQ, End 1', 1.101],
  ['not where nothing is in them', set(size, backup({ optional: false }), end), 'N-S-()-1', 'Size S, End 1', 1],
  [
    'not of a group that is not printed',
    set(size, backup({ printed: false }), end),
    'N-S-(QQ-Q)-1',
    'Size S, more QQ-Q, End 1',
    1.301,
  ],
  ['not of another kind', of(size, extras, end), 'N-S-(QQ-Q)-1', 'Size S, more QQ-Q, End 1', 1.301],
])('a wrong number of a part is read in its brackets %s', (_, configurator, typed, cells, cost) => {
  expect(aligned(configurator, typed)).toEqual([cells, cost]);
});

test('the first part has no separator of the configurator before it', () => {
  const lettered: Configurator = { prefix: 'N', groupSeparator: 'X', configGroups: [extras, end] };
  expect(aligned(lettered, 'NEX1')).toEqual(['Extras E, End X1', 0]);
  expect(aligned(lettered, 'NEQ-X1')).toEqual(['Extras EQ!, End X1', 1]);
});

test('a part that ends where no separator was typed is as good as wrong, where that is asked', () => {
  const levels = of(choice('Fitting', ['A', 'B']), cord({ min: 6 }), cord({ name: 'Level', optional: true }));
  expect(aligned(levels, 'N-A7-24')).toEqual(['Fitting A, Cord 7, Level 24', 0.3]);
  expect(aligned(levels, 'N-A7-24', 'stiff')).toEqual(['Fitting A7!, Cord 24', 1]);
  expect(aligned(of(size, end, cord()), 'N-S1-20', 'stiff')).toEqual(['Size S, End 1, Cord 20', 1.1]);
});

test('a text with another beginning is not laid against it', () => {
  expect(aligned(panel, 'TX-3-4X-4F-20')).toBeNull();
  expect(aligned(panel, 'T')).toBeNull();
});

test('each step is paid for, and without means it is given up', () => {
  const one: Configurator = { configGroups: [choice('A', ['X'])] };
  const budget = { left: 100 };
  expect(alignNumber(one, folded('X'), budget)?.cost).toBe(0);
  expect(budget.left).toBe(93);
  for (const means of [7, 3, 1]) {
    const few = { left: means };
    expect(alignNumber(one, folded('X'), few)).toBeNull();
    expect(few.left).toBe(0);
  }
  expect(alignNumber(one, folded('X'), { left: 8 })).not.toBeNull();
});
