import { expect, test } from 'vitest';
import { configurator } from './configurator.ts';

const withOption = (option: object) => ({ configGroups: [{ name: 'Cord', options: [{ code: '20', ...option }] }] });
const withGroup = (group: object) => ({ configGroups: [{ name: 'Cord', ...group }] });
const withFact = (fact: object) => ({ configGroups: [], facts: [{ name: 'Weight', ...fact }] });
const withAliases = (aliases: object[]) => ({ configGroups: [], aliases });
const rules = (count: number) => Array.from({ length: count }, () => 'Cord');

test.each<[string, unknown, boolean]>([
  ['no group', { configGroups: [] }, true],
  ['100 groups', { configGroups: Array(100).fill({ name: 'A' }) }, true],
  ['101 groups', { configGroups: Array(101).fill({ name: 'A' }) }, false],
  ['no list of groups', {}, false],
  ['a misspelt field', { configGroups: [], prefx: 'TD-' }, false],
  ['a misspelt field of a group', withGroup({ shwIf: ['A'] }), false],
  ['a misspelt field of an option', withOption({ prise: 1 }), false],
  ['a group without a name', withGroup({ name: '' }), false],
  ['an option that prints nothing', withOption({ code: '' }), true],
  ['a code of 40 signs', withOption({ code: 'x'.repeat(40) }), true],
  ['a code of 41 signs', withOption({ code: 'x'.repeat(41) }), false],
  ['a price of whole cents', withOption({ price: 12.34 }), true],
  ['a price that takes off', withOption({ price: -5 }), true],
  ['a price on request', withOption({ price: null }), true],
  ['a price with a third decimal', withOption({ price: 12.345 }), false],
  ['the largest price', withOption({ price: 1_000_000 }), true],
  ['a larger price', withOption({ price: 1_000_000.01 }), false],
  ['50 rules', withOption({ enableIf: rules(50) }), true],
  ['51 rules', withOption({ enableIf: rules(51) }), false],
  ['an empty rule', withOption({ enableIf: [''] }), false],
  ['a field that is there without a value', withOption({ price: undefined }), false],
  ['a step above 0', withGroup({ kind: 'number', step: 0.001 }), true],
  ['a step of 0', withGroup({ kind: 'number', step: 0 }), false],
  ['one digit', withGroup({ kind: 'number', digits: 1 }), true],
  ['no digit', withGroup({ kind: 'number', digits: 0 }), false],
  ['12 digits', withGroup({ kind: 'number', digits: 12 }), true],
  ['13 digits', withGroup({ kind: 'number', digits: 13 }), false],
  ['a kind of group that there is not', withGroup({ kind: 'list' }), false],
  [
    'a text',
    withGroup({ kind: 'text', min: 2, max: 8, characters: 'A-Z0-9 -', upperCase: true, pricePerUnit: 0.5 }),
    true,
  ],
  ['a text that allows no character', withGroup({ kind: 'text', characters: '' }), false],
  [
    'a sequence',
    withGroup({ kind: 'sequence', max: 4, fill: 'X', optionSeparator: '', options: [{ code: 'A' }] }),
    true,
  ],
  ['a fill that prints nothing', withGroup({ kind: 'sequence', fill: '' }), false],
  [
    'a table',
    {
      configGroups: [],
      tables: [
        {
          name: 'T',
          columns: ['A'],
          gives: ['price'],
          rows: [
            ['a|b', 1],
            [2, null],
          ],
        },
      ],
    },
    true,
  ],
  ['a table without columns', { configGroups: [], tables: [{ name: 'T', columns: [], rows: [] }] }, false],
  ['a row that is no list', { configGroups: [], tables: [{ name: 'T', columns: ['A'], rows: ['a'] }] }, false],
  ['a fact', withFact({ values: [{ if: ['A.a'], value: 'no' }, { measure: 'sum(kg)' }, { value: 2 }] }), true],
  ['a fact without values', withFact({}), false],
  ['a fact with a value and a measure', withFact({ values: [{ value: 1, measure: 'sum(kg)' }] }), false],
  ['a fact of nine decimals', withFact({ decimals: 9, values: [] }), true],
  ['a fact of ten decimals', withFact({ decimals: 10, values: [] }), false],
  ['a group that the order needs', withGroup({ printed: false, withOrder: true }), true],
  ['an empty sentence', withOption({ specText: '' }), false],
  ['an alias', withAliases([{ from: 'OLD-*', to: 'TD-*' }]), true],
  ['a short alias', withAliases([{ 'old/': '' }]), true],
  ['a misspelt alias', withAliases([{ frm: 'A', to: 'B' }]), false],
  ['half an alias', withAliases([{ from: 'A' }]), false],
  ['a former code', withOption({ formerCodes: ['F20'] }), true],
  ['an empty former code', withOption({ formerCodes: [''] }), false],
  ['no separator between its codes', withGroup({ optionSeparator: '' }), true],
  ['codes in any order', withGroup({ anyOrder: true }), true],
  ['a limit that follows another group', withGroup({ limits: [{ if: ['A'], max: 'Length' }] }), true],
  ['a limit without a condition', withGroup({ limits: [{ of: 'amps', max: 'sum(2*A.amps)' }] }), true],
  ['a limit of another field', withGroup({ limits: [{ most: 3 }] }), false],
  ['a rating', withGroup({ ratings: [{ of: 'weather', better: 'more', loss: 'not for outdoors' }] }), true],
  ['a rating that is better in no known way', withGroup({ ratings: [{ of: 'weather', better: 'most' }] }), false],
  ['attributes of numbers and texts', withOption({ attributes: { amps: 20, material: '304 stainless' } }), true],
  ['an attribute that is an empty text', withOption({ attributes: { material: '' } }), false],
  ['a text for each unit of a value', withGroup({ attributes: { material: 'steel' } }), false],
  ['a limit of an option', withOption({ limits: [{ max: 3 }] }), true],
  ['a limit of an option that bounds nothing', withOption({ limits: [{ if: ['A'] }] }), false],
])('a configurator with %s', (_, given, isTaken) => {
  expect(configurator.safeParse(given).success).toBe(isTaken);
});
