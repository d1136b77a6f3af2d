import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator, LintCode, Selection, Table } from '../index.ts';
import { evaluate, lintConfigurator, parseModelNumber } from '../index.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';

const A = choice('A', ['a', 'b']);
const fine = 0.123_456_789;
const finer = 0.123_456_789_1;
const part = configurator([choice('In', ['x'])]);
const sub = (rest: Partial<ConfigGroup> = {}): ConfigGroup => ({ name: 'Sub', kind: 'assembly', part: 'p', ...rest });
const context = [{ name: 'm', values: ['US', 'CA'] }];
const asking = (rule: string, rest: Partial<Configurator> = {}) =>
  configurator([A, choice('B', ['c', { code: 'd', enableIf: [rule] }])], rest);
const table = (
  stated: Partial<Table>,
  groups: readonly ConfigGroup[] = [A, choice('B', ['c', 'd'])],
  rest: Partial<Configurator> = {},
) => configurator(groups, { tables: [{ name: 'T', columns: ['A', 'B'], rows: [['*', '*']], ...stated }], ...rest });
const row = (options: readonly (string | ConfigOption)[], rest: Partial<ConfigGroup> = {}) =>
  configurator([sequence('S', options, rest)]);
const nested = (depth: number): Configurator => ({
  configGroups: [sub({ part: 'p1' })],
  parts: Object.fromEntries(
    Array.from({ length: depth }, (_, at) => [
      `p${at + 1}`,
      configurator([choice('In', ['x']), ...(at + 1 < depth ? [sub({ part: `p${at + 2}` })] : [])]),
    ]),
  ),
});
const former = (codes: string[], others: string[] = []) =>
  configurator([
    choice('A', [
      { code: 'a', formerCodes: codes },
      { code: 'b', formerCodes: others },
    ]),
  ]);
const kg = (code: string, value: number, rest: Partial<ConfigOption> = {}): ConfigOption => ({
  code,
  attributes: { kg: value },
  ...rest,
});

const EMPTY_CELL = [
  ['*', '*'],
  ['', 'c'],
];

/** A fault of the first configurator, which the second does not have. */
const found: [what: string, code: LintCode, faulty: Configurator, sound: Configurator][] = [
  ['an unknown group', 'unknown-group', asking('X.a'), asking('A.a')],
  ['an unknown code', 'unknown-code', asking('A.x'), asking('A.b')],
  ['an unknown attribute', 'unknown-code', asking('sum(A.kg)=0'), asking('sum(A.count)=0')],
  ['an unknown column', 'unknown-group', table({ columns: ['A', 'X'] }), table({})],
  [
    'an unknown part',
    'unknown-part',
    configurator([sub({ part: 'q' })], { parts: { p: part } }),
    configurator([sub()], { parts: { p: part } }),
  ],
  ['an unknown context', 'unknown-context', asking('@n.US', { context }), asking('@m.US', { context })],
  ['an unknown value of the context', 'unknown-code', asking('@m.DE', { context }), asking('@m.unknown', { context })],
  ['a name used twice', 'duplicate-group', table({ name: 'A' }), table({ name: 'C' })],
  [
    'a row of the wrong length',
    'malformed-table',
    table({ rows: [['*', '*'], ['a']] }),
    table({
      rows: [
        ['*', '*'],
        ['a', 'c'],
      ],
    }),
  ],
  [
    'a cell that cannot be read',
    'malformed-table',
    table({
      rows: [
        ['*', '*'],
        [null, '*'],
      ],
    }),
    table({
      rows: [
        ['*', '*'],
        ['"a"', '*'],
      ],
    }),
  ],
  [
    'a range that cannot be read',
    'malformed-table',
    table({ columns: ['N'], rows: [['1...2']] }, [number('N')]),
    table({ columns: ['N'], rows: [['1..2']] }, [number('N')]),
  ],
  [
    'an empty cell in a group that is always answered and has no blank code',
    'malformed-table',
    table({ rows: EMPTY_CELL }),
    table({ rows: EMPTY_CELL }, [{ ...A, optional: true }, choice('B', ['c', 'd'])]),
  ],
  [
    'the same where it has a blank code',
    'malformed-table',
    table({ rows: EMPTY_CELL }),
    table({ rows: EMPTY_CELL }, [choice('A', ['', 'a', 'b']), choice('B', ['c', 'd'])]),
  ],
  [
    'an option that no row allows',
    'option-never-selectable',
    table({ rows: [['a', '*']] }),
    table({ rows: [['a|b', '*']] }),
  ],
  [
    'a complete number for which a price table has no fitting row',
    'table-without-row',
    table({ gives: ['price'], rows: [['*', 'c', 1]] }, [
      A,
      choice('B', ['c'], { optional: true }),
      choice('End', ['e']),
    ]),
    table(
      {
        gives: ['price'],
        rows: [
          ['*', 'c', 1],
          ['*', '', 0],
        ],
      },
      [A, choice('B', ['c'], { optional: true }), choice('End', ['e'])],
    ),
  ],
  [
    'a cycle',
    'cycle',
    configurator([
      choice('A', ['a', { code: 'b', enableIf: ['B.c'] }]),
      choice('B', [{ code: 'c', enableIf: ['A.b'] }, 'd']),
    ]),
    configurator([A, choice('B', [{ code: 'c', enableIf: ['A.b'] }, 'd'])]),
  ],
  [
    'a cycle of parts',
    'cycle',
    configurator([sub()], { parts: { p: configurator([sub()]) } }),
    configurator([sub()], { parts: { p: configurator([sub({ part: 'q' })]), q: part } }),
  ],
  ['parts deeper than 3', 'parts-too-deep', nested(4), nested(3)],
  [
    'a limit that can never be met',
    'limit-never-met',
    configurator([several('A', ['a', 'b'], { limits: [{ min: 3 }] })]),
    configurator([several('A', ['a', 'b'], { limits: [{ min: 2 }] })]),
  ],
  [
    'a limit with `of` missing',
    'limit-without-attribute',
    configurator([choice('A', [kg('a', 1)], { limits: [{ max: 1 }] })]),
    configurator([choice('A', [kg('a', 1)], { limits: [{ of: 'kg', max: 1 }] })]),
  ],
  [
    'a limit whose `of` names nothing',
    'limit-without-attribute',
    configurator([several('A', [kg('a', 1)], { limits: [{ of: 'lb', max: 1 }] })]),
    configurator([several('A', [kg('a', 1)], { limits: [{ of: 'kg', max: 1 }] })]),
  ],
  [
    '`digits` with decimals',
    'too-many-decimals',
    configurator([number('N', { digits: 3, step: 0.5 })]),
    configurator([number('N', { digits: 3, step: 5 })]),
  ],
  [
    '`withOrder` on a printed group',
    'order-of-printed',
    configurator([{ ...A, withOrder: true }]),
    configurator([{ ...A, withOrder: true, printed: false }, choice('B', ['c'])]),
  ],
  ["a former code that is another's", 'former-code-taken', former(['x'], ['x']), former(['x'], ['y'])],
  ["a former code that is today's", 'former-code-taken', former(['b']), former(['c'])],
  [
    'an alias that is a number of today',
    'alias-is-number',
    configurator([A], { aliases: [{ from: 'a', to: 'b' }] }),
    configurator([A], { aliases: [{ from: 'c', to: 'b' }] }),
  ],
  [
    'an alias that leads to none',
    'alias-leads-nowhere',
    configurator([A], { aliases: [{ from: 'x', to: 'c' }] }),
    configurator([A], { aliases: [{ from: 'x', to: 'b' }] }),
  ],
  [
    'a sequence without separator in which a code begins with another',
    'codes-run-together',
    row(['k', 'kr'], { optionSeparator: '' }),
    row(['k', 'rk'], { optionSeparator: '' }),
  ],
  [
    'or with `|`',
    'codes-run-together',
    row(['k', 'kr'], { optionSeparator: '|' }),
    row(['k', 'kr'], { optionSeparator: '+' }),
  ],
  [
    'or in which `fill` does',
    'codes-run-together',
    row(['k'], { optionSeparator: '', fill: 'kX', max: 2 }),
    row(['k'], { optionSeparator: '', fill: 'X', max: 2 }),
  ],
  [
    'a printed text of variable length that allows the character with which what follows may begin',
    'text-runs-on',
    configurator([text('T', { characters: 'a-z-' }), A]),
    configurator([text('T', { characters: 'a-z' }), A]),
  ],
  [
    'not one of fixed length',
    'text-runs-on',
    configurator([text('T', { min: 2, max: 3 }), A]),
    configurator([text('T', { min: 3, max: 3 }), A]),
  ],
  [
    'an assembly without `close` that is not last',
    'assembly-without-end',
    configurator([sub({ close: '' }), A], { parts: { p: part } }),
    configurator([A, sub({ close: '' })], { parts: { p: part } }),
  ],
  [
    'a number that means two products, in whichever contexts',
    'ambiguous-number',
    configurator(
      [
        choice('A', [
          { code: 'a', enableIf: ['@m.US'] },
          { code: 'ab', enableIf: ['@m.CA'] },
        ]),
        choice('B', ['bc', 'c']),
      ],
      { context, groupSeparator: '' },
    ),
    configurator(
      [
        choice('A', [
          { code: 'a', enableIf: ['@m.US'] },
          { code: 'ab', enableIf: ['@m.CA'] },
        ]),
        choice('B', ['dc', 'c']),
      ],
      { context, groupSeparator: '' },
    ),
  ],
  [
    'a complete number that does not read, because an unprinted answer decides it',
    'unprinted-decides',
    configurator([text('T', { printed: false }), choice('B', ['c', { code: 'd', enableIf: ['T.count=1'] }])]),
    configurator([text('T', { characters: 'A-Z' }), choice('B', ['c', { code: 'd', enableIf: ['T.count=1'] }])]),
  ],
  [
    'or an unprinted quantity does',
    'unprinted-decides',
    configurator([several('A', ['a']), choice('B', ['c', { code: 'd', enableIf: ['A.quantity>=3'] }])]),
    configurator([
      several('A', [{ code: 'a', isQtyPrefix: true }]),
      choice('B', ['c', { code: 'd', enableIf: ['A.quantity>=3'] }]),
    ]),
  ],
  [
    'more than 256 combinations of context',
    'too-many-contexts',
    configurator([A], { context: [{ name: 'm', values: Array.from({ length: 256 }, (_, at) => `v${at}`) }] }),
    configurator([A], { context: [{ name: 'm', values: Array.from({ length: 255 }, (_, at) => `v${at}`) }] }),
  ],
  [
    "a part's context declared otherwise than the whole's",
    'context-of-part',
    configurator([sub()], { context, parts: { p: { ...part, context: [{ name: 'm', values: ['US'] }] } } }),
    configurator([sub()], { context, parts: { p: { ...part, context } } }),
  ],
];

const errors = (config: Configurator) =>
  lintConfigurator(config).findings.filter(({ severity }) => severity === 'error');
const codes = (config: Configurator) => errors(config).map(({ code }) => code);

test.each(found)('lint: %s (%s)', (_, code, faulty, sound) => {
  const wrong = lintConfigurator(faulty).findings.filter((finding) => finding.code === code);
  expect(wrong.map(({ severity }) => severity)).toContain('error');
  expect(lintConfigurator(sound).findings.map((finding) => finding.code)).not.toContain(code);
});

describe('lint: more than 9 decimals', () => {
  test.each<[string, (value: number) => Configurator]>([
    ['of a bound', (max) => configurator([number('N', { max })])],
    ['of a step', (step) => configurator([number('N', { step, max: 9 })])],
    ['of a price', (price) => configurator([choice('A', [{ code: 'a', price }])])],
    ['of a price by rule', (price) => configurator([choice('A', [{ code: 'a', prices: [{ price }] }])])],
    ['of a price per unit', (pricePerUnit) => configurator([number('N', { pricePerUnit, max: 9 })])],
    ['of the adder', (adderPrice) => configurator([A], { adderPrice })],
    ['of an attribute', (value) => configurator([choice('A', [kg('a', value)])])],
    ['of an attribute per unit', (value) => configurator([number('N', { max: 9, attributes: { kg: value } })])],
    ['of a limit', (max) => configurator([several('A', [kg('a', 0)], { limits: [{ of: 'kg', max }] })])],
    ["of an option's limit", (max) => configurator([several('A', [{ code: 'a', limits: [{ max: max + 1 }] }])])],
    ['of what a table gives', (value) => table({ gives: ['kg'], rows: [['*', '*', value]] })],
    ['of a factor', (factor) => asking(`sum(${factor}*A.count)>=0`)],
    ['of what a rule compares with', (value) => asking(`A.count>=${value}`)],
    [
      'of a factor in a bound',
      (factor) => configurator([A, number('N', { max: 9, limits: [{ max: `sum(${factor}*A.count)` }] })]),
    ],
    [
      'of a factor in a fact',
      (factor) => configurator([A], { facts: [{ name: 'F', values: [{ measure: `sum(${factor}*A.count)` }] }] }),
    ],
    ['of a fact', (value) => configurator([A], { facts: [{ name: 'F', values: [{ value }] }] })],
  ])('%s', (_, of) => {
    expect([codes(of(fine)).includes('too-many-decimals'), codes(of(finer)).includes('too-many-decimals')]).toEqual([
      false,
      true,
    ]);
  });
});

test.each<[string, Partial<ConfigOption>]>([
  ['selected', { selected: true }],
  ['isReadonly', { isReadonly: true }],
  ['selectIf', { selectIf: ['S.k'] }],
  ['isLast', { isLast: true }],
  ['isQtyPrefix', { isQtyPrefix: true }],
  ['isQtySuffix', { isQtySuffix: true }],
  ['isQtyReadonly', { isQtyReadonly: true }],
  ['qty', { qty: 2 }],
  ['maxOverride', { maxOverride: 2 }],
  ['overrideCodes', { overrideCodes: { k: 2 } }],
  ['neverDisabled', { neverDisabled: true }],
])('lint: `%s` in a sequence', (_, option) => {
  expect(codes(row(['k', { code: 'r', ...option }], { optionSeparator: '+' }))).toContain('flag-in-sequence');
  expect(codes(configurator([several('S', ['k', { code: 'r', ...option }])]))).not.toContain('flag-in-sequence');
});

test('errors have a witness', () => {
  const config = configurator([choice('A', ['a', 'ab']), choice('B', ['bc', 'c'])], { groupSeparator: '' });
  const witness = lintConfigurator(config).findings.find(({ code }) => code === 'ambiguous-number')?.witness;
  const [one = [], other = []] = witness?.selections ?? [];
  expect(evaluate(config, one).itemNo).toBe(witness?.number);
  expect(evaluate(config, other).itemNo).toBe(witness?.number);
  expect(one).not.toEqual(other);
});

describe('left open', () => {
  test('where an answer is not printed, the engine searches for a value that fits when it parses', () => {
    const config = configurator([
      choice('A', ['a', 'b'], { printed: false }),
      choice('B', ['c', { code: 'd', enableIf: ['A.b'] }]),
    ]);
    const selection: Selection = [
      [0, 1],
      [0, 1],
    ];
    expect(parseModelNumber(config, 'd')).toEqual({ ok: true, selection });
    expect(parseModelNumber(config, 'e').ok).toBe(false);
  });

  test('but no number may depend on it: the lint refuses one that does', () => {
    const config = (options: number) =>
      configurator([
        several(
          'A',
          Array.from({ length: options }, (_, at) => `${at}`),
          { printed: false },
        ),
        choice('B', ['c', { code: 'd', enableIf: ['A.count>=3'] }]),
      ]);
    expect([codes(config(6)).includes('unprinted-decides'), codes(config(3)).includes('unprinted-decides')]).toEqual([
      true,
      false,
    ]);
  });
});
