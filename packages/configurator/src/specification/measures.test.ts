import { describe, expect, test } from 'vitest';
import type { Configurator, Selection } from '../data/configurator.ts';
import { evaluate, lintConfigurator, ruleAsker } from '../index.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';

const kg = (code: string, value: number) => ({ code, attributes: { kg: value } });
const config = configurator(
  [
    choice('One', [kg('a', 1), kg('b', 2)]),
    several('Many', [kg('c', 3), kg('d', 4), 'e']),
    number('Num', { max: 99, step: 0.5, attributes: { kg: 0.4 } }),
    text('Tag', { optional: true }),
    sequence('Row', [kg('k', 5), 'r'], { optional: true }),
    { name: 'Sub', kind: 'assembly', part: 'p', optional: true },
  ],
  {
    parts: {
      p: configurator([choice('In', [kg('x', 7), 'y'])], {
        facts: [
          { name: 'Load', values: [{ if: ['In.x'], value: 12 }] },
          { name: 'kg', values: [{ if: ['In.x'], value: 7 }] },
        ],
      }),
    },
    tables: [
      {
        name: 'Tab',
        columns: ['One'],
        gives: ['fla', 'kg'],
        rows: [
          ['a', 9.8, 100],
          ['b', null, 200],
        ],
      },
    ],
    facts: [
      { name: 'Fact', values: [{ if: ['One.a'], value: 6 }] },
      { name: 'UL', values: [{ if: ['One.a'], value: 'no' }, { value: 'yes' }] },
    ],
    context: [{ name: 'market', values: ['US', 'CA', 'MX'] }],
  },
);
const nothing: Selection = [[0, 0], [0, 0, 0], [], [], [], []];
const full: Selection = [[1, 0], [2, 1, 0], [2.5], ['TAG'], ['k', 'r', 'k'], [[[1, 0]]]];
const holds = (rule: string, selection: Selection, of: Configurator = config) =>
  ruleAsker(of, evaluate(of, selection))(rule);
const both = (rule: string) => [holds(rule, full), holds(rule, nothing)];

describe('a measure may stand on either side', () => {
  test.each<[string, string, string]>([
    ['Group.attribute', 'One.kg=1', 'One.kg=2'],
    ['Group.count: options selected', 'Many.count=2', 'Many.count=3'],
    ['Group.count: entries of a sequence', 'Row.count=3', 'Row.count=2'],
    ['Group.count: any other kind is 1 when answered', 'Tag.count=1', 'Tag.count=3'],
    ['Group.quantity: pieces', 'Many.quantity=3', 'Many.quantity=2'],
    ['Group.quantity: entries', 'Row.quantity=3', 'Row.quantity=2'],
    ['Group.quantity: else as count', 'Num.quantity=1', 'Num.quantity=2.5'],
    ['Group.value of a number', 'Num.value=2.5', 'Num.value=2'],
    ['Table.name: what its row gives', 'Tab.fla=9.8', 'Tab.fla=9.7'],
    ['Fact.value of a number fact', 'Fact.value=6', 'Fact.value=5'],
    ['Assembly.fact of its part', 'Sub.Load=12', 'Sub.Load=11'],
    ['a measure on the left alone', 'Fact.value<=6', 'Fact.value<=5'],
    ['a measure on the right of a number group', 'Num.value<=Fact.value', 'Fact.value<=Num.value'],
    ['measures on both sides', 'Fact.value<Tab.fla', 'Tab.fla<Fact.value'],
  ])('%s', (_, is, isNot) => expect([holds(is, full), holds(isNot, full)]).toEqual([true, false]));

  test.each([
    ['Tag.count=0', 'Tag.count=1'],
    ['Num.count=0', 'Num.count=1'],
    ['Sub.count=0', 'Sub.count=1'],
    ['One.quantity=0', 'One.quantity=1'],
  ])('%s while it is unanswered, %s while it is answered', (unanswered, answered) => {
    expect(both(unanswered)).toEqual([false, true]);
    expect(both(answered)).toEqual([true, false]);
  });
});

describe('a sum', () => {
  test.each<[string, string, string]>([
    [
      'terms joined by + and -, each a number or a measure',
      'sum(1.25*Tab.fla + Num.value - 5)=9.75',
      'sum(1.25*Tab.fla + Num.value - 5)=9.74',
    ],
    ['the measure with a factor and * before it if wanted', 'sum(2*Fact.value)=12', 'sum(Fact.value)=12'],
    ['Group.attribute is quantity × attribute over all selected options', 'sum(Many.kg)=10', 'sum(Many.kg)=7'],
    ['of a number group value × attribute', 'sum(Num.kg)=1', 'sum(Num.kg)=0.4'],
    ['an attribute alone means every group, fitting row and assembly that has it', 'sum(kg)=129', 'sum(kg)=22'],
    ['what is absent is 0', 'sum(Row.kg + Many.kg)=20', 'sum(Row.kg + Many.kg)=10'],
  ])('%s', (_, is, isNot) => expect([holds(is, full), holds(isNot, full)]).toEqual([true, false]));

  test('always has a value; a measure alone does not', () => {
    expect([holds('sum(Tab.fla)=0', nothing), holds('Tab.fla=0', nothing), holds('Tab.fla>=0', nothing)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(holds('sum(One.kg + Num.value)<=0', nothing)).toBe(true);
  });

  test('spaces around signs do not count', () => {
    for (const rule of ['sum(Many.kg-4+1)=7', 'sum( Many.kg - 4 + 1 )=7', 'sum(1 * Many.kg -3)=7'])
      expect(holds(rule, full)).toBe(true);
    expect(holds('sum(Many.kg - 4 + 1)=8', full)).toBe(false);
  });

  test('names in sums and in `gives` are words of letters, digits and `_`', () => {
    const codes = (name: string) =>
      lintConfigurator(
        configurator([
          choice('A', [{ code: 'a', attributes: { [name]: 1 } }]),
          choice('B', ['b'], { showIf: [`sum(${name})>=1`] }),
        ]),
      ).findings.map(({ code }) => code);
    expect(codes('k_9')).toEqual([]);
    expect(codes('k g')).not.toEqual([]);
    const gives = (name: string) =>
      lintConfigurator(
        configurator([choice('A', ['a'])], {
          tables: [{ name: 'T', columns: ['A'], gives: [name], rows: [['*', 1]] }],
        }),
      ).findings;
    expect(gives('k_9')).toEqual([]);
    expect(gives('k g')).not.toEqual([]);
  });
});

test('an attribute named like a built-in measure goes before it', () => {
  const of = (attributes: Record<string, number>) => configurator([choice('A', [{ code: 'a', attributes }])]);
  expect([holds('A.count=5', [[1]], of({ count: 5 })), holds('A.count=1', [[1]], of({ count: 5 }))]).toEqual([
    true,
    false,
  ]);
  expect(holds('A.count=1', [[1]], of({ other: 5 }))).toBe(true);
});

test('groups, tables and facts share one set of names', () => {
  const codes = (table: string, fact: string) =>
    lintConfigurator(
      configurator([choice('A', ['a'])], {
        tables: [{ name: table, columns: ['A'], rows: [['*']] }],
        facts: [{ name: fact, values: [{ value: 1 }] }],
      }),
    ).findings.map(({ code }) => code);
  expect(codes('T', 'F')).toEqual([]);
  for (const [table, fact] of [
    ['A', 'F'],
    ['T', 'A'],
    ['T', 'T'],
  ] as const)
    expect(codes(table, fact)).toContain('duplicate-group');
});

test('the longest name that fits is meant', () => {
  const named = configurator([choice('A', ['a', 'b.c']), choice('A.b', ['c'])]);
  expect([holds('A.b.c', [[0, 0], [1]], named), holds('A.b.c', [[0, 1], [0]], named)]).toEqual([true, false]);
  expect(holds('A.b.c', [[0, 1]], configurator([choice('A', ['a', 'b.c'])]))).toBe(true);
});

test.each(['@A', 'sum(A'])('no name begins with `@` or `sum(`: %s', (name) => {
  const codes = (group: string) =>
    lintConfigurator(configurator([choice(group, ['a'])])).findings.map(({ code }) => code);
  expect([codes(name), codes(`A${name}`)]).toEqual([['reserved-name'], []]);
});

describe('codes may also be asked', () => {
  test('of a sequence: stands anywhere', () => expect(both('Row.r')).toEqual([true, false]));
  test('of a text fact', () =>
    expect([both('UL.no'), both('UL.yes')]).toEqual([
      [true, false],
      [false, true],
    ]));
  test('of the context', () => {
    const shows = (market: string) =>
      evaluate(
        { ...config, configGroups: [choice('A', ['a'], { showIf: ['@market.US|CA'] })], tables: [], facts: [] },
        [],
        { context: { market } },
      ).groups[0]?.visible;
    expect([shows('US'), shows('CA'), shows('MX')]).toEqual([true, true, false]);
  });
});

test('`Group.count=0` says that nothing is chosen', () => {
  expect(both('Many.count=0')).toEqual([false, true]);
  expect(both('Row.count=0')).toEqual([false, true]);
});
