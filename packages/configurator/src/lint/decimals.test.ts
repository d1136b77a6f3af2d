import { expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../data/configurator.ts';
import { choice, configurator, number } from '../testing/build.ts';
import { lintConfigurator } from './lint-configurator.ts';

const FINE = '0.0000000001';
const NINE = '0.000000001';
const a = choice('A', [{ code: 'a', attributes: { kg: 1 } }]);
const withGroup = (group: ConfigGroup): Configurator => configurator([a, group]);
const withOption = (fields: object): Configurator => withGroup(choice('B', [{ code: 'b', ...fields }]));

/** A configurator around a number, and what is said of it where the number has ten decimals. */
const places: [string, (value: string) => Configurator, string][] = [
  ['the adder', (value) => configurator([a], { adderPrice: Number(value) }), 'The configurator: "adderPrice"'],
  ['a price', (value) => withOption({ price: Number(value) }), 'Group "B", option "b": "price"'],
  ['an attribute', (value) => withOption({ attributes: { kg: Number(value) } }), 'Group "B", option "b": "kg"'],
  ['a price by rule', (value) => withOption({ prices: [{ price: Number(value) }] }), 'Group "B", option "b": "price"'],
  ['a limit of pieces', (value) => withOption({ limits: [{ max: Number(value) }] }), 'Group "B", option "b": "max"'],
  [
    'a sum in a limit of pieces',
    (value) => withOption({ limits: [{ max: `sum(2 + ${value}*A.kg)` }] }),
    'Group "B", option "b": "max"',
  ],
  ['a least value', (value) => withGroup(number('N', { min: Number(value), max: 9 })), 'Group "N": "min"'],
  ['a most value', (value) => withGroup(number('N', { max: Number(value) })), 'Group "N": "max"'],
  ['a step', (value) => withGroup(number('N', { step: Number(value), max: 9 })), 'Group "N": "step"'],
  [
    'a price of each',
    (value) => withGroup(number('N', { max: 9, pricePerUnit: Number(value) })),
    'Group "N": "pricePerUnit"',
  ],
  [
    'a least limit',
    (value) => withGroup(number('N', { max: 9, limits: [{ min: Number(value) }] })),
    'Group "N": "min"',
  ],
  [
    'a factor in a limit',
    (value) => withGroup(number('N', { max: 9, limits: [{ max: `sum(A.kg + ${value}*A.kg)` }] })),
    'Group "N": "max"',
  ],
  [
    'a rule',
    (value) => withOption({ enableIf: [`A.kg>${value}`] }),
    `Group "B", option "b": enableIf: the rule "A.kg>${FINE}"`,
  ],
  [
    'a factor in a rule',
    (value) => withOption({ enableIf: [`sum(A.kg + ${value}*A.kg)>1`] }),
    `Group "B", option "b": enableIf: the rule "sum(A.kg + ${FINE}*A.kg)>1"`,
  ],
  [
    'the other side of a rule',
    (value) => withOption({ enableIf: [`A.a:A.kg>sum(1 + ${value}*A.kg)`] }),
    `Group "B", option "b": enableIf: the rule "A.a:A.kg>sum(1 + ${FINE}*A.kg)"`,
  ],
  [
    'a table',
    (value) =>
      configurator([a], {
        tables: [
          {
            name: 'T',
            columns: ['A'],
            gives: ['kg'],
            rows: [
              ['*', 1],
              ['a', Number(value)],
            ],
          },
        ],
      }),
    'Table "T": row 2: 1e-10',
  ],
];
const said = (config: Configurator): string[] =>
  lintConfigurator(config)
    .findings.filter(({ code }) => code === 'too-many-decimals')
    .map(({ message }) => message);

test.each(places)('%s with ten decimals is told once', (_, around, message) => {
  expect(said(around(FINE))).toEqual([`${message} has more than 9 decimals.`]);
});

test.each(places)('%s with nine decimals is none of it', (_, around) => {
  expect(said(around(NINE))).toEqual([]);
});

test.each<[string, object, string[]]>([
  [
    'a value',
    { values: [{ value: Number(NINE) }, { value: Number(FINE) }] },
    ['it has a value with more than 9 decimals'],
  ],
  ['a measure', { values: [{ measure: `sum(1 + ${FINE}*A.kg)` }] }, ['it has a value with more than 9 decimals']],
  ['a measure without decimals', { values: [{ measure: 'A.kg' }] }, []],
  ['a text', { values: [{ value: FINE }] }, []],
  ['9 decimals', { decimals: 9, values: [] }, []],
  ['no decimals', { decimals: 0, values: [] }, []],
  ['10 decimals', { decimals: 10, values: [] }, ['it rounds to 10 decimals']],
  ['half a decimal', { decimals: 0.5, values: [] }, ['it rounds to 0.5 decimals']],
  ['less than none', { decimals: -1, values: [] }, ['it rounds to -1 decimals']],
])('of a fact, %s', (_, fields, whats) => {
  const config = configurator([a], { facts: [{ name: 'F', values: [], ...fields }] });
  expect(said(config)).toEqual(whats.map((what) => `Fact "F": ${what}.`));
});

test.each<[Partial<ConfigGroup>, boolean]>([
  [{ min: 1, step: 2 }, false],
  [{ min: 0.5 }, true],
  [{ step: 0.5 }, true],
  [{}, false],
])('a number of fixed width with %j', (fields, isTold) => {
  const message = 'Group "N": its values have decimals, which digits cannot show.';
  expect(said(withGroup(number('N', { max: 9, digits: 2, ...fields })))).toEqual(isTold ? [message] : []);
  const { digits: _, ...free } = number('N', { max: 9, digits: 2, ...fields });
  expect(said(withGroup(free))).toEqual([]);
});
