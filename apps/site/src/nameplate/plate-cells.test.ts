import {
  type ConfigGroup,
  type Configurator,
  evaluate,
  initialSelection,
  setValue,
  toggleOption,
} from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { canBeDense, foldBlanks, type PlateCell, plateCells, plateDensity } from './plate-cells.ts';

const configurator: Configurator = {
  prefix: 'TD-',
  configGroups: [
    { name: 'Panel', options: [{ code: 'P', selected: true, isReadonly: true }] },
    { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
    { name: 'Options', multiselect: true, options: [{ code: 'E' }, { code: '2S' }] },
    { name: 'Note', printed: false, options: [{ code: 'N' }] },
    { name: 'Depth', kind: 'number', min: 10, max: 20, optional: true },
    { name: 'Spare', showIf: ['Supply.3'], whenHidden: '0', options: [{ code: '8' }] },
    { name: 'Cable', options: [{ code: '20' }, { code: '100' }, { code: '300' }] },
  ],
};

const cellsOf = (selection = initialSelection(configurator)) =>
  plateCells(configurator, evaluate(configurator, selection));
const cell = (cells: PlateCell[], group: string) => cells.find((one) => one.group === group);
const start = initialSelection(configurator);

describe('plateCells', () => {
  test('an assembly shows the number of its part; begun, it is next, also where it may be left out', () => {
    const part: Configurator = { configGroups: ['P', 'Q'].map((name) => ({ name, options: [{ code: name }] })) };
    const config: Configurator = {
      parts: { part },
      configGroups: [{ name: 'Float', kind: 'assembly', part: 'part', optional: true }],
    };
    const told = (own: number[][] | null) =>
      plateCells(config, evaluate(config, [own === null ? [] : [own]])).map(({ text, state }) => [text, state]);
    expect(told(null)).toEqual([['', 'blank']]);
    expect(told([[1], [0]])).toEqual([['··', 'next']]);
    expect(told([[1], [1]])).toEqual([['(P-Q)', 'filled']]);
  });
  test('the literal prefix is a fixed cell, its hyphen stands before the next', () => {
    const cells = cellsOf();
    expect(cells[0]).toMatchObject({ name: 'Series', text: 'TD', state: 'fixed' });
    expect(cells[1]).toMatchObject({ group: 'Panel', separator: '-', state: 'fixed' });
  });
  test('the first unanswered group is next, the others later; optional ones are blank', () => {
    const cells = cellsOf();
    expect(cell(cells, 'Supply')?.state).toBe('next');
    expect(cell(cells, 'Cable')).toMatchObject({ state: 'later', text: '···' });
    expect(cell(cells, 'Options')?.state).toBe('blank');
    expect(cell(cells, 'Depth')?.state).toBe('blank');
  });
  test('an answered group shows what it prints', () => {
    const cells = cellsOf(toggleOption(configurator, start, 'Supply', '1'));
    expect(cell(cells, 'Supply')).toMatchObject({ state: 'filled', text: '1', separator: '-' });
    expect(cell(cells, 'Cable')?.state).toBe('next');
  });
  test('two codes stand in one cell', () => {
    const both = toggleOption(configurator, toggleOption(configurator, start, 'Options', 'E'), 'Options', '2S');
    expect(cell(cellsOf(both), 'Options')?.text).toBe('E|2S');
  });
  test('a group that is not printed has no cell', () => {
    expect(cell(cellsOf(), 'Note')).toBeUndefined();
  });
  test('a hidden group with a literal is a fixed cell', () => {
    expect(cell(cellsOf(), 'Spare')).toMatchObject({ text: '0', state: 'fixed' });
  });
  test('a number outside its bounds is wrong', () => {
    expect(cell(cellsOf(setValue(configurator, start, 'Depth', 30)), 'Depth')).toMatchObject({
      text: '30',
      state: 'wrong',
    });
    expect(cell(cellsOf(setValue(configurator, start, 'Depth', 20)), 'Depth')).toMatchObject({
      text: '20',
      state: 'filled',
    });
  });
});

const some = (states: PlateCell['state'][]): PlateCell[] =>
  states.map((state, index) => ({ group: `g${index}`, name: `G${index}`, text: 'X', separator: '-', state }));

test('neighbouring blanks fold into one cell that counts them', () => {
  const folded = foldBlanks(some(['filled', 'blank', 'blank', 'filled', 'blank']));
  expect(folded.map((one) => one.name)).toEqual(['G0', '+2', 'G3', '+1']);
  expect(folded[1]?.folds).toEqual(['G1', 'G2']);
});

test.each([
  [9, 'roomy'],
  [10, 'snug'],
  [14, 'snug'],
  [15, 'dense'],
] as const)('%s cells stand %s', (count, density) => {
  expect(plateDensity(some(Array<PlateCell['state']>(count).fill('filled')))).toBe(density);
});

const wide = { group: 'w', name: 'W', text: 'ABCDEF', separator: '-', state: 'filled' } as const;
const narrow = { ...wide, text: 'ABCDE' };
const number = { ...wide, text: '(SN-30-NO)' };
const longNumber = { ...wide, text: '(SN-30-NO-9)' };
test.each([
  ['six characters take half as much again', Array<PlateCell>(6).fill(wide), 'roomy'],
  ['and so fill the room sooner', Array<PlateCell>(7).fill(wide), 'snug'],
  ['five take a cell', Array<PlateCell>(9).fill(narrow), 'roomy'],
  ['ten too', Array<PlateCell>(6).fill(number), 'roomy'],
  ['the longer number of a part takes three', Array<PlateCell>(3).fill(longNumber), 'roomy'],
  ['so that four fill the room', Array<PlateCell>(4).fill(longNumber), 'snug'],
  ['a blank takes two fifths', some(Array<PlateCell['state']>(22).fill('blank')), 'roomy'],
  ['and twenty-three are too many', some(Array<PlateCell['state']>(23).fill('blank')), 'snug'],
] as const)('%s', (_rule, cells, density) => expect(plateDensity(cells)).toBe(density));
test('a plate without blanks folds nothing', () => {
  const cells = some(['filled', 'next']);
  expect(foldBlanks(cells)).toEqual(cells);
});

describe('the room of a dense plate is kept from the start', () => {
  const groups = (count: number, group: Omit<ConfigGroup, 'name'>): ConfigGroup[] =>
    Array.from({ length: count }, (_, index) => ({ ...group, name: `G${index}` }));
  const short = { options: [{ code: 'A' }, { code: 'ABCDE' }] };
  test.each<[string, Partial<Configurator>, boolean]>([
    ['not for fourteen short answers', { configGroups: groups(14, short) }, false],
    ['for fifteen', { configGroups: groups(15, short) }, true],
    ['for fourteen behind a prefix', { prefix: 'TD-', configGroups: groups(14, short) }, true],
    ['not for groups that print nothing', { configGroups: groups(15, { ...short, printed: false }) }, false],
    ['for ten that may have six characters', { configGroups: groups(10, { options: [{ code: 'ABCDEF' }] }) }, true],
    ['also by their quantity', { configGroups: groups(10, { options: [{ code: 'ABCD', isQtyPrefix: true }] }) }, true],
    ['for five in which several may be chosen', { configGroups: groups(5, { ...short, multiselect: true }) }, true],
    ['for five parts', { configGroups: groups(5, { kind: 'assembly', part: 'probe' }) }, true],
    ['not for nine numbers', { configGroups: groups(9, { kind: 'number' }) }, false],
  ])('%s', (_rule, given, dense) => expect(canBeDense({ configGroups: [], ...given })).toBe(dense));
});
