import { type Configurator, evaluate, parseModelNumber } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceInWords } from '../index.ts';

const amps = ['8', '16', '25', '40'].map((code) => ({
  code,
  description: `${code} A`,
  price: 10,
  attributes: { amps: Number(code) },
}));
const panel = (large: object = {}, rest: Partial<Configurator> = {}): Configurator => ({
  prefix: 'P-',
  configGroups: [
    {
      name: 'Box',
      options: [
        { code: '1', description: 'NEMA 1' },
        { code: '12', description: 'NEMA 12', ...large },
      ],
    },
    { name: 'Motor', options: amps },
  ],
  ...rest,
});
const plain = panel();
const limited = panel({ disableIf: ['Motor.amps>=25'] });

const made = (configurator: Configurator, number: string): boolean => {
  const read = parseModelNumber(configurator, number);
  return read.ok && evaluate(configurator, read.selection).complete;
};

describe('what can be built', () => {
  test('is said of the option that lost something, with a number that became invalid', () => {
    const { builds, isWhole } = differenceInWords(plain, limited);
    expect(builds).toEqual([
      { sentence: 'NEMA 12 no longer allows 25 A and above', example: { number: 'P-12-25', became: 'invalid' } },
    ]);
    expect(isWhole).toBe(true);
  });

  test('and the other way round of the one that gained it', () => {
    expect(differenceInWords(limited, plain).builds).toEqual([
      { sentence: 'NEMA 12 now allows 25 A and above', example: { number: 'P-12-25', became: 'valid' } },
    ]);
  });

  test.each([
    [['Motor.8|16|25'], 'NEMA 12 no longer allows all up to 25 A'],
    [['Motor.16|40'], 'NEMA 12 no longer allows 16 A or 40 A'],
    [['Motor.16'], 'NEMA 12 no longer allows 16 A'],
  ])('the options of %j are named as short as they can be', (disableIf, sentence) => {
    expect(differenceInWords(plain, panel({ disableIf })).builds.map((one) => one.sentence)).toEqual([sentence]);
  });

  test('options that are no amounts have none above them', () => {
    const named = (configurator: Configurator): Configurator =>
      JSON.parse(JSON.stringify(configurator).replaceAll('"25 A"', '"large"'));
    expect(differenceInWords(named(plain), named(limited)).builds).toMatchObject([
      { sentence: 'NEMA 12 no longer allows large and all after it' },
    ]);
  });

  test('by a table, and by a rating alone', () => {
    const tabled = panel(
      {},
      {
        tables: [
          {
            name: 'T',
            columns: ['Box', 'Motor'],
            rows: [
              ['1', '*'],
              ['12', '8|16'],
            ],
          },
        ],
      },
    );
    expect(differenceInWords(plain, tabled).builds).toMatchObject([
      { sentence: 'NEMA 12 no longer allows 25 A and above' },
    ]);
    const rated = structuredClone(limited);
    const stronger = {
      ...rated,
      configGroups: rated.configGroups.map((group) => ({
        ...group,
        options: (group.options ?? []).map((option) =>
          option.code === '16' ? { ...option, attributes: { amps: 26 } } : option,
        ),
      })),
    };
    expect(differenceInWords(limited, stronger).builds).toMatchObject([{ sentence: 'NEMA 12 no longer allows 16 A' }]);
  });

  test('through a fact too', () => {
    const facts = [{ name: 'Heavy', values: [{ if: ['Motor.amps>=25'], value: 'yes' }, { value: 'no' }] }];
    expect(
      differenceInWords(panel({}, { facts }), panel({ disableIf: ['Heavy.yes'] }, { facts })).builds,
    ).toMatchObject([{ sentence: 'NEMA 12 no longer allows 25 A and above' }]);
  });

  const corded = (limits: object[], rest: Partial<Configurator> = {}): Configurator => ({
    configGroups: [
      ...plain.configGroups,
      { name: 'Cord', kind: 'number', min: 10, max: 100, step: 10, unit: 'ft', limits },
    ],
    ...rest,
  });

  test('where a condition of a limit asks through a fact', () => {
    const rest = { facts: [{ name: 'Wet', values: [{ if: ['Box.12'], value: 'yes' }, { value: 'no' }] }] };
    const { builds } = differenceInWords(corded([], rest), corded([{ if: ['Wet.yes'], max: 50 }], rest));
    expect(builds).toMatchObject([{ sentence: 'NEMA 12 no longer allows 60 ft and above' }]);
  });

  test('what a requirement needs, and its condition, through facts', () => {
    const facts = [
      { name: 'Wet', values: [{ if: ['Box.12'], value: 'yes' }, { value: 'no' }] },
      { name: 'Heavy', values: [{ if: ['Motor.amps>=25'], value: 'yes' }, { value: 'no' }] },
    ];
    const needing = (requires: Configurator['requires']): Configurator =>
      requires === undefined ? panel({}, { facts }) : panel({}, { facts, requires });
    expect(
      differenceInWords(needing(undefined), needing([{ if: ['Wet.yes'], then: ['Heavy.no'] }])).builds,
    ).toMatchObject([{ sentence: 'NEMA 12 no longer allows 25 A and above' }]);
  });

  test('with values of a number', () => {
    const { builds } = differenceInWords(corded([]), corded([{ if: ['Box.12'], max: 50 }]));
    expect(builds).toEqual([
      { sentence: 'NEMA 12 no longer allows 60 ft and above', example: { number: '12-8-60', became: 'invalid' } },
    ]);
  });

  test('with a text at all', () => {
    const tagged = (showIf: string[]): Configurator => ({
      configGroups: [...plain.configGroups, { name: 'Tag', kind: 'text', optional: true, showIf }],
    });
    const { builds } = differenceInWords(tagged(['Box.1|12']), tagged(['Box.1']));
    expect(builds).toMatchObject([{ sentence: 'NEMA 12 no longer allows any Tag' }]);
  });

  test('three by three, where a statement names three and no two are told apart', () => {
    const volted = (large: object): Configurator => ({
      configGroups: [
        { name: 'Supply', options: [{ code: 'a', description: '480 V' }, { code: 'b' }] },
        ...panel(large).configGroups,
      ],
    });
    const { builds, isWhole } = differenceInWords(volted({}), volted({ disableIf: ['Supply.a', 'Motor.25|40'] }));
    expect(builds).toMatchObject([
      { sentence: '480 V with NEMA 12 no longer allows 25 A and above', example: { became: 'invalid' } },
    ]);
    expect(isWhole).toBe(true);
  });

  test('what is only spelled otherwise changes nothing', () => {
    const spelled = panel({ disableIf: ['Motor.amps >= 25'] });
    expect(differenceInWords(limited, spelled)).toEqual({ builds: [], states: [], known: [], isWhole: true });
  });

  test('where the search ends before, it says so', () => {
    expect(differenceInWords(plain, limited, { bounds: { steps: 2000, questions: 3 } }).isWhole).toBe(false);
    expect(differenceInWords(plain, limited, { bounds: { steps: 0, questions: 100 } }).isWhole).toBe(false);
    // Of two boxes with four motors each, in both versions.
    expect(differenceInWords(plain, limited, { bounds: { steps: 2000, questions: 16 } }).isWhole).toBe(true);
    expect(differenceInWords(plain, limited, { bounds: { steps: 2000, questions: 15 } }).isWhole).toBe(false);
  });
});

test('what is stated: groups, options, prices and rules', () => {
  const before: Configurator = {
    configGroups: [
      { name: 'A', options: [{ code: 'a', description: 'one', price: 5 }, { code: 'b' }, { code: 'd', price: null }] },
      { name: 'B', options: [{ code: 'x' }] },
    ],
  };
  const after: Configurator = {
    configGroups: [
      {
        name: 'A',
        options: [{ code: 'a', description: 'one', price: 6.5 }, { code: 'c' }, { code: 'd', disableIf: ['C.z'] }],
      },
      { name: 'C', options: [{ code: 'z' }] },
    ],
  };
  expect(differenceInWords(before, after).states).toEqual([
    'B is no longer there',
    'C is new',
    'A: b is no longer offered',
    'A: c is new',
    'A: one costs 6.50 instead of 5.00',
    'A: d costs 0.00 instead of a price on request',
    'Now: A: d not with C is z',
  ]);
});

test('known numbers are told that became valid or invalid', () => {
  expect(differenceInWords(plain, limited, { known: ['P-12-40', 'P-1-40', 'P-12-40', '?'] }).known).toEqual([
    { number: 'P-12-40', became: 'invalid' },
  ]);
});

test('ends for any two configurators; its examples are true, and a version does not differ from itself', () => {
  const bounds = { steps: 200, questions: 20 };
  fc.assert(
    fc.property(configuratorsOfEveryKind(), configuratorsOfEveryKind(), (before, after) => {
      for (const { example } of differenceInWords(before, after, { bounds }).builds) {
        if (example === null) continue;
        const { number, became } = example;
        expect([made(before, number), made(after, number)]).toEqual([became === 'invalid', became === 'valid']);
      }
      expect(differenceInWords(before, structuredClone(before), { bounds })).toMatchObject({ builds: [], states: [] });
    }),
    { numRuns: 60, seed: 264 },
  );
});
