import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Table } from '../data/configurator.ts';
import { evaluate, initialSelection, lintConfigurator, ruleAsker, setSequence, setValue } from '../index.ts';
import {
  choice,
  click,
  configurator,
  enabledCodes as enabled,
  groupState,
  number,
  tabled as on,
  sequence,
  several,
  text,
} from '../testing/build.ts';

type Rows = Table['rows'];
const A = choice('A', ['a', 'b', 'c']);
const B = choice('B', ['x', 'y', 'z']);
const codes = (config: Configurator) => lintConfigurator(config).findings.map(({ code }) => code);

describe('`columns`', () => {
  test('name choice, sequence and number groups and `@` facts', () => {
    const groups = [A, sequence('S', ['k']), number('N', { max: 9 }), text('Tag')];
    const context = [{ name: 'm', values: ['US'] }];
    const of = (columns: readonly string[]) =>
      codes(on(groups, { columns, rows: [columns.map(() => '*')] }, { context }));
    expect(of(['A', 'S', 'N', '@m'])).toEqual([]);
    expect(of(['A', 'Tag'])).toContain('malformed-table');
    const assembly: ConfigGroup = { name: 'Sub', kind: 'assembly', part: 'p' };
    const parts = { p: configurator([choice('In', ['i'])]) };
    expect(codes(on([A, assembly], { columns: ['A', 'Sub'], rows: [['*', '*']] }, { parts }))).toContain(
      'malformed-table',
    );
    expect(codes(on([A, assembly], { columns: ['A'], rows: [['*']] }, { parts }))).toEqual([]);
  });

  test('at least one is a group', () => {
    const context = [{ name: 'm', values: ['US'] }];
    expect(codes(on([A], { columns: ['@m'], rows: [['*']] }, { context }))).toContain('malformed-table');
    expect(codes(on([A], { columns: ['@m', 'A'], rows: [['*', '*']] }, { context }))).toEqual([]);
  });
});

test('a row has a cell for each, then a number or `null` for each name in `gives`', () => {
  const of = (row: Rows[number]) => codes(on([A, B], { gives: ['amps'], rows: [['*', '*', 1], row] }));
  expect([of(['a', 'x', 2]), of(['a', 'x', null])]).toEqual([[], []]);
  for (const row of [
    ['a', 'x'],
    ['a', 'x', 1, 2],
    ['a', 'x', 'one'],
  ] as const)
    expect(of(row)).toContain('malformed-table');
});

describe('a cell is', () => {
  const odd = choice('A', ['', '1', 'p|q', 'r'], { optional: true });
  test.each<[string, string | number, string[]]>([
    ['`*` (any)', '*', ['', '1', 'p|q', 'r']],
    ['codes joined by `|`', '1|r', ['1', 'r']],
    ['quoted as in rules', '"p|q"', ['p|q']],
    ['empty for the blank code', '', ['']],
    ['a JSON number is its text', 1, ['1']],
  ])('%s', (_, cell, expected) => {
    expect(enabled(on([odd, B], { columns: ['A'], rows: [[cell]] }), [], 'A')).toEqual(expected);
  });

  test('empty for no answer', () => {
    const config = on([choice('A', ['a'], { optional: true }), B], {
      rows: [
        ['', 'x'],
        ['a', 'y'],
      ],
      gives: [],
    });
    const both = { rows: [['', 'x'] as const, ['a', 'y'] as const] };
    expect(ruleAsker(config, evaluate(config, [[0], [1, 0, 0]]))('B.x')).toBe(true);
    expect(enabled(on([choice('A', ['a'], { optional: true }), B], both), ['A.a'], 'B')).toEqual(['y']);
    const price = on([choice('A', ['a'], { optional: true }), B], {
      rows: [
        ['', 'x', 5],
        ['a', 'x', 7],
      ],
      gives: ['price'],
    });
    expect([evaluate(price, [[0], [1, 0, 0]]).total, evaluate(price, [[1], [1, 0, 0]]).total]).toEqual([500, 700]);
  });

  test.each<[string | number, number[], number[]]>([
    ['5', [5], [4.9, 5.1]],
    ['1..10', [1, 10], [0.9, 10.1]],
    ['..10', [0, 10], [10.1]],
    ['10..', [10, 50], [9.9]],
    ['1|3..4', [1, 3, 4], [2, 4.1]],
    [5, [5], [4.9, 5.1]],
    ['*', [0, 50], [99.1]],
  ])('in a number’s column %s, ends included', (cell, inside, outside) => {
    const config = on([number('N', { max: 99, step: 0.1 })], { columns: ['N'], rows: [[cell]] });
    const is = (value: number) =>
      groupState(config, setValue(config, initialSelection(config), 'N', value), 'N').answered;
    expect([inside.map(is), outside.map(is)]).toEqual([inside.map(() => true), outside.map(() => false)]);
  });
});

describe('a row *allows* a selection when everything answered stands in its cell', () => {
  test('in one cell all that is selected in the group', () => {
    const config = on([several('A', ['a', 'b', 'c'])], { columns: ['A'], rows: [['a|b'], ['b|c']] });
    expect(enabled(config, ['A.a'], 'A')).toEqual(['a', 'b']);
    expect(enabled(config, ['A.b'], 'A')).toEqual(['a', 'b', 'c']);
  });

  test('groups without an answer are not asked', () => {
    const config = on([A, B], { rows: [['a', 'x']] });
    expect(enabled(config, [], 'A')).toEqual(['a']);
    expect(
      enabled(
        on([A, B], {
          rows: [
            ['a', 'x'],
            ['b', 'y'],
          ],
        }),
        ['B.x'],
        'A',
      ),
    ).toEqual(['a']);
    expect(
      enabled(
        on([A, B], {
          rows: [
            ['a', 'x'],
            ['b', 'y'],
          ],
        }),
        [],
        'A',
      ),
    ).toEqual(['a', 'b']);
  });

  test('hidden ones are not asked', () => {
    const rows: Rows = [
      ['a', 'x'],
      ['b', 'y'],
    ];
    const hiding = (rule: string) => on([choice('H', ['h', 'i']), { ...B, hideIf: [rule] }, A], { rows });
    expect(enabled(hiding('H.h'), ['B.x', 'H.h'], 'A')).toEqual(['a', 'b']);
    expect(enabled(hiding('H.h'), ['B.x', 'H.i'], 'A')).toEqual(['a']);
  });

  test('an empty cell in a number’s column is no answer', () => {
    const config = on([A, number('N', { max: 9, optional: true })], {
      columns: ['A', 'N'],
      rows: [
        ['a', ''],
        ['b', '1..5'],
      ],
    });
    const is = (at: number[]) => evaluate(config, [at, [3]]).groups[1]?.answered;
    expect([is([1, 0, 0]), is([0, 1, 0])]).toEqual([false, true]);
    expect(evaluate(config, [[1, 0, 0], []]).complete).toBe(true);
  });

  test('`neverDisabled` options are not asked', () => {
    const of = (neverDisabled: boolean) =>
      on([choice('A', ['a', { code: 'n', neverDisabled }]), B], {
        rows: [
          ['a', 'x'],
          ['n', 'y'],
        ],
      });
    expect(enabled(of(true), ['A.n'], 'B')).toEqual(['x', 'y']);
    expect(enabled(of(false), ['A.n'], 'B')).toEqual(['y']);
  });
});

describe('an option is disabled while no row allows it together with', () => {
  test('the answers in the other columns', () => {
    const config = on([A, B], {
      rows: [
        ['a', 'x'],
        ['b', 'y'],
      ],
    });
    expect([enabled(config, ['A.a'], 'B'), enabled(config, ['A.b'], 'B')]).toEqual([['x'], ['y']]);
  });

  test('in a multi-select with the others of its own group', () => {
    const config = on([several('S', ['k', 'r', 't'])], { columns: ['S'], rows: [['k|r'], ['t']] });
    const free = (chosen: string[]) => enabled(config, chosen, 'S');
    expect([free([]), free(['S.k']), free(['S.t'])]).toEqual([['k', 'r', 't'], ['k', 'r'], ['t']]);
  });

  test('in a sequence with the others of its own group', () => {
    const config = on([sequence('S', ['k', 'r', 't'])], { columns: ['S'], rows: [['k|r'], ['t']] });
    const free = (put: string[]) =>
      groupState(config, [put], 'S')
        .options.filter((one) => one.enabled)
        .map(({ code }) => code);
    expect([free([]), free(['k']), free(['t'])]).toEqual([['k', 'r', 't'], ['k', 'r'], ['t']]);
    expect(setSequence(config, [], 'S', ['k', 't'])[0]).toEqual(['k']);
  });

  test('so one table never leads into a dead end', () => {
    const config = on([A, B, choice('C', ['1', '2'])], {
      columns: ['A', 'B', 'C'],
      rows: [
        ['a', 'x', '1'],
        ['b', 'x', '2'],
        ['b', 'y', '1'],
      ],
    });
    for (const first of ['A.a', 'A.b', 'B.x', 'B.y', 'C.1', 'C.2'])
      for (const { options } of evaluate(config, click(config, [first])).groups)
        expect(options.some((option) => option.enabled || option.selected)).toBe(true);
    expect(enabled(config, ['A.b', 'B.x'], 'C')).toEqual(['2']);
  });

  test('one table alone: two may', () => {
    const pairs = (name: string, columns: string[], rows: Rows) => ({ name, columns, rows });
    const of = (last: Rows) =>
      configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y']), choice('C', ['1', '2'])], {
        tables: [
          pairs(
            'S',
            ['A', 'C'],
            [
              ['a', '1'],
              ['b', '2'],
            ],
          ),
          pairs('T', ['B', 'C'], last),
        ],
      });
    const crossed = of([
      ['x', '1'],
      ['y', '2'],
    ]);
    const stuck = click(crossed, ['A.a', 'B.y']);
    expect(groupState(crossed, stuck, 'C').options.map((option) => option.enabled)).toEqual([false, false]);
    const free = of([
      ['x', '1'],
      ['y', '*'],
    ]);
    expect(groupState(free, click(free, ['A.a', 'B.y']), 'C').options.map((option) => option.enabled)).toEqual([
      true,
      false,
    ]);
  });
});

test('a number that no row allows with the options counts as unanswered', () => {
  const config = on([A, number('N', { max: 99 })], {
    columns: ['A', 'N'],
    rows: [
      ['a', '1..10'],
      ['b', '..50'],
    ],
  });
  const is = (value: number) => evaluate(config, [[1, 0, 0], [value]]).groups[1]?.answered;
  expect([is(10), is(11)]).toEqual([true, false]);
});
