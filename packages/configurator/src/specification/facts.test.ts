import { describe, expect, test } from 'vitest';
import type { Configurator, Fact } from '../data/configurator.ts';
import { evaluate, initialSelection, lintConfigurator, setValue } from '../index.ts';
import { choice, chosen, click, configurator, number, optionState, sequence, several, text } from '../testing/build.ts';

const of = (facts: readonly Fact[]) =>
  configurator(
    [
      several('A', [
        { code: 'a', attributes: { kg: 0.25 } },
        { code: 'b', attributes: { kg: 2 } },
      ]),
      number('N', { max: 9 }),
    ],
    { facts },
  );
const told = (facts: readonly Fact[], quantities = [1, 1]) => evaluate(of(facts), [quantities, []]).facts;

describe("a fact's value is", () => {
  test('that of the first entry whose `if` holds', () => {
    const facts: Fact[] = [
      {
        name: 'F',
        values: [
          { if: ['A.a'], value: 1 },
          { if: ['A.b'], value: 2 },
        ],
      },
    ];
    expect([told(facts)[0]?.value, told(facts, [0, 1])[0]?.value, told(facts, [0, 0])]).toEqual([1, 2, []]);
  });

  test('and that has one', () => {
    const facts: Fact[] = [{ name: 'F', values: [{ measure: 'N.value' }, { value: 7 }] }];
    expect([told(facts)[0]?.value, evaluate(of(facts), [[0, 0], [3]]).facts[0]?.value]).toEqual([7, 3]);
  });

  test('of several the largest', () => {
    expect(told([{ name: 'F', values: [{ measure: 'A.kg' }] }])[0]?.value).toBe(2);
    expect(told([{ name: 'F', values: [{ measure: 'A.kg' }] }], [1, 0])[0]?.value).toBe(0.25);
  });

  test('rounded half up to `decimals`', () => {
    const at = (decimals: number | undefined, value: number) =>
      told([{ name: 'F', values: [{ value }], ...(decimals === undefined ? {} : { decimals }) }])[0]?.value;
    expect([at(1, 0.25), at(1, 0.2499), at(0, 0.5), at(undefined, 0.25)]).toEqual([0.3, 0.2, 1, 0.25]);
  });

  test('in rules too', () => {
    const config = (decimals: number) =>
      configurator([choice('A', ['a', { code: 'b', enableIf: ['F.value>=0.3'] }])], {
        facts: [{ name: 'F', decimals, values: [{ value: 0.25 }] }],
      });
    expect([1, 2].map((decimals) => optionState(config(decimals), [], 'A', 'b').enabled)).toEqual([true, false]);
  });
});

test('the evaluation lists `{ name, value, unit }` of printed facts that have a value, in order', () => {
  const facts: Fact[] = [
    { name: 'Two', unit: 'kg', values: [{ value: 2 }] },
    { name: 'None', values: [{ if: [], value: 2 }] },
    { name: 'Hidden', printed: false, values: [{ value: 2 }] },
    { name: 'One', values: [{ value: 'x' }] },
  ];
  expect(told(facts)).toEqual([
    { name: 'Two', value: 2, unit: 'kg' },
    { name: 'One', value: 'x' },
  ]);
});

describe('`specText`', () => {
  const part = configurator([choice('In', [{ code: 'x', specText: 'In part.' }])]);
  const config: Configurator = configurator(
    [
      choice('A', [{ code: 'a', specText: 'Option a.' }], { specText: 'Group A.' }),
      { name: 'Sub', kind: 'assembly', part: 'p', specText: 'Sub {value}.', optional: true },
      choice('B', [{ code: 'b', specText: 'Option b.' }]),
    ],
    {
      parts: { p: part },
      facts: [
        { name: 'F', values: [{ value: 3 }], specText: 'F {value}.' },
        { name: 'G', printed: false, values: [{ value: 3 }], specText: 'G.' },
      ],
    },
  );

  test("is the groups in order (each group's own sentence, then its options' or its part's), then the printed facts", () => {
    expect(evaluate(config, [[1], [[[1]]], [1]]).specText).toEqual([
      'Group A.',
      'Option a.',
      'Sub x.',
      'In part.',
      'Option b.',
      'F 3.',
    ]);
    expect(evaluate(config, [[0], [], [1]]).specText).toEqual(['Option b.', 'F 3.']);
  });

  test('`{value}` of a choice or sequence group is its lines of description joined by `, `', () => {
    const k = { code: 'k', description: 'kay' };
    const r = { code: 'r', description: 'are' };
    const said = configurator([
      several('A', [k, r], { specText: 'A: {value}.' }),
      sequence('S', [k, r], { specText: 'S: {value}.' }),
    ]);
    expect(
      evaluate(said, [
        [1, 1],
        ['r', 'k', 'r'],
      ]).specText,
    ).toEqual(['A: kay, are.', 'S: are, kay, are.']);
    expect(evaluate(said, [[0, 1], []]).specText).toEqual(['A: are.']);
  });

  test('`{value}` of a number is its shortest form', () => {
    const said = (value: number) =>
      evaluate(configurator([number('N', { max: 99, digits: 3, specText: '{value} ft' })]), [[value]]).specText;
    expect(said(7)).toEqual(['7 ft']);
    expect(evaluate(configurator([number('N', { step: 0.25, specText: '{value} ft' })]), [[2.5]]).specText).toEqual([
      '2.5 ft',
    ]);
  });

  test('`{value}` of an assembly is its part’s `itemNo`', () => {
    expect(evaluate(config, [[0], [[[1]]], [0]]).specText[0]).toBe('Sub x.');
    expect(evaluate(config, [[0], [[[0]]], [0]]).specText[0]).toBe('F 3.');
  });

  test('`{value}` of a text is the answer', () => {
    expect(evaluate(configurator([text('T', { specText: 'Marked {value}.' })]), [['P 1']]).specText).toEqual([
      'Marked P 1.',
    ]);
  });
});

describe('exact decimals', () => {
  test('sums and comparisons are exact (0.1 + 0.2 = 0.3)', () => {
    const kg = (code: string, value: number) => ({ code, attributes: { kg: value } });
    const config = (rule: string) =>
      configurator([several('A', [kg('a', 0.1), kg('b', 0.2)]), choice('B', ['x'], { showIf: [rule] })]);
    const shows = (rule: string) => evaluate(config(rule), [[1, 1], [0]]).groups[1]?.visible;
    expect([shows('sum(A.kg)=0.3'), shows('sum(A.kg)>0.3'), shows('sum(A.kg)<=0.3')]).toEqual([true, false, true]);
  });

  test('an entry within a millionth of a step of a permitted value is that value', () => {
    const config = configurator([number('N', { max: 9, step: 0.1 })]);
    const entered = (value: number) => evaluate(config, setValue(config, [], 'N', value)).groups[0];
    expect(entered(0.3 + 0.000_000_09)).toMatchObject({ answered: true, value: 0.3 });
    expect(entered(0.3 + 0.000_000_11)?.answered).toBe(false);
  });

  test('shortest form, never an exponent or `-0`', () => {
    const printed = (value: number, min: number, step: number) =>
      evaluate(configurator([number('N', { min, max: 9e15, step })]), [[value]]).itemNo;
    expect([printed(5e-7, 0, 1e-7), printed(1e15, 0, 1), printed(-0, -1, 1), printed(2.5, 0, 0.5)]).toEqual([
      '0.0000005',
      '1000000000000000',
      '0',
      '2.5',
    ]);
  });

  test('each line of a total (option, value, text, table, part, adder) is rounded half up to a cent once', () => {
    const line = (price: number) => ({
      option: evaluate(configurator([several('A', [{ code: 'a', price }])]), [[3]]).total,
      value: evaluate(configurator([number('N', { pricePerUnit: price })]), [[3]]).total,
      text: evaluate(configurator([text('T', { pricePerUnit: price })]), [['abc']]).total,
      table: evaluate(
        configurator([number('N')], {
          tables: [{ name: 'T', columns: ['N'], gives: ['price'], per: 'N', rows: [['*', price]] }],
        }),
        [[3]],
      ).total,
      adder: evaluate(configurator([choice('A', ['a'])], { adderPrice: price * 3 }), [[1]]).total,
    });
    // 3 × 0.005 is 1.5 cents: once rounded 2, each rounded 3.
    expect(line(0.005)).toEqual({ option: 2, value: 2, text: 2, table: 2, adder: 2 });
    expect(line(0.004)).toEqual({ option: 1, value: 1, text: 1, table: 1, adder: 1 });
    const part = configurator([choice('In', [{ code: 'x', price: 0.005 }])]);
    const two = configurator(
      ['P', 'Q'].map((name) => ({ name, kind: 'assembly' as const, part: 'p' })),
      { parts: { p: part } },
    );
    expect(evaluate(two, [[[[1]]], [[[1]]]]).total).toBe(2);
  });
});

describe('order of effects', () => {
  test('visibility before enabling', () => {
    const config = configurator([
      choice('A', ['a', 'h']),
      choice('B', ['b'], { hideIf: ['A.h'] }),
      choice('C', ['c', { code: 'd', disableIf: ['B.b'] }]),
    ]);
    expect(optionState(config, [[0, 1], [1], [0, 0]], 'C', 'd').enabled).toBe(true);
    expect(optionState(config, [[1, 0], [1], [0, 0]], 'C', 'd').enabled).toBe(false);
  });

  test('`disableIf` before `selectIf`', () => {
    const of = (disableIf: string[]) =>
      configurator([choice('A', ['a']), several('B', [{ code: 'b', selectIf: ['A.a'], disableIf }])]);
    expect([chosen(of([]), click(of([]), ['A.a'])), chosen(of(['A.a']), click(of(['A.a']), ['A.a']))]).toEqual([
      ['A.a', 'B.b'],
      ['A.a'],
    ]);
  });

  test("options' `limits` before `selectIf`", () => {
    const of = (max: number) =>
      configurator([choice('A', ['a']), several('B', [{ code: 'b', selectIf: ['A.a'], limits: [{ max }] }])]);
    expect([chosen(of(1), click(of(1), ['A.a'])), chosen(of(0), click(of(0), ['A.a']))]).toEqual([
      ['A.a', 'B.b'],
      ['A.a'],
    ]);
  });

  test('bounds before `selectIf`', () => {
    const config = configurator([
      choice('A', ['a']),
      number('N', { max: 9, limits: [{ if: ['A.a'], max: 3 }] }),
      several('B', [{ code: 'b', selectIf: ['N.value>=5'] }]),
    ]);
    expect(chosen(config, [[0], [5], [0]])).toContain('B.b');
    expect(chosen(config, [[1], [5], [0]])).not.toContain('B.b');
  });

  test('`selectIf` before tables', () => {
    const config = configurator(
      [choice('A', ['a', 'c']), choice('B', ['x', { code: 'y', selectIf: ['C.c'] }]), choice('C', ['c'])],
      {
        tables: [
          {
            name: 'T',
            columns: ['B', 'A'],
            rows: [
              ['x', 'a'],
              ['y', 'c'],
            ],
          },
        ],
      },
    );
    expect(chosen(config, [[0, 1], [1, 0], [1]])).toEqual(['A.c', 'B.y', 'C.c']);
    expect(chosen(config, [[0, 1], [1, 0], [0]])).toEqual(['B.x']);
  });

  test('tables before `disableCodes`', () => {
    const config = configurator([several('A', [{ code: 'a', disableCodes: ['c'] }, 'b', 'c'])], {
      tables: [{ name: 'T', columns: ['A'], rows: [['b|c'], ['a']] }],
    });
    expect(chosen(config, [[0, 1, 1]])).toEqual(['A.b', 'A.c']);
    expect(chosen(config, [[1, 1, 1]])).toEqual(['A.a']);
  });

  test("`disableCodes` before groups' `limits`", () => {
    const config = configurator([
      several('A', ['a', 'b', { code: 'c', disableCodes: ['a'] }], { limits: [{ max: 2 }] }),
    ]);
    expect(chosen(config, [[1, 1, 1]])).toEqual(['A.b', 'A.c']);
  });

  test("pairs before groups' `limits`", () => {
    const of = (conditionalDisablePairs: Record<string, string[]>) =>
      configurator([several('A', ['a', 'b', { code: 'c', conditionalDisablePairs }], { limits: [{ max: 2 }] })]);
    expect(chosen(of({ 'b|c': ['a'] }), [[1, 1, 1]])).toEqual(['A.b', 'A.c']);
    expect(chosen(of({}), [[1, 1, 1]])).toEqual(['A.a', 'A.b']);
  });

  test('repeated until stable', () => {
    const config = configurator([
      choice('A', ['a']),
      several('B', [{ code: 'b', enableIf: ['A.a'] }]),
      several('C', [{ code: 'c', enableIf: ['B.b'] }]),
      several('D', [{ code: 'd', enableIf: ['C.c'] }]),
    ]);
    expect(evaluate(config, [[0], [1], [1], [1]]).selection).toEqual([[0], [0], [0], [0]]);
    expect(evaluate(config, [[1], [1], [1], [1]]).selection).toEqual([[1], [1], [1], [1]]);
  });
});

describe('cycles run', () => {
  const a = (rule: string) => several('A', [{ code: 'a', attributes: { kg: 1 }, disableIf: [rule] }, 'z']);
  const cyclic = (config: Configurator) => lintConfigurator(config).findings.some(({ code }) => code === 'cycle');
  test('through sums', () => {
    expect(cyclic(configurator([a('B.b'), several('B', [{ code: 'b', enableIf: ['sum(A.kg)<1'] }])]))).toBe(true);
    expect(
      cyclic(
        configurator([
          a('B.b'),
          several('B', [{ code: 'b', enableIf: ['sum(C.kg)<1'] }]),
          several('C', [{ code: 'c', attributes: { kg: 1 } }]),
        ]),
      ),
    ).toBe(false);
  });
  test('through limits', () => {
    const limited = (bound: string) =>
      configurator([a('N.value>3'), number('N', { max: 9, limits: [{ max: bound }] }), number('M', { max: 9 })]);
    expect([cyclic(limited('sum(A.kg)')), cyclic(limited('M'))]).toEqual([true, false]);
  });
  test('through facts', () => {
    const asking = (measure: string) =>
      configurator([a('F.value>0'), number('M', { max: 9 })], { facts: [{ name: 'F', values: [{ measure }] }] });
    expect([cyclic(asking('sum(A.kg)')), cyclic(asking('M.value'))]).toEqual([true, false]);
  });
  test('through what tables give: who reads `Table.name` depends on all its columns', () => {
    const giving = (columns: readonly string[]) =>
      configurator([a('T.amps>1'), choice('B', ['b']), choice('C', ['c'])], {
        tables: [{ name: 'T', columns, gives: ['amps'], rows: [['*', '*', 1]] }],
      });
    expect([cyclic(giving(['B', 'A'])), cyclic(giving(['B', 'C']))]).toEqual([true, false]);
  });
  test('that tables disable never counts', () => {
    const config = configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y'])], {
      tables: [
        {
          name: 'S',
          columns: ['A', 'B'],
          rows: [
            ['a', 'x'],
            ['b', 'y'],
          ],
        },
        {
          name: 'T',
          columns: ['B', 'A'],
          rows: [
            ['x', 'a'],
            ['y', 'b'],
          ],
        },
      ],
    });
    expect(cyclic(config)).toBe(false);
    expect(initialSelection(config)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
