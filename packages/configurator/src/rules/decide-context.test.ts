import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../index.ts';
import { choice, configurator } from '../testing/build.ts';
import { soundConfigurators, steps, walk } from '../testing/index.ts';
import { runsOfSearch } from '../testing/runs-of-search.ts';
import { decideContext } from './decide-context.ts';

const context = [
  { name: 'market', values: ['US', 'CA'], default: 'US' },
  { name: 'level', values: ['gold', 'silver'] },
];

const priced = configurator(
  [
    choice('Supply', [
      '120',
      { code: '575', enableIf: ['@market.CA'], price: 33.31 },
      { code: '460', disableIf: ['@market.CA', 'Cord.50'], limits: [{ if: ['@level.silver'], max: 7 }] },
    ]),
    choice('Cord', [
      {
        code: '20',
        price: 10.01,
        prices: [
          { if: ['@level.gold'], price: 8.02 },
          { if: ['@level.silver', 'Supply.120'], price: 9.03 },
        ],
      },
      '50',
    ]),
    choice('Special', [{ code: 'S', description: 'Made for gold', price: 44.44 }], { showIf: ['@level.gold'] }),
  ],
  {
    context,
    requires: [{ if: ['@level.silver'], then: ['Supply.120'], text: 'Silver has 120 only' }],
    facts: [
      { name: 'Lead', values: [{ if: ['@level.gold'], value: 3 }, { if: ['@market.CA'], value: 5 }, { value: 4 }] },
    ],
    tables: [
      {
        name: 'T',
        columns: ['Supply', '@level'],
        gives: ['price'],
        rows: [
          ['*', 'gold', 1.11],
          ['*', 'silver', 2.22],
          ['*', 'unknown', 3.33],
        ],
      },
    ],
  },
);
const sent = (known: Record<string, string>): string => JSON.stringify(decideContext(priced, known));

describe('a configurator as it is sent', () => {
  test.each([
    [
      {},
      ['10.01', '3.33', '"value":4'],
      [
        'silver',
        'gold',
        'CA',
        '33.31',
        '8.02',
        '9.03',
        '44.44',
        '1.11',
        '2.22',
        '"max":7',
        '"value":3',
        '"value":5',
        'Made for',
        'Silver has',
      ],
    ],
    [
      { level: 'gold' },
      ['8.02', '44.44', '1.11', '"value":3'],
      [
        'silver',
        'unknown',
        'CA',
        '10.01',
        '33.31',
        '9.03',
        '2.22',
        '3.33',
        '"max":7',
        '"value":5',
        '"value":4',
        'Silver has',
      ],
    ],
    [
      { level: 'silver', market: 'CA' },
      ['9.03', '10.01', '33.31', '2.22', '"max":7', 'Silver has', '"value":5'],
      ['gold', 'US', '8.02', '44.44', '1.11', '3.33', '"value":4', 'Made for'],
    ],
  ])('to one of whom %j is known holds what is theirs, and nothing of others', (known, own, others) => {
    const bytes = sent(known);
    expect(own.filter((text) => !bytes.includes(text))).toEqual([]);
    expect(others.filter((text) => bytes.includes(text))).toEqual([]);
  });

  test('is the same object where nothing depends on who asks', () => {
    const plain = configurator([choice('A', ['x'])]);
    expect(decideContext(plain, { market: 'CA' })).toBe(plain);
  });

  test('keeps what a fact falls back on where a measure has no value', () => {
    const values = [{ if: ['@market.US'], measure: 'Supply.amps' }, { value: 7 }, { value: 8 }];
    const config = configurator([choice('Supply', ['120', { code: '240', attributes: { amps: 5 } }])], {
      context,
      facts: [{ name: 'Load', values }],
    });
    const loads = (selection: Selection) => evaluate(decideContext(config), selection).facts.map(({ value }) => value);
    expect([loads([[1, 0]]), loads([[0, 1]])]).toEqual([[7], [5]]);
    expect(JSON.stringify(decideContext(config))).not.toContain('8');
  });

  test('still says which facts stand against an option', () => {
    const [supply] = evaluate(decideContext(priced), []).groups;
    expect(supply?.options[1]?.reasons).toEqual([{ code: 'context', facts: ['market'] }]);
  });

  test('says nothing of others in its parts', () => {
    const part = configurator([
      choice('A', [{ code: 'x', price: 5.55, prices: [{ if: ['@level.gold'], price: 6.66 }] }]),
    ]);
    const whole = configurator([choice('B', ['y'])], { context, parts: { P: part } });
    expect(JSON.stringify(decideContext(whole))).not.toMatch(/6\.66|gold/);
    expect(JSON.stringify(decideContext(whole, { level: 'gold' }))).not.toMatch(/5\.55|silver/);
  });
});

const seeds = fc.array(fc.record({ form: fc.nat(7), value: fc.nat(5) }), { minLength: 24, maxLength: 24 });
const ASKED = [
  '@market.CA',
  '@market.US',
  '@level.gold',
  '@level.silver|gold',
  '@level.unknown',
  '@market.CA:@level.gold',
];

/** Rules about who asks on some options, prices and groups of a sound configurator. */
const asking = fc.record({ config: soundConfigurators(), seeds }).map(({ config, seeds: all }): Configurator => {
  let next = 0;
  const draw = () => all[next++ % all.length] ?? { form: 7, value: 0 };
  const optionOf = (option: ConfigOption): ConfigOption => {
    const { form, value } = draw();
    const rule = ASKED[value] ?? '';
    if (form === 0) return { ...option, enableIf: [...(option.enableIf ?? []), rule] };
    if (form === 1) return { ...option, disableIf: [...(option.disableIf ?? []), rule] };
    if (form === 2) return { ...option, prices: [{ if: [rule], price: 7 }, ...(option.prices ?? [])] };
    if (form === 3) return { ...option, enableIf: (option.enableIf ?? []).map((each) => `${each}:${rule}`) };
    if (form === 4) return { ...option, disableIf: (option.disableIf ?? []).map((each) => `${rule}:${each}`) };
    return option;
  };
  const groupOf = (group: ConfigGroup): ConfigGroup => {
    const { form, value } = draw();
    const hidden = form === 0 ? { hideIf: [ASKED[value] ?? ''] } : {};
    return { ...group, ...hidden, ...(group.options === undefined ? {} : { options: group.options.map(optionOf) }) };
  };
  return { ...config, context, configGroups: config.configGroups.map(groupOf) };
});

test('a configurator as it is sent answers as the whole does under the same facts', () => {
  fc.assert(
    fc.property(
      asking,
      steps(),
      fc.constantFrom({}, { market: 'CA' }, { level: 'gold' }, { market: 'CA', level: 'silver' }),
      (config, clicks, known) => {
        const decided = decideContext(config, known);
        for (const selection of walk(decided, clicks)) {
          const told = (of: Configurator, options?: { context: typeof known }) => {
            const { groups, missing, ...rest } = evaluate(of, selection, options);
            const states = groups.map(({ visible, part, options: all }) => [
              visible,
              part,
              visible ? all.map(({ selected, enabled, maxQuantity }) => [selected, enabled, maxQuantity]) : [],
            ]);
            return { ...rest, states, missing: missing.map(({ code }) => code) };
          };
          expect(told(decided)).toEqual(told(config, { context: known }));
        }
      },
    ),
    runsOfSearch(40),
  );
});
