import { describe, expect, test } from 'vitest';
import type { ConfigOption, Configurator } from '../data/configurator.ts';
import { evaluate } from '../evaluate.ts';
import { decodeShareCode } from '../numbers/share-code.ts';
import { encodeShortCode } from '../numbers/short-code.ts';
import { setQuantity, setSequence, switchOption, toggleOption } from '../settling/selection.ts';
import { choice, click, configurator, groupState, optionState, sequence, visibleGroups } from '../testing/build.ts';

const rail = (options: readonly (string | ConfigOption)[], rest = {}, more: Partial<Configurator> = {}) =>
  configurator([choice('Size', ['S', 'L']), sequence('Rail', options, rest)], more);
const put = (config: Configurator, codes: readonly string[], clicks: readonly string[] = []) =>
  setSequence(config, click(config, clicks), 'Rail', codes)[1];

describe('a sequence holds its codes in order', () => {
  test('each as often as it is put there', () => {
    const config = rail(['K', 'R']);
    expect(put(config, ['R', 'K', 'R'])).toEqual(['R', 'K', 'R']);
    expect(
      groupState(
        config,
        [
          [0, 0],
          ['R', 'K', 'R'],
        ],
        'Rail',
      ),
    ).toMatchObject({
      answered: true,
      codes: ['R', 'K', 'R'],
      bounds: { min: 1, max: 20, step: 1 },
      options: [
        { code: 'K', selected: true, quantity: 1, enabled: true },
        { code: 'R', selected: true, quantity: 2, enabled: true },
      ],
    });
  });

  test('null clears it, the same list is the same selection, and no other group takes one', () => {
    const config = rail(['K', 'R']);
    const selection = setSequence(config, [], 'Rail', ['R', 'K']);
    expect(setSequence(config, selection, 'Rail', ['R', 'K'])).toBe(selection);
    expect(setSequence(config, selection, 'Rail', ['K', 'R'])[1]).toEqual(['K', 'R']);
    expect(setSequence(config, selection, 'Rail', null)[1]).toEqual([]);
    expect(setSequence(config, selection, 'Size', ['S'])).toBe(selection);
    expect(setSequence(config, selection, 'Nothing', ['S'])).toBe(selection);
  });

  test('a click on an option changes nothing', () => {
    const config = rail(['K', 'R']);
    const selection = setSequence(config, [], 'Rail', ['R']);
    expect(toggleOption(config, selection, 'Rail', 'K')).toBe(selection);
    expect(switchOption(config, selection, 'Rail', 'K')).toBe(selection);
    expect(setQuantity(config, selection, 'Rail', 'R', 3)).toBe(selection);
  });

  test('one that is hidden loses its entries, and starts without any', () => {
    const config = configurator([choice('Size', ['S', 'L']), sequence('Rail', ['K'], { showIf: ['Size.S'] })]);
    const filled = setSequence(config, click(config, ['Size.S']), 'Rail', ['K']);
    const hidden = click(config, ['Size.S', 'Size.L'], filled);
    expect(hidden).toEqual([[0, 1], []]);
    expect(setSequence(config, hidden, 'Rail', ['K'])).toBe(hidden);
    expect(click(config, ['Size.L', 'Size.S'], hidden)).toEqual([[1, 0], []]);
  });
});

describe('entries that cannot stay go, and later ones close up', () => {
  test.each<[string, readonly (string | ConfigOption)[], object, string[], string[]]>([
    ['unknown codes', ['K', 'R'], {}, ['K', 'Z', 'R'], ['K', 'R']],
    ['those of options that a rule disables', ['K', { code: 'R', disableIf: ['Size.S'] }], {}, ['R', 'K', 'R'], ['K']],
    ['as many as there may be stay', ['K', 'R'], { max: 3 }, ['K', 'R', 'K'], ['K', 'R', 'K']],
    ['beyond max the last', ['K', 'R'], { max: 3 }, ['K', 'R', 'K', 'R', 'R'], ['K', 'R', 'K']],
    ['beyond 20 the last', ['K'], {}, Array(21).fill('K'), Array(20).fill('K')],
    [
      'disabled ones before the last',
      ['K', { code: 'R', disableIf: ['Size.S'] }],
      { max: 2 },
      ['R', 'K', 'K'],
      ['K', 'K'],
    ],
    ['the last of one beyond its maxQty', ['K', { code: 'R', maxQty: 2 }], {}, ['R', 'K', 'R', 'R'], ['R', 'K', 'R']],
    [
      'not at 20, where maxQty is larger',
      [{ code: 'K', maxQty: 30 }],
      { max: 30 },
      Array(30).fill('K'),
      Array(30).fill('K'),
    ],
    [
      'the last of one beyond its own limits',
      ['K', { code: 'R', limits: [{ if: ['Size.S'], max: 1.9 }] }],
      {},
      ['R', 'K', 'R'],
      ['R', 'K'],
    ],
    ['all of one whose limit is below 1', ['K', { code: 'R', limits: [{ max: 0.9 }] }], {}, ['R', 'K'], ['K']],
  ])('%s', (_, options, rest, codes, left) => {
    expect(put(rail(options, rest), codes, ['Size.S'])).toEqual(left);
  });

  test('a disabled option is disabled by another entry, or by a pair of them', () => {
    const config = rail([
      { code: 'K', disableCodes: ['R'] },
      'R',
      { code: 'T', conditionalDisablePairs: { 'T|K': ['P'] } },
      'P',
    ]);
    expect(put(config, ['R', 'K'])).toEqual(['K']);
    expect(put(config, ['P', 'T'])).toEqual(['P', 'T']);
    expect(put(config, ['P', 'T', 'K'])).toEqual(['T', 'K']);
  });

  test('what comes back with a rule is not remembered', () => {
    const config = rail(['K', { code: 'R', disableIf: ['Size.S'] }]);
    const filled = setSequence(config, click(config, ['Size.L']), 'Rail', ['R', 'K']);
    const without = click(config, ['Size.L', 'Size.S'], filled);
    expect(without[1]).toEqual(['K']);
    expect(click(config, ['Size.S', 'Size.L'], without)[1]).toEqual(['K']);
  });
});

describe('limits of a sequence', () => {
  const AMPS = [
    { code: 'K', attributes: { amps: 4 } },
    { code: 'R', attributes: { amps: 1 } },
    { code: 'P', attributes: { amps: 0 } },
    'N',
  ];

  test('without "of" they narrow how many entries there may be', () => {
    const config = rail(['K'], {
      min: 0,
      max: 5,
      limits: [
        { if: ['Size.S'], max: 2 },
        { if: ['Size.L'], min: 3 },
      ],
    });
    expect(put(config, ['K', 'K', 'K'], ['Size.S'])).toEqual(['K', 'K']);
    expect(put(config, ['K', 'K', 'K'], ['Size.L'])).toEqual(['K', 'K', 'K']);
    const two = setSequence(config, click(config, ['Size.L']), 'Rail', ['K', 'K']);
    expect(evaluate(config, two).missing).toEqual([{ code: 'too-few', group: 'Rail' }]);
    expect(evaluate(config, setSequence(config, two, 'Rail', ['K', 'K', 'K'])).missing).toEqual([]);
  });

  test('with "of" they bound a sum, and entries with some of it go from the end', () => {
    const config = rail(AMPS, { limits: [{ of: 'amps', max: 6 }] });
    expect(put(config, ['R', 'K', 'R'])).toEqual(['R', 'K', 'R']);
    expect(put(config, ['R', 'K', 'R', 'R', 'P', 'N'])).toEqual(['R', 'K', 'R', 'P', 'N']);
    expect(put(config, ['R', 'R', 'R', 'K'])).toEqual(['R', 'R', 'R']);
  });

  test('entries beyond the most do not come back in place of one that goes', () => {
    const config = rail(AMPS, { max: 2, limits: [{ of: 'amps', max: 4 }] });
    expect(put(config, ['R', 'K', 'R'])).toEqual(['R']);
  });

  test('too little of an attribute is incomplete', () => {
    const config = rail(AMPS, { limits: [{ of: 'amps', min: 5 }] });
    const of = (codes: string[]) => evaluate(config, [[1, 0], codes]).missing.map(({ code }) => code);
    expect([of(['K']), of(['K', 'R']), of([])]).toEqual([['too-few'], [], ['choose']]);
  });

  test('an optional sequence without entries lacks nothing', () => {
    const config = rail(AMPS, { optional: true, min: 2, limits: [{ of: 'amps', min: 5 }] });
    expect(evaluate(config, [[1, 0], []]).missing).toEqual([]);
    expect(evaluate(config, [[1, 0], ['K']]).missing).toEqual([{ code: 'too-few', group: 'Rail' }]);
  });
});

test('fewer entries than min print, but are incomplete also in an optional group', () => {
  for (const optional of [true, false]) {
    const config = rail(['K'], { min: 2, optional });
    expect(evaluate(config, [[1, 0], ['K']])).toMatchObject({
      itemNo: 'S-K',
      missing: [{ code: 'too-few', group: 'Rail' }],
    });
    expect(
      evaluate(config, [
        [1, 0],
        ['K', 'K'],
      ]),
    ).toMatchObject({ itemNo: 'S-K|K', missing: [] });
  }
});

describe('an option is disabled when one more of it is impossible', () => {
  const reasons = (config: Configurator, codes: string[], code = 'R') => {
    const { enabled, reasons: all } = optionState(config, [[1, 0], codes], 'Rail', code);
    expect(enabled).toBe(all.length === 0);
    return all;
  };

  test('the sequence is full', () => {
    const config = rail(['K', 'R'], { max: 2 });
    expect(reasons(config, ['K'])).toEqual([]);
    expect(reasons(config, ['K', 'R'])).toEqual([{ code: 'full', max: 2 }]);
  });

  test('a limit in force makes it full', () => {
    const config = rail(['K', 'R'], { limits: [{ if: ['Size.S'], max: 1.5 }] });
    expect(reasons(config, ['K'])).toEqual([{ code: 'full', max: 1 }]);
    expect(optionState(config, [[0, 1], ['K']], 'Rail', 'R').enabled).toBe(true);
  });

  test('it stands as often as maxQty, or its own limits, let it', () => {
    const config = rail(['K', { code: 'R', maxQty: 3, limits: [{ if: ['Size.S'], max: 2 }] }]);
    expect(reasons(config, ['R'])).toEqual([]);
    expect(reasons(config, ['R', 'R'])).toEqual([{ code: 'quantity', max: 2 }]);
    expect(
      optionState(
        config,
        [
          [0, 1],
          ['R', 'R'],
        ],
        'Rail',
        'R',
      ).reasons,
    ).toEqual([]);
    expect(
      optionState(
        config,
        [
          [0, 1],
          ['R', 'R', 'R'],
        ],
        'Rail',
        'R',
      ).reasons,
    ).toEqual([{ code: 'quantity', max: 3 }]);
    expect(reasons(rail([{ code: 'R', limits: [{ max: 0 }] }]), [])).toEqual([{ code: 'quantity', max: 0 }]);
  });

  test('one more would exceed a limit of an attribute', () => {
    const options = [
      { code: 'K', attributes: { amps: 3 } },
      { code: 'R', attributes: { amps: 2 } },
    ];
    const config = rail(options, { limits: [{ of: 'amps', max: 5 }] });
    expect(reasons(config, ['K'])).toEqual([]);
    expect(reasons(config, ['K', 'R'])).toEqual([
      {
        code: 'limit',
        of: 'amps',
        limit: 5,
        causes: [
          { group: 'Rail', code: 'K' },
          { group: 'Rail', code: 'R' },
        ],
      },
    ]);
  });

  test('rules, other entries and tables disable it as in other groups', () => {
    const config = configurator(
      [
        choice('Size', ['S', 'L']),
        sequence('Rail', [{ code: 'K', disableCodes: ['P'] }, { code: 'R', disableIf: ['Size.S'] }, 'P', 'T']),
      ],
      {
        tables: [
          {
            name: 'Fit',
            columns: ['Size', 'Rail'],
            rows: [
              ['S', 'K|R|P'],
              ['L', '*'],
            ],
          },
        ],
      },
    );
    const state = (code: string) =>
      optionState(config, [[1, 0], ['K']], 'Rail', code).reasons.map((reason) => reason.code);
    expect([state('R'), state('P'), state('T'), state('K')]).toEqual([
      ['disable-if'],
      ['disable-codes'],
      ['table'],
      [],
    ]);
  });
});

describe('a table with the column of a sequence', () => {
  const config = configurator([choice('Size', ['S', 'L']), sequence('Rail', ['K', 'R', 'P'], { optional: true })], {
    tables: [
      {
        name: 'Fit',
        columns: ['Size', 'Rail'],
        gives: ['price', 'amps'],
        per: 'Rail',
        rows: [
          ['S', 'K|R', 2, 5],
          ['S', 'P', 3, 6],
          ['L', '*', 1, null],
        ],
      },
    ],
    facts: [{ name: 'Amps', values: [{ measure: 'Fit.amps' }] }],
  });

  test('asks all that stands in it together', () => {
    const small = click(config, ['Size.S']);
    expect(setSequence(config, small, 'Rail', ['R', 'K', 'R'])[1]).toEqual(['R', 'K', 'R']);
    expect(setSequence(config, small, 'Rail', ['P', 'K', 'P'])[1]).toEqual(['K']);
    expect(setSequence(config, click(config, ['Size.L']), 'Rail', ['P', 'K', 'P'])[1]).toEqual(['P', 'K', 'P']);
  });

  test('disables what no row allows with the other entries', () => {
    expect(optionState(config, [[1, 0], ['K']], 'Rail', 'P').reasons).toEqual([
      {
        code: 'table',
        table: 'Fit',
        causes: [
          { group: 'Size', code: 'S' },
          { group: 'Rail', code: 'K' },
        ],
      },
    ]);
    expect(optionState(config, [[1, 0], ['K']], 'Rail', 'R').enabled).toBe(true);
  });

  test('its price is for each entry', () => {
    expect(
      evaluate(config, [
        [1, 0],
        ['K', 'R', 'K'],
      ]),
    ).toMatchObject({ total: 600, facts: [{ name: 'Amps', value: 5 }] });
    expect(
      evaluate(config, [
        [0, 1],
        ['P', 'P'],
      ]),
    ).toMatchObject({ total: 200, facts: [] });
  });
});

describe('rules and measures of a sequence', () => {
  const shows = (rule: string, codes: string[]) => {
    const options = [{ code: 'K', attributes: { width: 2 } }, { code: 'R', attributes: { width: 1.5 } }, 'P'];
    const config = configurator([
      sequence('Rail', options, { optional: true }),
      choice('More', ['a'], { showIf: [rule] }),
    ]);
    return visibleGroups(config, [codes, [0]]).includes('More');
  };
  test.each<[string, string, string[], boolean]>([
    ['a code stands anywhere', 'Rail.R', ['K', 'R', 'K'], true],
    ['a code stands nowhere', 'Rail.R', ['K', 'K'], false],
    ['count is of entries', 'Rail.count=3', ['K', 'R', 'K'], true],
    ['not of options', 'Rail.count=2', ['K', 'R', 'K'], false],
    ['nothing is chosen', 'Rail.count=0', [], true],
    ['quantity is of entries too', 'Rail.quantity=3', ['K', 'R', 'K'], true],
    ['an attribute is each entry\u2019s', 'Rail.width=1.5', ['K', 'R'], true],
    ['a sum is over all entries', 'sum(Rail.width)=5.5', ['K', 'R', 'K', 'P'], true],
    ['a sum of every group has them', 'sum(width)>5.5', ['K', 'R', 'K', 'P'], false],
    ['it has no value', 'Rail.value>=0', ['K'], false],
  ])('%s', (_, rule, codes, expected) => expect(shows(rule, codes)).toBe(expected));
});

test('every entry has its price and its own line', () => {
  const config = rail(
    [
      { code: 'K', price: 3.5, description: 'Contactor', altDescription: 'Switch', specText: '{value} contactors.' },
      { code: 'R', price: 2, description: 'Relay', prices: [{ if: ['Rail.count>=3'], price: 1 }] },
      { code: 'P', price: null },
      { code: 'H', description: 'Hidden', hideDescription: true },
    ],
    { specText: 'On the rail: {value}.' },
  );
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'K', 'R', 'H'],
    ]),
  ).toMatchObject({
    total: 550,
    optionsDescription: ['Relay', 'Contactor', 'Relay'],
    specText: ['On the rail: Relay, Contactor, Relay.', '1 contactors.'],
  });
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'K'],
    ]).total,
  ).toBe(550);
  expect(
    evaluate(config, [
      [0, 0],
      ['R', 'P'],
    ]).total,
  ).toBeNull();
  expect(
    evaluate({ ...config, privateLabel: true }, [
      [0, 0],
      ['K', 'K'],
    ]),
  ).toMatchObject({
    optionsDescription: ['Switch', 'Switch'],
    specText: ['On the rail: Switch, Switch.', '2 contactors.'],
  });
});

test('fields that mean nothing in a sequence do nothing', () => {
  const config = rail([
    { code: 'K', selected: true, isReadonly: true, isLast: true, neverDisabled: true, disableIf: ['Size.S'] },
    { code: 'R', isQtyPrefix: true, qty: 5, selectIf: ['Size.S'] },
  ]);
  expect(put(config, ['K', 'R'], ['Size.S'])).toEqual(['R']);
  expect(
    evaluate(config, [
      [0, 1],
      ['R', 'K'],
    ]).itemNo,
  ).toBe('L-R|K');
});

test('entries come back from a share code, long and short, in their order', () => {
  const config = rail(['K', 'R', 'P'], { max: 20 });
  for (const codes of [['R'], ['P', 'K', 'P', 'R'], Array(20).fill('R')]) {
    const { selection, urlOpts } = evaluate(config, [[1, 0], codes]);
    expect(selection[1]).toEqual(codes);
    for (const code of [urlOpts, encodeShortCode(config, selection)])
      expect(decodeShareCode(config, code)).toEqual({ ok: true, selection });
  }
});

test.each<[string, unknown]>([
  ['an unknown code', [[1, 0], ['Z']]],
  [
    'too many entries',
    [
      [1, 0],
      ['K', 'K', 'K'],
    ],
  ],
  [
    'quantities',
    [
      [1, 0],
      [1, 0],
    ],
  ],
])('a share code with %s is stale', (_, lists) => {
  const code = Buffer.from(JSON.stringify(lists)).toString('base64url');
  expect(decodeShareCode(rail(['K', 'R'], { max: 2 }), code)).toEqual({ ok: false, code: 'stale' });
});
