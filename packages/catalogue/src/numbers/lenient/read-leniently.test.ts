import type { ConfigGroup, Configurator } from '@millrace/configurator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { float, panel } from '../../testing/configurators.ts';
import { readingBudget } from '../reading-budget.ts';
import { foldNumber } from './folded-number.ts';
import { readLeniently } from './read-leniently.ts';
import { writtenForms } from './written-forms.ts';

const numbersIn = (configurator: Configurator, typed: string): string[] => {
  const folded = foldNumber(typed);
  return folded === null
    ? []
    : readLeniently(configurator, folded, readingBudget()).readings.map(({ itemNo }) => itemNo);
};
const choice = (name: string, codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  options: codes.map((code) => ({ code })),
  ...more,
});

describe('a number is read however it is written', () => {
  const cases: [string, Configurator, string, string][] = [
    ['as printed', panel, 'TD-3-4X-4F-E|2S-20', 'TD-3-4X-4F-E|2S-20'],
    ['without hyphens', panel, 'TD34X4F20', 'TD-3-4X-4F-20'],
    ['in small letters', panel, 'td-3-4x-4f-20', 'TD-3-4X-4F-20'],
    ['both', panel, 'td34x4fe2s20', 'TD-3-4X-4F-E|2S-20'],
    ['with O for 0', panel, 'td-3-4x-4f-2O', 'TD-3-4X-4F-20'],
    ['with l and I for 1', panel, 'TD-l-I-4F-20', 'TD-1-1-4F-20'],
    ['with blanks', panel, ' TD 3 4X  4F 20 ', 'TD-3-4X-4F-20'],
    ['broken over lines', panel, 'TD-3-\r\n4X-4F\n-20', 'TD-3-4X-4F-20'],
    ['with soft hyphens and other dashes', panel, 'TD\u00ad-3\u20114X\u20134F\u201420', 'TD-3-4X-4F-20'],
    ['at the end of a sentence', panel, '“TD-3-4X-4F-20”.', 'TD-3-4X-4F-20'],
    ['with hyphens where there are none', float, 'pf-30-nc', 'PF30NC'],
  ];
  const set: Configurator = {
    prefix: 'SC-',
    configGroups: [
      choice('Size', ['S', 'L']),
      { name: 'Float', kind: 'assembly', part: 'panel', optional: true },
      choice('Lid', ['A', 'B']),
    ],
    parts: { panel },
  };
  cases.push(
    ['with the number of a part in it', set, 'sc-s-(td-3-4x-4f-20)-a', 'SC-S-(TD-3-4X-4F-20)-A'],
    ['without its brackets', set, 'SC S TD 3 4X 4F 20 A', 'SC-S-(TD-3-4X-4F-20)-A'],
    ['without any sign', set, 'scstd34x4f20a', 'SC-S-(TD-3-4X-4F-20)-A'],
    ['without the part', set, 'sc l b', 'SC-L-B'],
  );
  test.each(cases)('%s', (_, configurator, typed, expected) =>
    expect(numbersIn(configurator, typed)).toEqual([expected]),
  );

  test.each(['', '---', 'TD-3-4X-4F', 'TD-3-4X-4F-25', 'float', 'PF', '4X'])(
    'but not what is no whole number: %s',
    (typed) => expect(numbersIn(panel, typed)).toEqual([]),
  );

  test('a quantity and a value are read too', () => {
    const timed: Configurator = {
      prefix: 'LC-',
      configGroups: [
        { name: 'Pumps', options: [{ code: 'P', isQtyPrefix: true, maxQty: 12 }] },
        { name: 'Delay', kind: 'number', min: 10, max: 250, step: 5, digits: 3 },
        { name: 'Alarm', options: [{ code: 'A', isQtySuffix: true, maxQty: 3 }] },
      ],
    };
    expect(numbersIn(timed, 'lc12po10a3')).toEqual(['LC-12P-010-A3']);
  });
  describe('the entries of a sequence', () => {
    const rail = (more: Partial<ConfigGroup>): Configurator => ({
      prefix: 'RL-',
      configGroups: [{ ...choice('Rail', ['K', 'R']), kind: 'sequence', ...more }, choice('End', ['E'])],
    });
    test.each<[string, Partial<ConfigGroup>, string, string[]]>([
      ['one, where there may be one', { max: 1 }, 'rlke', ['RL-K-E']],
      ['two are too many for that', { max: 1 }, 'rlkre', []],
      ['as many as there may be', { max: 3, optionSeparator: '' }, 'rl krk e', ['RL-KRK-E']],
      ['one more is too many', { max: 3, optionSeparator: '' }, 'rl krkk e', []],
      ['as few as there may be', { min: 2, max: 3, optionSeparator: '' }, 'rlkke', ['RL-KK-E']],
      ['one fewer is too few', { min: 2, max: 3, optionSeparator: '' }, 'rlke', []],
      ['with what fills its empty places', { max: 3, fill: 'X', optionSeparator: '' }, 'rl k x x e', ['RL-KXX-E']],
      ['with fewer of it, none', { max: 3, fill: 'X', optionSeparator: '' }, 'rl k x e', []],
    ])('%s', (_, more, typed, numbers) => expect(numbersIn(rail(more), typed)).toEqual(numbers));
  });

  describe('a text', () => {
    const tagged = (more: Partial<ConfigGroup>): Configurator => ({
      prefix: 'TG-',
      configGroups: [{ name: 'Tag', kind: 'text', characters: 'A-Z', ...more }, choice('End', ['1'])],
    });
    test.each<[string, Partial<ConfigGroup>, string, string[]]>([
      ['of as many characters as there may be', { min: 2, max: 3 }, 'tgabc1', ['TG-ABC-1']],
      ['not of more', { min: 2, max: 3 }, 'tgabcd1', []],
      ['of as few as there may be', { min: 2, max: 3 }, 'tgab1', ['TG-AB-1']],
      ['not of fewer', { min: 2, max: 3 }, 'tga1', []],
      ['not with a character that it does not have', { characters: 'A-C' }, 'tgabd1', []],
    ])('%s', (_, more, typed, numbers) => expect(numbersIn(tagged(more), typed)).toEqual(numbers));
  });

  test('and a group that prints a literal while it is hidden, or ends the number', () => {
    const hidden: Configurator = {
      configGroups: [
        choice('A', ['X', 'Y']),
        choice('B', ['5'], { hideIf: ['A.X'], whenHidden: '0' }),
        { name: 'C', options: [{ code: 'END', isLast: true }, { code: 'GO' }] },
        choice('D', ['Z']),
      ],
    };
    expect(numbersIn(hidden, 'xo end')).toEqual(['X-0-END']);
    expect(numbersIn(hidden, 'y5goz')).toEqual(['Y-5-GO-Z']);
  });
});

describe('a text with several readings', () => {
  const twofold: Configurator = { configGroups: [choice('A', ['A', 'AB']), choice('B', ['BC', 'C'])] };
  test('has them all', () => expect(numbersIn(twofold, 'abc').sort()).toEqual(['A-BC', 'AB-C']));
  test('the one that is written most like it first', () => expect(numbersIn(twofold, 'ab-c')[0]).toBe('AB-C'));
  test('of which one is as printed', () => {
    const cases: Configurator = { configGroups: [choice('A', ['O', '0', 'o'])] };
    const folded = foldNumber('o');
    expect(
      folded &&
        readLeniently(cases, folded, readingBudget()).readings.map(({ itemNo, distance }) => [itemNo, distance]),
    ).toEqual([
      ['o', 0],
      ['O', 1],
      ['0', 2],
    ]);
  });
  test('more than are tried are said not to be all', () => {
    const many: Configurator = {
      configGroups: Array.from({ length: 12 }, (_, index) =>
        choice(`G${index}`, ['1', '11', '111'], { optional: true }),
      ),
    };
    const folded = foldNumber('1'.repeat(14));
    expect(folded && readLeniently(many, folded, readingBudget()).areAll).toBe(false);
  });
});

describe('a hostile text costs little', () => {
  const many: Configurator = {
    configGroups: Array.from({ length: 30 }, (_, index) =>
      choice(`G${index}`, ['1', '11', 'I', 'L1'], { optional: true, multiselect: true }),
    ),
  };
  test.each(['1'.repeat(10_000), '-'.repeat(10_000), 'A'.repeat(121)])(
    'it is not even folded when it is long',
    (typed) => expect(foldNumber(typed)).toBeNull(),
  );
  test.each(['1'.repeat(120), 'I1'.repeat(60), ' 1'.repeat(100)])('so many forms are made and no more', (typed) => {
    const folded = foldNumber(typed);
    const forms = folded && writtenForms(many, folded, { isCut: false, budget: readingBudget() });
    expect(forms?.forms.length).toBeLessThanOrEqual(200);
    expect(forms?.areAll).toBe(false);
  });
});

test('folding keeps the places of what was typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (typed) => {
      const folded = foldNumber(typed);
      if (folded === null) return;
      expect(folded.places).toHaveLength(folded.text.length + 1);
      expect(folded.places.toSorted((a, b) => a - b)).toEqual(folded.places);
      expect(foldNumber(folded.tidy)?.text).toBe(folded.text);
    }),
  );
});
