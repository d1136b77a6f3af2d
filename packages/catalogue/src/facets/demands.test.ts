import { type Configurator, finish } from '@millrace/configurator';
import type { AttributeValues } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import type { CompiledFamily } from '../tables/family-tables.ts';
import type { Chosen } from './chosen.ts';
import { demandsOf } from './demands.ts';
import { buildableValues, reachOf } from './reach.ts';

const configurator: Configurator = {
  prefix: 'N-',
  configGroups: [
    {
      name: 'Box',
      options: [
        { code: '1', attributes: { enclosure: 'NEMA 1', alarm: 0 } },
        { code: '4X', attributes: { enclosure: 'NEMA 4X', alarm: 1 } },
      ],
    },
    {
      name: 'Motor',
      options: [
        { code: 'A', attributes: { flaFrom: 4, flaTo: 6, hp: 2, lowFrom: 3, topTo: 9 } },
        { code: 'B', attributes: { flaFrom: 17, flaTo: 25, hp: 5 }, disableIf: ['Box.1'] },
      ],
    },
    {
      name: 'Cover',
      options: [
        { code: 'P' },
        { code: 'Q', attributes: { enclosure: 'NEMA 12', finish: 'matt' }, disableIf: ['Box.1'] },
      ],
    },
  ],
};
const choice = (key: string, values: string[], type = 'choice') =>
  ({ facet: { kind: 'choice', attribute: { key, type } }, values, from: null, to: null }) as unknown as Chosen;
const range = (key: string, from: number | null, to: number | null) =>
  ({ facet: { kind: 'range', attribute: { key, type: 'number' } }, values: [], from, to }) as unknown as Chosen;

test.each<[string, Chosen[], string[] | null]>([
  ['nothing', [], []],
  ['a value', [choice('enclosure', ['NEMA 1'])], ['Box.enclosure=NEMA 1']],
  [
    'values of several groups, any of them',
    [choice('enclosure', ['NEMA 12', 'NEMA 4X'])],
    ['Box.enclosure=NEMA 4X:Cover.enclosure=NEMA 12'],
  ],
  ['a value that no option has', [choice('enclosure', ['NEMA 7'])], ['0.0']],
  ['another value than the only one', [choice('finish', ['gloss'])], ['0.0']],
  ['a number', [choice('hp', ['5'])], ['Motor.hp=5']],
  ['yes', [choice('alarm', ['Yes'], 'yesNo')], ['Box.alarm=1']],
  ['no', [choice('alarm', ['No'], 'yesNo')], ['Box.alarm=0']],
  ['from and to, of a range', [range('fla', 5, 20)], ['Motor.flaTo>=5', 'Motor.flaFrom<=20']],
  ['from alone', [range('fla', 5, null)], ['Motor.flaTo>=5', 'Motor.flaTo>=-1000000000']],
  ['to alone', [range('fla', null, 20)], ['Motor.flaTo>=-1000000000', 'Motor.flaFrom<=20']],
  ['from and to, where no end is said', [range('low', 1, 5)], ['Motor.lowFrom>=-1000000000', 'Motor.lowFrom<=5']],
  ['from and to, where no beginning is said', [range('top', 1, 5)], ['Motor.topTo>=1', 'Motor.topTo>=-1000000000']],
  ['from and to, of a measure', [range('hp', 3, 4)], ['Motor.hp>=3', 'Motor.hp<=4']],
  ['all of several', [choice('hp', ['5']), choice('enclosure', ['NEMA 1'])], ['Motor.hp=5', 'Box.enclosure=NEMA 1']],
])('of a configurator is demanded: %s', (_, chosen, demands) => {
  expect(demandsOf(configurator, {}, chosen)).toEqual(demands);
});

const one: AttributeValues = { seal: 'UL', marks: ['UL', 'CSA'], live: true, dead: false, weight: 5, span: { from: 2, to: 8 }, open: { from: 2 }, below: { to: 8 } }; // biome-ignore format: one line
test.each<[string, Chosen, boolean]>([
  ['its word', choice('seal', ['UL', 'x']), true],
  ['another word', choice('seal', ['CSA']), false],
  ['one of its words', choice('marks', ['CSA']), true],
  ['none of its words', choice('marks', ['x']), false],
  ['yes', choice('live', ['Yes'], 'yesNo'), true],
  ['no, where it is yes', choice('live', ['No'], 'yesNo'), false],
  ['no', choice('dead', ['No'], 'yesNo'), true],
  ['its number as a word', choice('weight', ['5']), true],
  ['what it does not say', choice('colour', ['red']), false],
  ['what no object says', choice('toString', ['x']), false],
  ['a range that begins at its number', range('weight', 5, 9), true],
  ['a range that ends at its number', range('weight', 1, 5), true],
  ['a range above its number', range('weight', 5.1, null), false],
  ['a range below its number', range('weight', null, 4.9), false],
  ['any range', range('weight', null, null), true],
  ['a range that meets its end', range('span', 8, 9), true],
  ['a range beyond its end', range('span', 8.1, 9), false],
  ['a range that meets its beginning', range('span', 0, 2), true],
  ['a range before its beginning', range('span', 0, 1.9), false],
  ['a range above an open end', range('open', 99, null), true],
  ['a range before the beginning of an open one', range('open', null, 1), false],
  ['a range below an open beginning', range('below', null, 0), true],
  ['a range beyond the end of one without a beginning', range('below', 9, null), false],
  ['a range where it has a word', range('seal', 1, 2), false],
])('what no option says is asked of the family: %s', (_, chosen, fits) => {
  expect(demandsOf(configurator, one, [chosen])).toEqual(fits ? [] : null);
});

const familyOf = (severity: string | null): CompiledFamily =>
  ({
    row: { attributes: one },
    configurator: { data: configurator, lint: { findings: severity === null ? [] : [{ severity }] } },
  }) as unknown as CompiledFamily;
const family = familyOf(null);

test.each<[string, Chosen[], string]>([
  ['a value', [choice('enclosure', ['NEMA 4X'])], 'yes'],
  ['two that go together', [choice('enclosure', ['NEMA 4X']), choice('hp', ['5'])], 'yes'],
  ['two that do not', [choice('enclosure', ['NEMA 1']), choice('hp', ['5'])], 'no'],
  ['two of one choice, of which one goes', [choice('enclosure', ['NEMA 1', 'NEMA 12']), choice('hp', ['5'])], 'yes'],
  ['a value that no option has', [choice('enclosure', ['NEMA 7'])], 'no'],
  ['a value of the family', [choice('seal', ['UL'])], 'yes'],
  ['another value than that of the family', [choice('seal', ['CSA'])], 'no'],
])('whether a number can be built with %s', (_, chosen, answer) => {
  const reached = reachOf(family, chosen);
  expect(reached?.answer).toBe(answer);
  // The answer is remembered.
  expect(reachOf(family, chosen)).toBe(reached);
});
test('a family without a configurator is not asked', () => {
  expect(reachOf({ ...family, configurator: null }, [])).toBeNull();
});
test('a plain proof has the first answers where nothing is asked for', () => {
  const chosen = [choice('hp', ['5'])];
  const plain = reachOf(family, chosen, { isPlain: true });
  expect(plain).toMatchObject({ answer: 'yes' });
  const selection = plain?.answer === 'yes' ? plain.selection : [];
  // Box 4X and Motor B are needed, and the first cover is as good as any.
  expect(selection.map((entries) => entries.findIndex((entry) => Number(entry) > 0))).toEqual([1, 1, 0]);
  expect(reachOf(family, chosen, { isPlain: true })).toBe(plain);
});

test('each value of each choice is tried by itself, but of configurators with an error none', () => {
  const facets = [
    { kind: 'choice', attribute: { key: 'enclosure', type: 'choice' }, bits: new Map(['NEMA 1', 'NEMA 7', 'NEMA 12'].map((word) => [word, null])) }, // biome-ignore format: one line
    { kind: 'range', attribute: { key: 'hp', type: 'number' } },
    { kind: 'choice', attribute: { key: 'seal', type: 'choice' }, bits: new Map([['UL', null], ['CSA', null]]) }, // biome-ignore format: one line
  ];
  const [warned, faulty, plain] = [familyOf('warning'), familyOf('error'), { ...familyOf(null), configurator: null }];
  const places = new Map([family, warned, faulty, plain].map((each) => [each, 0]));
  const buildable = finish(buildableValues({ facets, places } as never));
  const values = new Map([
    ['enclosure', new Set(['NEMA 1', 'NEMA 12'])],
    ['seal', new Set(['UL'])],
  ]);
  expect(buildable).toEqual(
    new Map([
      [family, values],
      [warned, values],
    ]),
  );
});
