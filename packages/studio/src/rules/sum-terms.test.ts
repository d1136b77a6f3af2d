import type { Configurator } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statementsOf } from '../sentences/statements-of.ts';
import { type SumTerm, sumBegunWith, summedOf, sumTermsOf, sumText } from './sum-terms.ts';
import { vocabularyOf } from './vocabulary.ts';

const rail: Configurator = {
  configGroups: [
    {
      name: 'Modules',
      multiselect: true,
      options: [{ code: 'A', attributes: { width: 18, colour: 'grey', kg: 0.2 } }],
    },
    { name: 'Rail', kind: 'number', min: 100, max: 900, unit: 'mm', attributes: { kg: 0.001 } },
    { name: 'Note', kind: 'text' },
  ],
  tables: [{ name: 'Feet', columns: ['Rail'], gives: ['kg', 'price'], rows: [['*', 0.4, 12]] }],
};
const of = (group: string | null, attribute: string): SumTerm['of'] => ({ group, attribute });

describe('a sum is its terms', () => {
  test.each<[string, SumTerm[]]>([
    ['sum(kg)', [{ isLess: false, factor: 1, of: of(null, 'kg') }]],
    [
      'sum(1.25*Modules.width + Rail.value - 5)',
      [
        { isLess: false, factor: 1.25, of: of('Modules', 'width') },
        { isLess: false, factor: 1, of: of('Rail', 'value') },
        { isLess: true, factor: 5, of: null },
      ],
    ],
    ['sum(-Rail.value)', [{ isLess: true, factor: 1, of: of('Rail', 'value') }]],
    ['sum(0*kg)', [{ isLess: false, factor: 0, of: of(null, 'kg') }]],
    ['sum(1*2)', [{ isLess: false, factor: 1, of: of(null, '2') }]],
  ])('%s', (text, terms) => {
    expect(sumTermsOf(rail, text)).toEqual(terms);
    expect(sumText(terms)).toBe(text);
  });
  test.each(['', 'Rail.value', '5', 'sum(', 'sum()', 'sum(Rail.)', 'sum(kg) + 1', 'sum(kg +)'])(
    '“%s” has none: it is no sum, or only half of one',
    (text) => expect(sumTermsOf(rail, text)).toBeNull(),
  );
  test('every sum of every configurator, written anew from its terms, is the same sum', () => {
    fc.assert(
      fc.property(configuratorsOfEveryKind(), (configurator) => {
        const bounds = [...statementsOf(configurator)].flatMap(({ statement }) =>
          'max' in statement && typeof statement.max === 'string' ? [statement.max] : [],
        );
        const measures = (configurator.facts ?? []).flatMap(({ values }) =>
          values.flatMap((entry) => ('measure' in entry ? [entry.measure] : [])),
        );
        for (const text of [...bounds, ...measures]) {
          const terms = sumTermsOf(configurator, text);
          if (terms === null) continue;
          expect(sumTermsOf(configurator, sumText(terms))).toEqual(terms);
        }
      }),
      { numRuns: 60, seed: 339 },
    );
  });
});

describe('a term may be of', () => {
  test('every group or table with an attribute, then each name that has a number; texts are none', () => {
    const names = summedOf(vocabularyOf(rail)).map(({ group, measures }) => [group, measures.map(({ name }) => name)]);
    expect(names).toEqual([
      [null, ['width', 'kg', 'price']],
      ['Modules', ['width', 'kg', 'count', 'quantity']],
      ['Rail', ['kg', 'value', 'count']],
      ['Note', ['count']],
      ['Feet', ['kg', 'price']],
    ]);
  });
});

describe('a sum begins with what stands there', () => {
  const vocabulary = vocabularyOf(rail);
  test.each([
    ['25', 'sum(25)'],
    ['Rail.value', 'sum(Rail.value)'],
    ['', 'sum(width)'],
    ['Rail.val', 'sum(Rail.val)'],
    ['half a', 'sum(width)'],
  ])('“%s”', (text, sum) => expect(sumBegunWith(rail, vocabulary, text)).toBe(sum));
  test('where nothing has a number there is none', () => {
    const bare: Configurator = { configGroups: [] };
    expect(sumBegunWith(bare, vocabularyOf(bare), '')).toBeNull();
  });
});
