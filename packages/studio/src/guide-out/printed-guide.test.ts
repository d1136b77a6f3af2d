import type { ConfigGroup, ConfigOption, Configurator, Table } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { NOTHING, printedGuide } from './printed-guide.ts';

const codes = (...list: string[]): ConfigOption[] => list.map((code) => ({ code }));
const groups: Configurator['configGroups'] = [
  { name: 'A', options: codes('a', 'bc', '') },
  { name: 'B', options: codes('x', '', 'y') },
  { name: 'C', options: codes('p', 'q') },
];
const printed = (table: Partial<Table>) =>
  printedGuide({ configGroups: groups, tables: [{ name: 'T', columns: ['A', 'B'], rows: [], ...table }] });
/** The cells of the only matrix, its codes before them. */
const cells = (table: Partial<Table>) => {
  const [matrix, ...more] = printed(table).matrices;
  expect(more).toEqual([]);
  return matrix === undefined ? null : [matrix.columnCodes, ...matrix.lines.map((line) => [line.code, ...line.cells])];
};

describe('a table is printed as a matrix', () => {
  test('of what goes together; without a code, only where it does not go with all', () => {
    expect(
      cells({
        rows: [
          ['a', 'x'],
          ['"bc"', '*'],
          ['', '*'],
        ],
      }),
    ).toEqual([
      ['x', NOTHING, 'y'],
      ['a', '●', '–', '–'],
      ['bc', '●', '●', '●'],
    ]);
    expect(
      cells({
        rows: [
          ['*', 'x'],
          ['a', '*'],
          ['', 'x'],
        ],
      }),
    ).toEqual([
      ['x', NOTHING, 'y'],
      ['a', '●', '●', '●'],
      ['bc', '●', '–', '–'],
      [NOTHING, '●', '–', '–'],
    ]);
    expect(
      cells({
        rows: [
          ['a|', 'x|y'],
          ['a', ''],
        ],
      })?.[1],
    ).toEqual(['a', '●', '●', '●']);
  });
  test('of codes that have signs of cells in them', () => {
    const signs = printedGuide({
      configGroups: [
        { name: 'A', options: codes('a|b', '*', '"q"') },
        { name: 'B', options: codes('x', '12') },
        { name: 'C', options: codes('p|q', 'r') },
      ],
      tables: [
        {
          name: 'T',
          columns: ['A', 'B', 'C'],
          rows: [
            ['"a|b"|"""q"""', 12, '*'],
            ['"*"', 'x', '"p|q"'],
          ],
        },
      ],
    });
    expect(signs.matrices[0]?.lines.map(({ code, cells: [x, twelve] }) => [code, x, twelve])).toEqual([
      ['a|b', '–', '●'],
      ['*', '●¹', '–'],
      ['"q"', '–', '●'],
    ]);
    expect(signs.footnotes).toEqual([{ mark: '¹', text: 'Only with C p|q.' }]);
  });
  test('of prices, on request where there is none', () => {
    expect(
      cells({
        gives: ['price'],
        rows: [
          ['a', '*', 5],
          ['*', 'x', null],
          ['*', 'x', 7],
        ],
      }),
    ).toEqual([
      ['x', NOTHING, 'y'],
      ['a', 5, 5, 5],
      ['bc', null, '–', '–'],
      [NOTHING, null, '–', '–'],
    ]);
  });
  test('with a third as condition, in footnotes', () => {
    const third = {
      columns: ['A', 'B', 'C'],
      rows: [
        ['a', 'x', 'p'],
        ['a', 'y', 'p'],
        ['a', 'y', 'q'],
        ['"bc"', '*', '*'],
        ['"bc"', 'x', 'p'],
        ['', '*', '*'],
      ],
    };
    expect(cells(third)).toEqual([
      ['x', NOTHING, 'y'],
      ['a', '●¹', '–', '●²'],
      ['bc', '●', '●', '●'],
    ]);
    expect(printed(third).footnotes).toEqual([
      { mark: '¹', text: 'Only with C p.' },
      { mark: '²', text: 'Only with C p or q.' },
    ]);
  });
  test('or in a sentence, where it is none', () => {
    const four = printed({ columns: ['A'], rows: [['a']] });
    expect([four.matrices, four.footnotes]).toEqual([[], [{ mark: '', text: 'T: A a.' }]]);
    expect(printed({ columns: ['A', 'Nobody'], rows: [['a', 'x']] }).matrices).toEqual([]);
    expect(printed({ columns: ['Nobody', 'A'], rows: [['x', 'a']] }).matrices).toEqual([]);
  });
});

describe('a group is printed', () => {
  const group = (given: Omit<ConfigGroup, 'name'>) =>
    printedGuide({ configGroups: [{ name: 'A', ...given }] }).groups[0];
  test('with its options, their words and prices', () => {
    expect(
      group({
        options: [
          { code: 'a', description: 'Axial', name: 'Ax', price: 5 },
          { code: 'b', name: 'Bax', price: null },
          { code: 'c' },
        ],
      })?.options,
    ).toEqual([
      { code: 'a', words: 'Axial', price: 5, marks: '' },
      { code: 'b', words: 'Bax', price: null, marks: '' },
      { code: 'c', words: '', price: 0, marks: '' },
    ]);
  });
  test.each<[string, Omit<ConfigGroup, 'name'>, object]>([
    ['of a number', { kind: 'number', min: 1, max: 9 }, { code: '1…9', words: 'any number', price: 0 }],
    [
      'of a length with a price',
      { kind: 'number', min: 2, max: 8, step: 2, unit: 'ft', pricePerUnit: 1.5 },
      { words: 'in ft, in steps of 2, 1.50 for each ft', price: undefined },
    ],
    [
      'of a number with a price',
      { kind: 'number', min: 1, max: 9, pricePerUnit: 2 },
      { words: 'any number, 2.00 for each unit', price: undefined },
    ],
  ])('as the range %s', (_, given, option) => {
    expect(group(given)?.options).toMatchObject([option]);
  });
  test('with marks of what is said of it and of its options, each sentence once', () => {
    const { groups: found, footnotes } = printedGuide({
      configGroups: [
        { name: 'A', options: codes('a', 'b') },
        {
          name: 'B',
          showIf: ['A.a'],
          options: [
            { code: 'x', disableIf: ['A.b'] },
            { code: 'y', disableIf: ['A.b'], enableIf: ['A.a'] },
          ],
        },
      ],
    });
    expect(
      found.map(({ position, name, marks, options }) => [position, name, marks, ...options.map((one) => one.marks)]),
    ).toEqual([
      [1, 'A', '', '', ''],
      [2, 'B', '¹', '²', '¹ ²'],
    ]);
    expect(footnotes).toEqual([
      { mark: '¹', text: 'Only with A a.' },
      { mark: '²', text: 'Not with A b.' },
    ]);
  });
  test('with how it is answered, and not where it is not printed', () => {
    const { groups: found } = printedGuide({
      configGroups: [
        { name: 'A', multiselect: true, options: codes('a') },
        { name: 'N', printed: false, options: codes('n') },
        { name: 'B', optional: true, options: codes('b') },
        { name: 'C', options: codes('c') },
      ],
    });
    expect(found.map(({ position, name }) => [position, name])).toEqual([
      [1, 'A'],
      [2, 'B'],
      [3, 'C'],
    ]);
    expect(found.map(({ aside }) => aside.split('; ')[0])).toEqual(['any, in this order', 'leave out where none', '']);
  });
});

test('a guide has the prefix, the base price and an example, its first number where none is known', () => {
  const panel: Configurator = {
    prefix: 'P-',
    adderPrice: 7,
    configGroups: [
      {
        name: 'A',
        options: [
          { code: 'a', price: 1 },
          { code: 'b', price: 2 },
        ],
      },
    ],
  };
  expect(printedGuide(panel)).toMatchObject({ prefix: 'P-', base: 7, examples: [{ number: 'P-a', price: 800 }] });
  expect(printedGuide(panel, ['P-b', 'P-x']).examples).toEqual([{ number: 'P-b', price: 900 }]);
  expect(printedGuide({ configGroups: [] })).toMatchObject({ prefix: '', base: 0 });
});
