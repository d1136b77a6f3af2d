import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator, Table } from '../data/configurator.ts';
import { evaluate, initialSelection, lintConfigurator, ruleAsker, setQuantity } from '../index.ts';
import {
  choice,
  chosen,
  click,
  configurator,
  enabledCodes as enabled,
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
    const first = on([number('N', { max: 9 }), choice('A', [{ code: 'a', selected: true }, 'b'])], {
      columns: ['N', 'A'],
      rows: [
        ['1', 'a'],
        ['2', 'b'],
      ],
    });
    const answers = (value: number) => evaluate(first, [[value], [1, 0]]).groups.map(({ answered }) => answered);
    expect([answers(1), answers(2)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('numbers in column order', () => {
    const of = (columns: string[]) =>
      evaluate(
        on([number('N', { max: 9 }), number('M', { max: 9 })], {
          columns,
          rows: [
            ['1', '1'],
            ['2', '2'],
          ],
        }),
        [[1], [2]],
      ).groups.map(({ answered }) => answered);
    expect([of(['N', 'M']), of(['M', 'N'])]).toEqual([
      [true, false],
      [false, true],
    ]);
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

  test('after what one table takes, rules are asked before the next: nothing goes by what does not stay', () => {
    const of = (rule: string) =>
      configurator(
        [
          several('A', [
            { code: 'a', selected: true },
            { code: 'b', selected: true },
          ]),
          choice('B', [{ code: 'x', selectIf: [rule] }, 'y'], { optional: true }),
          choice('C', [{ code: 'c', ...held }]),
        ],
        {
          tables: [
            { name: 'S', columns: ['C', 'A'], rows: [['c', 'b']] },
            {
              name: 'T',
              columns: ['B', 'A'],
              rows: [
                ['y|', '*'],
                ['x', 'a'],
              ],
            },
          ],
        },
      );
    const answers = (rule: string) => chosen(of(rule), initialSelection(of(rule)));
    expect([answers('A.a'), answers('C.c')]).toEqual([
      ['A.b', 'C.c'],
      ['B.x', 'C.c'],
    ]);
  });

  test('where held ones alone disagree, nothing goes and the number is incomplete', () => {
    const config = of(held, held);
    expect(chosen(config, initialSelection(config))).toEqual(['A.a', 'B.y']);
    expect(evaluate(config, initialSelection(config)).missing).toContainEqual({ code: 'table', table: 'T' });
    const both = configurator([choice('A', [{ code: 'a', ...held }]), number('N', { max: 9 })], {
      tables: [
        { name: 'S', columns: ['A', 'N'], rows: [['b', '*']] },
        { name: 'T', columns: ['A', 'N'], rows: [['a', '..5']] },
      ],
    });
    // A table that lets nothing go refuses no number: the other one does.
    expect(evaluate(both, [[1], [6]]).missing).toEqual([
      { code: 'table', table: 'T' },
      { code: 'table', table: 'S' },
    ]);
    expect(evaluate(both, [[1], [5]]).missing).toEqual([{ code: 'table', table: 'S' }]);
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
    const allowed = on([A, B], {
      gives: ['price'],
      rows: [
        ['a', 'x', 5],
        ['a', '*', 7],
      ],
    });
    expect([total(allowed, ['A.a', 'B.x']), total(allowed, ['A.a', 'B.y'])]).toEqual([500, 700]);
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
