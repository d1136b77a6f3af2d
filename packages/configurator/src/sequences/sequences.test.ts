import { describe, expect, test } from 'vitest';
import type { ConfigOption, Configurator } from '../data/configurator.ts';
import { evaluate, setQuantity, setSequence, switchOption, toggleOption } from '../index.ts';
import { choice, click, configurator, groupState, optionState, sequence } from '../testing/build.ts';

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

  test('one entry more is offered while it fits under the limit of an attribute, and not beyond', () => {
    const config = rail([{ code: 'K', attributes: { kg: 1 } }], { limits: [{ of: 'kg', max: 2 }] });
    expect(reasons(config, ['K'], 'K')).toEqual([]);
    const causes = [{ group: 'Rail', code: 'K' }];
    expect(reasons(config, ['K', 'K'], 'K')).toEqual([{ code: 'limit', of: 'kg', limit: 2, causes }]);
  });

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
