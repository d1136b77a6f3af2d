import { describe, expect, test } from 'vitest';
import type { Configurator } from './data/configurator.ts';
import {
  canReach,
  decodeShareCode,
  encodeShortCode,
  evaluate,
  explainDisabled,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  toggleOption,
} from './index.ts';
import { encodeShareCode } from './numbers/share-code.ts';
import { choice, click, configurator, optionState, several } from './testing/build.ts';

const context = [
  { name: 'market', values: ['US', 'CA', 'MX'], default: 'US' },
  { name: 'level', values: ['gold', 'silver'] },
];
const CA = { context: { market: 'CA' } };
const GOLD = { context: { level: 'gold' } };

const pump = configurator(
  [
    choice('Supply', ['120', { code: '575', enableIf: ['@market.CA'] }, { code: '460', disableIf: ['@market.CA'] }]),
    choice('Cord', [{ code: '20', price: 10, prices: [{ if: ['@level.gold'], price: 8 }] }, '50']),
  ],
  { context, prefix: 'P-' },
);
const oneOf = (config: Configurator, supply: string, options?: typeof CA) =>
  optionState(config, evaluate(config, [], options).selection, 'Supply', supply);

describe('a fact about who asks', () => {
  test('has the value that is given', () => {
    expect(evaluate(pump, [[0, 1, 0], []], CA).itemNo).toBe('P-575');
    expect(evaluate(pump, [[0, 0, 1], []], CA).itemNo).toBe('P-');
  });

  test('has its default where nothing is given', () => {
    expect(evaluate(pump, [[0, 1, 0], []]).itemNo).toBe('P-');
    expect(evaluate(pump, [[0, 0, 1], []]).itemNo).toBe('P-460');
  });

  test.each([
    ['a value that is not declared', { market: 'BR' }],
    ['another fact', { region: 'CA' }],
    ['what every object has', JSON.parse('{"__proto__":{"market":"CA"}}')],
  ])('%s counts as the default', (_, given) => {
    expect(evaluate(pump, [[0, 1, 0], []], { context: given })).toEqual(evaluate(pump, [[0, 1, 0], []]));
  });

  test('is unknown where no default is declared, and rules may ask for that', () => {
    const config = configurator([choice('A', ['x', { code: 'y', enableIf: ['@level.unknown'] }])], { context });
    expect(evaluate(config, [[0, 1]]).itemNo).toBe('y');
    expect(evaluate(config, [[0, 1]], GOLD).itemNo).toBe('');
    expect(lintConfigurator(config).findings).toEqual([]);
  });

  test('several values are alternatives, and others stand beside', () => {
    const config = configurator(
      [choice('A', ['x']), choice('B', ['y', { code: 'z', enableIf: ['@market.CA|MX:A.x'] }])],
      {
        context,
      },
    );
    expect(evaluate(config, [[0], [0, 1]], CA).itemNo).toBe('z');
    expect(evaluate(config, [[1], [0, 1]]).itemNo).toBe('x-z');
    expect(evaluate(config, [[0], [0, 1]]).itemNo).toBe('');
  });

  test('prices', () => {
    expect(
      evaluate(
        pump,
        [
          [1, 0, 0],
          [1, 0],
        ],
        GOLD,
      ).total,
    ).toBe(800);
    expect(
      evaluate(
        pump,
        [
          [1, 0, 0],
          [1, 0],
        ],
        { context: { level: 'silver' } },
      ).total,
    ).toBe(1000);
    expect(
      evaluate(pump, [
        [1, 0, 0],
        [1, 0],
      ]).total,
    ).toBe(1000);
  });

  test('is a column of tables', () => {
    const config = configurator([choice('A', ['x', 'y'])], {
      context,
      tables: [
        {
          name: 'T',
          columns: ['@market', 'A'],
          gives: ['price'],
          rows: [
            ['US', 'x', 5],
            ['CA|MX', '*', 7],
          ],
        },
      ],
    });
    expect(evaluate(config, [[0, 1]]).itemNo).toBe('');
    expect(evaluate(config, [[0, 1]], CA)).toMatchObject({ itemNo: 'y', total: 700 });
    expect(evaluate(config, [[1, 0]])).toMatchObject({ itemNo: 'x', total: 500 });
    expect(optionState(config, [[0, 0]], 'A', 'y').reasons).toEqual([
      { code: 'table', table: 'T', causes: [{ group: '@market' }] },
    ]);
  });

  test('for whom a table has no row: its options are disabled, and it asks nothing of groups that nobody answers', () => {
    const extras = several('A', [{ code: 'x', selected: true }, 'y']);
    const table = { name: 'T', columns: ['@market', 'A'], rows: [['US', '*']] };
    const config = configurator([extras, choice('B', ['b'])], { context, tables: [table] });
    expect(evaluate(config, click(config, ['B.b']))).toMatchObject({ itemNo: 'x-b', missing: [] });
    const canadian = evaluate(config, toggleOption(config, initialSelection(config, CA), 'B', 'b', CA), CA);
    expect(canadian).toMatchObject({ itemNo: 'b', missing: [] });
    expect(canadian.groups[0]?.options.map(({ enabled }) => enabled)).toEqual([false, false]);
    expect(parseModelNumber(config, 'b', CA)).toMatchObject({ ok: true, selection: canadian.selection });
    expect(parseModelNumber(config, 'x-b', CA)).toEqual({ ok: false, code: 'context', context: ['market'] });
  });

  test('is left out of the causes of a table before the answers are, where it decides nothing', () => {
    const rows = [
      ['US', 'x', 'p'],
      ['US', 'y', 'q'],
      ['CA', 'x', 'p'],
    ];
    const config = configurator([choice('A', ['x', 'y']), choice('B', ['p', 'q'])], {
      context,
      tables: [{ name: 'T', columns: ['@market', 'A', 'B'], rows }],
    });
    expect(
      optionState(
        config,
        [
          [1, 0],
          [0, 0],
        ],
        'B',
        'q',
      ).reasons,
    ).toEqual([{ code: 'table', table: 'T', causes: [{ group: 'A', code: 'x' }] }]);
  });
});

describe('an option that other facts would free', () => {
  test('names the facts in place of the rule', () => {
    expect(oneOf(pump, '575').reasons).toEqual([{ code: 'context', facts: ['market'] }]);
    const inCanada = evaluate(pump, [], CA).groups[0]?.options[2]?.reasons;
    expect(inCanada).toEqual([{ code: 'context', facts: ['market'] }]);
  });

  test('shows the rule where no other facts would', () => {
    const config = configurator([choice('A', ['x']), choice('B', [{ code: 'y', enableIf: ['@market.CA', 'A.x'] }])], {
      context,
    });
    expect(optionState(config, [[0], [0]], 'B', 'y').reasons).toEqual([
      { code: 'enable-if', rules: ['@market.CA', 'A.x'] },
    ]);
    expect(optionState(config, [[1], [0]], 'B', 'y').reasons).toEqual([{ code: 'context', facts: ['market'] }]);
  });

  test('names the fewest, then those declared first', () => {
    const rule = ['@level.gold:@market.CA', '@level.silver|gold:@market.MX|CA'];
    const config = configurator([choice('A', ['x', { code: 'y', enableIf: rule }])], { context });
    expect(optionState(config, [[0, 0]], 'A', 'y').reasons).toEqual([{ code: 'context', facts: ['market'] }]);
    const both = configurator([choice('A', ['x', { code: 'y', enableIf: ['@market.CA', '@level.gold'] }])], {
      context,
    });
    expect(optionState(both, [[0, 0]], 'A', 'y').reasons).toEqual([{ code: 'context', facts: ['market', 'level'] }]);
  });

  test('is freed by no change of the visitor', () => {
    expect(explainDisabled(pump, [[0, 0, 0]], 'Supply', '575')).toEqual({
      reasons: [{ code: 'context', facts: ['market'] }],
      change: null,
    });
  });
});

describe('a number', () => {
  test('that reads for others only is refused with the names of the facts', () => {
    expect(parseModelNumber(pump, 'P-575-20')).toEqual({ ok: false, code: 'context', context: ['market'] });
    expect(parseModelNumber(pump, 'P-575-20', CA).ok).toBe(true);
    expect(parseModelNumber(pump, 'P-460-20', CA)).toEqual({ ok: false, code: 'context', context: ['market'] });
  });

  test('that reads for nobody is refused as before', () => {
    expect(parseModelNumber(pump, 'P-999-20')).toMatchObject({ ok: false, code: 'no-match', parsed: 2 });
  });

  test('names the fewest facts, then those declared first', () => {
    const either = configurator([choice('A', ['x', { code: 'y', enableIf: ['@level.gold:@market.CA'] }])], { context });
    expect(parseModelNumber(either, 'y')).toMatchObject({ context: ['market'] });
    const both = configurator([choice('A', ['x', { code: 'y', enableIf: ['@level.gold', '@market.CA'] }])], {
      context,
    });
    expect(parseModelNumber(both, 'y')).toMatchObject({ context: ['market', 'level'] });
    expect(parseModelNumber(both, 'y', GOLD)).toMatchObject({ context: ['market'] });
  });

  test('of today for others goes before a former code for oneself', () => {
    const options = [
      { code: 'x', formerCodes: ['y'] },
      { code: 'y', enableIf: ['@market.CA'] },
    ];
    const config = configurator([choice('A', options), choice('B', ['1'])], { context });
    expect(parseModelNumber(config, 'y-1')).toEqual({ ok: false, code: 'context', context: ['market'] });
  });
});

describe('a share code', () => {
  const canadian = [
    [0, 1, 0],
    [1, 0],
  ];
  test.each([
    ['long', encodeShareCode(canadian)],
    ['short', encodeShortCode(pump, canadian)],
  ])('is settled under the facts of the reader, %s', (_, code) => {
    expect(decodeShareCode(pump, code, CA)).toEqual({ ok: true, selection: canadian });
    expect(decodeShareCode(pump, code)).toEqual({
      ok: false,
      code: 'stale',
      selection: [
        [0, 0, 0],
        [1, 0],
      ],
    });
  });

  test('says nothing of what is left where nothing depends on who asks', () => {
    const plain = configurator([choice('A', ['x', { code: 'y', enableIf: ['A.z'] }])]);
    expect(decodeShareCode(plain, encodeShareCode([[0, 1]]))).toEqual({ ok: false, code: 'stale' });
  });
});

test('reach is that of the one who asks', () => {
  expect(canReach(pump, ['Supply.575'])).toEqual({ answer: 'no' });
  expect(canReach(pump, ['Supply.575'], CA)).toMatchObject({ answer: 'yes' });
  expect(canReach(pump, ['@market.CA'])).toEqual({ answer: 'no' });
});

test('a click is judged by the facts', () => {
  expect(evaluate(pump, click(pump, ['Supply.575'])).itemNo).toBe('P-');
});

describe('the publish check of a context', () => {
  const codesOf = (config: Configurator) => lintConfigurator(config).findings.map(({ code }) => code);
  const a = choice('A', ['x']);

  test('finds nothing in a sound one', () => expect(lintConfigurator(pump).findings).toEqual([]));

  test.each<[string, Configurator, string]>([
    [
      'an unknown fact',
      configurator([choice('A', [{ code: 'x', price: 1, prices: [{ if: ['@region.US'], price: 2 }] }])], { context }),
      'unknown-context',
    ],
    [
      'an unknown value',
      configurator([choice('A', ['x', { code: 'y', disableIf: ['@market.BR'] }])], { context }),
      'unknown-code',
    ],
    [
      'an unknown fact as a column',
      configurator([a], { context, tables: [{ name: 'T', columns: ['A', '@region'], rows: [['x', '*']] }] }),
      'unknown-context',
    ],
    [
      'an unknown value in a cell',
      configurator([a], { context, tables: [{ name: 'T', columns: ['A', '@market'], rows: [['x', 'BR|US']] }] }),
      'unknown-code',
    ],
    [
      'a table of facts alone',
      configurator([a], { context, tables: [{ name: 'T', columns: ['@market'], rows: [['*']] }] }),
      'malformed-table',
    ],
    [
      'a name twice',
      configurator([a], { context: [...context, { name: 'market', values: ['x'] }] }),
      'malformed-context',
    ],
    [
      'a part with another context',
      configurator([a], { context, parts: { P: configurator([a], { context: [] }) } }),
      'context-of-part',
    ],
    [
      'an option that is offered to nobody',
      configurator([choice('A', ['x', { code: 'y', enableIf: ['@market.CA', '@market.US'] }])], { context }),
      'option-never-selectable',
    ],
    [
      'a number that means two products in two contexts',
      configurator(
        [
          choice('A', [
            { code: 'x', enableIf: ['@market.US'] },
            { code: 'xy', enableIf: ['@market.CA'] },
          ]),
          choice('B', [
            { code: 'yz', enableIf: ['@market.US'] },
            { code: 'z', enableIf: ['@market.CA'] },
          ]),
        ],
        { context, groupSeparator: '' },
      ),
      'ambiguous-number',
    ],
  ])('refuses %s', (_, config, code) => expect(codesOf(config)).toContain(code));

  test('takes 256 combinations and refuses more', () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
    const fact = (name: string, count: number) => ({ name, values: values(count), default: 'v0' });
    const sized = (first: number) => configurator([a], { context: [fact('a', first), fact('b', 16)] });
    expect(codesOf(sized(16))).toEqual([]);
    expect(codesOf(sized(17))).toEqual(['too-many-contexts']);
  });

  test('takes a number that means the same for everybody, and an option offered to some', () => {
    expect(
      codesOf(
        configurator(
          [
            choice('A', [
              { code: 'x', enableIf: ['@market.US'] },
              { code: 'y', enableIf: ['@market.CA'] },
            ]),
          ],
          { context },
        ),
      ),
    ).toEqual([]);
  });

  test('a witness has the shape of the configurator', () => {
    const config = configurator([choice('A', ['x', 'xy']), choice('B', ['yz', 'z'])], { context, groupSeparator: '' });
    const [finding] = lintConfigurator(config).findings;
    expect(finding?.witness?.selections).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 1],
      ],
    ]);
  });

  test('names begin with neither sign', () => {
    const config = configurator([choice('@market', ['x'])], { context });
    expect(codesOf(config)).toContain('reserved-name');
  });
});
