import {
  type ConfigGroup,
  type Configurator,
  evaluate,
  type GroupState,
  initialSelection,
  type OptionState,
} from '@millrace/configurator';
import { expect, test } from 'vitest';
import { canBeDense, foldBlanks, isLong, type PlateCell, plateCells } from './plate-cells.ts';

/** The cells of one group in a state, after `prefix`. */
function cellsIn(given: Partial<GroupState>, group: Partial<ConfigGroup> = {}, more: Partial<Configurator> = {}) {
  const config: Configurator = { ...more, configGroups: [{ name: 'G', options: [{ code: 'A' }], ...group }] };
  const evaluation = evaluate(config, initialSelection(config));
  const groups = evaluation.groups.map((state) => ({ ...state, ...given }));
  return plateCells(config, { ...evaluation, groups });
}
const option = (given: Partial<OptionState>): OptionState => ({
  ...{ code: 'A', selected: false, quantity: 0, maxQuantity: 1, quantityFixed: false },
  ...{ enabled: true, fixed: false, price: null, reasons: [], ...given },
});
const chosen = option({ selected: true, fixed: true });
const answered = { answered: true, part: 'A' };

test.each<[string, OptionState[], PlateCell['state']]>([
  ['the only one, by rule', [chosen], 'fixed'],
  ['one by rule, and the others stand against it', [chosen, option({ enabled: false })], 'fixed'],
  ['one by rule beside one that may be chosen', [chosen, option({})], 'filled'],
  ['one by rule beside two, of which one may be chosen', [chosen, option({ enabled: false }), option({})], 'filled'],
  ['one of choice', [option({ selected: true })], 'filled'],
  ['one of choice beside one by rule', [chosen, option({ selected: true, enabled: false })], 'filled'],
  ['two by rule', [chosen, chosen], 'fixed'],
  ['one by choice, which nothing can change to', [option({ selected: true, enabled: false })], 'filled'],
  ['none, as of a number', [], 'filled'],
])('an answer is fixed where no click changes it: %s', (_, options, state) => {
  expect(cellsIn({ ...answered, options })[0]).toMatchObject({ text: 'A', state });
});

test.each<[string, Partial<GroupState>, Partial<ConfigGroup>, Pick<PlateCell, 'text' | 'state'> | null]>([
  ['hidden, with a literal', { visible: false, part: '0' }, {}, { text: '0', state: 'fixed' }],
  ['hidden, without one', { visible: false, part: '' }, {}, null],
  ['not printed', answered, { printed: false }, null],
  ['answered by nothing', { answered: true, part: '' }, {}, { text: '', state: 'blank' }],
  ['a number outside its bounds', { answered: false, value: 30.5 }, {}, { text: '30.5', state: 'wrong' }],
  ['a zero outside its bounds', { answered: false, value: 0 }, {}, { text: '0', state: 'wrong' }],
  ['optional', { optional: true }, {}, { text: '', state: 'blank' }],
  ['to be answered', { optional: false }, {}, { text: '··', state: 'next' }],
])('a group that is %s', (_, given, group, cell) => {
  const [found] = cellsIn(given, group);
  expect(found === undefined ? null : { text: found.text, state: found.state }).toEqual(cell);
});

test.each<[string, Partial<ConfigGroup>, number]>([
  ['one character, with the least room', { options: [{ code: 'A' }] }, 2],
  ['three', { options: [{ code: 'ABC' }] }, 3],
  ['four', { options: [{ code: 'ABCD' }] }, 4],
  ['six, with the most room', { options: [{ code: 'ABCDEF' }] }, 4],
  ['two, three and four: the middle', { options: ['ABCD', 'AB', 'ABC'].map((code) => ({ code })) }, 3],
  ['three and four: the longer of the middle', { options: [{ code: 'ABCD' }, { code: 'ABC' }] }, 4],
  ['nothing, or three', { options: [{ code: '' }, { code: 'ABC' }, { code: '' }, { code: '' }] }, 3],
  ['nothing at all', { options: [{ code: '' }] }, 2],
  ['digits that are stated', { kind: 'number', digits: 3, options: [] }, 3],
  ['a number without stated digits', { kind: 'number', options: [] }, 2],
])('dots stand for codes of %s', (_, group, count) => {
  expect(cellsIn({ optional: false, answered: false }, group)[0]?.text).toBe('·'.repeat(count));
});

test.each<[string, Partial<Configurator>, Partial<ConfigGroup>, Partial<GroupState>, string[]]>([
  ['answered, as it printed', {}, {}, { ...answered, separator: '/' }, ['/']],
  ['answered, the first behind a prefix', { prefix: 'TD-' }, {}, { ...answered, separator: '' }, ['', '-']],
  ['answered, both', { prefix: 'TD-' }, {}, { ...answered, separator: '/' }, ['', '-/']],
  ['unanswered, by default', {}, {}, { answered: false, part: '', separator: '' }, ['']],
  ['unanswered, its own', {}, { separator: '_' }, { answered: false, part: '', separator: '' }, ['_']],
  ['unanswered behind a prefix', { prefix: 'TD/' }, {}, { answered: false, part: '', separator: '' }, ['', '/']],
  [
    'unanswered behind a prefix, its own too',
    { prefix: 'TD /' },
    { separator: '_' },
    { part: '', separator: '' },
    ['', ' /_'],
  ],
])('the separator before a cell: %s', (_, config, group, state, separators) => {
  const cells = cellsIn(state, group, config);
  expect(cells.map(({ separator }) => separator)).toEqual(separators);
});

test.each([
  [undefined, '-'],
  ['/', '/'],
  ['', ''],
])('between two unanswered groups stands that of the configurator: %j', (groupSeparator, separator) => {
  const config: Configurator = {
    ...(groupSeparator !== undefined && { groupSeparator }),
    configGroups: ['A', 'B'].map((name) => ({ name, options: [{ code: '1' }, { code: '2' }] })),
  };
  const [, second] = plateCells(config, evaluate(config, initialSelection(config)));
  expect(second?.separator).toBe(separator);
});

test.each([
  ['TD-', ['TD']],
  ['TD', ['TD']],
  ['T-D/ ', ['T-D']],
  ['-', []],
  ['', []],
])('the prefix %j is a cell of its words alone', (prefix, texts) => {
  const series = cellsIn({}, {}, { prefix }).filter(({ name }) => name === 'Series');
  expect(series.map(({ text }) => text)).toEqual(texts);
});

test('only the first of what is to choose is next', () => {
  const config: Configurator = {
    configGroups: ['A', 'B', 'C'].map((name) => ({ name, options: [{ code: '1' }, { code: '2' }] })),
  };
  const states = (selection: number[][]) => plateCells(config, evaluate(config, selection)).map(({ state }) => state);
  expect(
    states([
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
  ).toEqual(['next', 'later', 'later']);
  expect(
    states([
      [1, 0],
      [0, 0],
      [0, 0],
    ]),
  ).toEqual(['filled', 'next', 'later']);
  expect(
    states([
      [0, 0],
      [1, 0],
      [0, 0],
    ]),
  ).toEqual(['next', 'filled', 'later']);
});

const blank = (name: string): PlateCell => ({ group: name, name, text: '', separator: '-', state: 'blank' });
const filled = (name: string): PlateCell => ({ ...blank(name), text: 'X', state: 'filled' });

test.each<[string, PlateCell[], [string, readonly string[] | undefined][]]>([
  ['none', [], []],
  ['one alone', [blank('A')], [['+1', ['A']]]],
  [
    'three at the end',
    [filled('A'), blank('B'), blank('C'), blank('D')],
    [
      ['A', undefined],
      ['+3', ['B', 'C', 'D']],
    ],
  ],
  [
    'two apart',
    [blank('A'), filled('B'), blank('C')],
    [
      ['+1', ['A']],
      ['B', undefined],
      ['+1', ['C']],
    ],
  ],
])('blank cells that fold: %s', (_, cells, folded) => {
  expect(foldBlanks(cells).map(({ name, folds }) => [name, folds])).toEqual(folded);
});

test('folding leaves the cells that were given as they are', () => {
  const cells = [blank('A'), blank('B')];
  foldBlanks(cells);
  expect(cells).toEqual([blank('A'), blank('B')]);
});

test.each([
  [10, false],
  [11, true],
])('a text of %i is long: %s', (length, long) => {
  expect(isLong({ text: 'x'.repeat(length) })).toBe(long);
});

test.each<[string, Partial<ConfigGroup>, boolean]>([
  ['texts', { kind: 'text' }, true],
  ['sequences', { kind: 'sequence' }, true],
  ['numbers', { kind: 'number' }, false],
  ['short choices', { options: [{ code: 'ABCDE' }] }, false],
  ['long choices', { options: [{ code: 'ABCDEFGHIJK' }] }, true],
  ['a long choice behind a short one', { options: [{ code: 'A' }, { code: 'ABCDEFGHIJK' }] }, true],
  ['a long choice before a short one', { options: [{ code: 'ABCDEFGHIJK' }, { code: 'A' }] }, true],
  ['choices without any', {}, false],
])('five groups can be dense where they are %s', (_, group, dense) => {
  const configGroups = Array.from({ length: 5 }, (_none, at) => ({ name: `G${at}`, ...group }));
  expect(canBeDense({ configGroups })).toBe(dense);
});

test('a quantity after a code takes room as one before it does', () => {
  const groups = (given: object) =>
    Array.from({ length: 10 }, (_, at) => ({ name: `G${at}`, options: [{ code: 'ABCD', ...given }] }));
  expect(canBeDense({ configGroups: groups({ isQtySuffix: true }) })).toBe(true);
  expect(canBeDense({ configGroups: groups({}) })).toBe(false);
});
