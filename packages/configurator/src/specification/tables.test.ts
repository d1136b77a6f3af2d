import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Table } from '../data/configurator.ts';
import {
  evaluate,
  initialSelection,
  lintConfigurator,
  ruleAsker,
  setQuantity,
  setSequence,
  setValue,
} from '../index.ts';
import { choice, chosen, click, configurator, groupState, number, sequence, several, text } from '../testing/build.ts';

type Rows = Table['rows'];
const on = (groups: readonly ConfigGroup[], table: Partial<Table>, rest: object = {}) =>
  configurator(groups, { tables: [{ name: 'T', columns: ['A', 'B'], rows: [], ...table }], ...rest });
const A = choice('A', ['a', 'b', 'c']);
const B = choice('B', ['x', 'y', 'z']);
const enabled = (config: ReturnType<typeof on>, clicks: readonly string[], name: string) =>
  groupState(config, click(config, clicks), name)
    .options.filter((option) => option.enabled)
    .map(({ code }) => code);
const codes = (config: ReturnType<typeof on>) => lintConfigurator(config).findings.map(({ code }) => code);

describe('`columns`', () => {
  test('name choice, sequence and number groups and `@` facts', () => {
    const groups = [A, sequence('S', ['k']), number('N', { max: 9 }), text('Tag')];
    const context = [{ name: 'm', values: ['US'] }];
    const of = (columns: readonly string[]) =>
      codes(on(groups, { columns, rows: [columns.map(() => '*')] }, { context }));
    expect(of(['A', 'S', 'N', '@m'])).toEqual([]);
    expect(of(['A', 'Tag'])).toContain('malformed-table');
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
    expect(ruleAsker(config, evaluate(config, [[0], [1, 0, 0]]))('B.x')).toBe(true);
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

describe('where answers disagree all the same', () => {
  const held: Partial<ConfigOption> = { selected: true, isReadonly: true };
  const rows: Rows = [
    ['a', 'x', '1'],
    ['b', 'y', '2'],
  ];
  const of = (a: Partial<ConfigOption>, y: Partial<ConfigOption>) =>
    on([choice('A', [{ code: 'a', ...a }, 'b']), choice('B', ['x', { code: 'y', ...y }]), number('N', { max: 9 })], {
      columns: ['A', 'B', 'N'],
      rows,
    });

  test('held options stay, then options in column order: what no row allows together with what stays already, goes', () => {
    const chosenAt = (a: Partial<ConfigOption>, y: Partial<ConfigOption>) =>
      chosen(of(a, y), initialSelection(of(a, y)));
    expect(chosenAt({ selected: true }, { selected: true })).toEqual(['A.a']);
    expect(chosenAt({ selected: true }, held)).toEqual(['B.y']);
    expect(chosenAt(held, { selected: true })).toEqual(['A.a']);
  });

  test('then options, then numbers', () => {
    const config = of({}, {});
    expect(evaluate(config, [[0, 1], [0, 0], [1]]).groups.map(({ answered }) => answered)).toEqual([
      true,
      false,
      false,
    ]);
    expect(evaluate(config, [[0, 1], [0, 0], [2]]).groups.map(({ answered }) => answered)).toEqual([true, false, true]);
  });

  test('in option order', () => {
    const config = on(
      [
        several(
          'A',
          ['a', 'b', 'c'].map((code) => ({ code, selected: true })),
        ),
      ],
      { columns: ['A'], rows: [['a|c'], ['b']] },
    );
    expect(chosen(config, initialSelection(config))).toEqual(['A.a', 'A.c']);
  });

  test('table by table', () => {
    const two = (first: Rows, second: Rows) =>
      configurator(
        [choice('A', [{ code: 'a', selected: true }, 'b']), choice('B', [{ code: 'x', selected: true }, 'y'])],
        {
          tables: [
            { name: 'S', columns: ['B', 'A'], rows: first },
            { name: 'T', columns: ['A', 'B'], rows: second },
          ],
        },
      );
    const one: Rows = [
      ['x', 'b'],
      ['y', 'a'],
    ];
    const other: Rows = [
      ['a', 'y'],
      ['b', 'x'],
    ];
    expect(chosen(two(one, other), initialSelection(two(one, other)))).toEqual(['B.x']);
    const swapped = two([['*', '*']], other);
    expect(chosen(swapped, initialSelection(swapped))).toEqual(['A.a']);
  });

  test('where held ones alone disagree, nothing goes and the number is incomplete', () => {
    const config = of(held, held);
    expect(chosen(config, initialSelection(config))).toEqual(['A.a', 'B.y']);
    expect(evaluate(config, initialSelection(config)).missing).toContainEqual({ code: 'table', table: 'T' });
    const agreeing = of(held, {});
    expect(evaluate(agreeing, [[1, 0], [1, 0], [1]]).missing).toEqual([]);
  });
});

describe('the row that gives', () => {
  const optional = choice('B', ['x', 'y'], { optional: true });
  const total = (config: ReturnType<typeof on>, clicks: readonly string[]) =>
    evaluate(config, click(config, clicks)).total;

  test('a row *fits* when it allows the selection and has `*` or an empty cell in every column without an answer', () => {
    const of = (cell: string) => total(on([A, optional], { gives: ['price'], rows: [['a', cell, 5]] }), ['A.a']);
    expect([of('*'), of(''), of('x')]).toEqual([500, 500, null]);
  });

  test('the first that fits *gives*', () => {
    const of = (rows: Rows) => total(on([A, B], { gives: ['price'], rows }), ['A.a', 'B.x']);
    expect([
      of([
        ['a', '*', 1],
        ['*', '*', 2],
      ]),
      of([
        ['*', '*', 2],
        ['a', '*', 1],
      ]),
    ]).toEqual([100, 200]);
  });

  test('`price` joins the total', () => {
    const config = on([choice('A', [{ code: 'a', price: 3 }])], { columns: ['A'], gives: ['price'], rows: [['a', 5]] });
    expect([
      total(config, ['A.a']),
      total(on([A], { columns: ['A'], gives: ['amps'], rows: [['*', 5]] }), ['A.a']),
    ]).toEqual([800, 0]);
  });

  test('times the value, length or quantity of the group that `per` names', () => {
    const of = (group: ConfigGroup, per?: string) =>
      on([group, A], { columns: ['A'], gives: ['price'], rows: [['*', 2]], ...(per ? { per } : {}) });
    expect(evaluate(of(number('N', { max: 9 }), 'N'), [[4], [1, 0, 0]]).total).toBe(800);
    expect(evaluate(of(number('N', { max: 9 })), [[4], [1, 0, 0]]).total).toBe(200);
    expect(evaluate(of(text('N'), 'N'), [['abc'], [1, 0, 0]]).total).toBe(600);
    expect(
      evaluate(of(sequence('N', ['k']), 'N'), [
        ['k', 'k'],
        [1, 0, 0],
      ]).total,
    ).toBe(400);
    const many = of(several('N', ['p']), 'N');
    expect(evaluate(many, setQuantity(many, click(many, ['N.p', 'A.a']), 'N', 'p', 5)).total).toBe(1000);
  });

  test('`null` is on request', () => {
    const config = on([A, B], {
      gives: ['price'],
      rows: [
        ['a', '*', null],
        ['*', '*', 0],
      ],
    });
    expect([total(config, ['A.a']), total(config, ['A.b'])]).toEqual([null, 0]);
  });

  test('so is a table that fits no row while a group of its columns is answered', () => {
    const config = on([A, B], { gives: ['price'], rows: [['a', 'x', 1]] });
    expect([total(config, ['A.a']), total(config, []), total(config, ['A.a', 'B.x'])]).toEqual([null, 0, 100]);
  });

  test('any other `null` is no value', () => {
    const config = on([A, B], {
      gives: ['amps'],
      rows: [
        ['a', '*', null],
        ['*', '*', 3],
      ],
    });
    const holds = (rule: string, clicks: readonly string[]) =>
      ruleAsker(config, evaluate(config, click(config, clicks)))(rule);
    expect([holds('T.amps>=0', ['A.a']), holds('T.amps>=0', ['A.b']), holds('sum(T.amps)=0', ['A.a'])]).toEqual([
      false,
      true,
      true,
    ]);
    expect(total(config, ['A.a'])).toBe(0);
  });

  test('a table that only prices ends with a row of `*`', () => {
    const withLast = on([A, optional], {
      gives: ['price'],
      rows: [
        ['a', 'x', 9],
        ['*', '*', 1],
      ],
    });
    expect([enabled(withLast, ['A.b'], 'B'), total(withLast, ['A.b'])]).toEqual([['x', 'y'], 100]);
    expect([codes(withLast), codes(on([A, optional], { gives: ['price'], rows: [['*', 'x', 9]] }))]).toEqual([
      [],
      expect.arrayContaining(['table-without-row']),
    ]);
  });
});
