import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { readGuide } from '../guides/read-guide.ts';
import { makersGuides } from '../guides/testing/makers-guides.ts';
import { sheetOf } from '../guides/testing/sheet-of.ts';
import { shortGuides } from '../guides/testing/short-guides.ts';
import { wordedGuides } from '../guides/testing/worded-guides.ts';
import { guideRows } from './guide-rows.ts';
import { printedGuide } from './printed-guide.ts';

describe.each([...makersGuides, ...shortGuides, ...wordedGuides])(
  'a configurator of a guide with $what',
  ({ sheets }) => {
    const { configurator, examples } = readGuide({ sheets });
    const known = examples.filter(({ decodes }) => decodes).map(({ number }) => number);
    const rows = guideRows('Series', printedGuide(configurator, known));

    test('is read back from its guide as the same', () => {
      expect(readGuide({ sheets: [sheetOf(rows)] }).configurator).toEqual(configurator);
    });
  },
);

test('a guide prints only examples that its configurator reads, and one of its own where none is known', () => {
  const configurator = {
    prefix: 'A-',
    configGroups: [{ name: 'Supply', options: [{ code: '1', price: 5 }, { code: '2' }] }],
  };
  expect(printedGuide(configurator, ['A-2', 'A-3']).examples).toEqual([{ number: 'A-2', price: 0 }]);
  expect(printedGuide(configurator).examples).toEqual([{ number: 'A-1', price: 500 }]);
});

test('rules stand as footnotes at what they are of', () => {
  const configurator = {
    configGroups: [
      { name: 'Supply', options: [{ code: '1' }, { code: '2' }] },
      {
        name: 'Alarm',
        optional: true,
        hideIf: ['Supply.2'],
        options: [{ code: 'H', enableIf: ['Supply.1'] }, { code: 'B' }],
      },
    ],
  };
  const { groups, footnotes } = printedGuide(configurator);
  expect(groups[1]).toMatchObject({
    aside: 'leave out where none',
    marks: '¹',
    options: [
      { code: 'H', marks: '²' },
      { code: 'B', marks: '' },
    ],
  });
  expect(footnotes).toEqual([
    { mark: '¹', text: 'Not with Supply 2.' },
    { mark: '²', text: 'Only with Supply 1.' },
  ]);
});

test('a fact is said as one sentence, and a count of one or none as what is chosen', () => {
  const { footnotes } = printedGuide({
    facts: [
      {
        name: 'Listed',
        values: [
          { if: ['Supply.count=1'], value: 'yes' },
          { if: ['Supply.count=0', 'Extras.count=1'], value: 'no' },
        ],
      },
    ],
    configGroups: [
      { name: 'Supply', optional: true, options: [{ code: '1' }] },
      { name: 'Extras', multiselect: true, options: [{ code: 'A' }, { code: 'B' }] },
    ],
  });
  expect(footnotes.map(({ text }) => text)).toEqual([
    'Listed is “yes” while Supply is chosen.',
    'Listed is “no” while Supply is not chosen and Extras count exactly 1.',
  ]);
});

test('the price of a measure and of a text is said where they are, as no column can', () => {
  const { groups } = printedGuide({
    configGroups: [
      { name: 'Cord', kind: 'number', min: 10, max: 50, step: 10, unit: 'ft', pricePerUnit: 2.4 },
      { name: 'Probe', kind: 'number', min: 1, max: 9, pricePerUnit: 3 },
      { name: 'Plate', kind: 'text', max: 20, pricePerUnit: 0.9 },
      { name: 'Free', kind: 'text' },
    ],
  });
  expect(groups.map(({ aside, options }) => [aside, options[0]?.words])).toEqual([
    ['', 'in ft, in steps of 10, 2.40 for each ft'],
    ['', 'any number, 3.00 for each unit'],
    ['a text of 1 to 20 characters; 0.90 for each character', undefined],
    ['a text of 1 to 40 characters', undefined],
  ]);
});

test('the range of a measure is printed as its numbers are: in its digits, by its places, and open where it has no end', () => {
  const { groups } = printedGuide({
    configGroups: [
      { name: 'Stroke', kind: 'number', min: 5, max: 250, digits: 3 },
      { name: 'Bore', kind: 'number', min: -0.1, max: 5, step: 0.001 },
      { name: 'Cord', kind: 'number', min: 1 },
    ],
  });
  expect(groups.map(({ options }) => options[0]?.code)).toEqual(['005…250', '-0.1…5', '1…9007199254740991']);
});

describe('what a guide says of its numbers', () => {
  const configurator: Configurator = {
    prefix: 'FT',
    groupSeparator: '',
    tables: [
      {
        name: 'Rail',
        columns: ['Base'],
        gives: ['price'],
        per: 'Pole',
        rows: [
          ['R', 4.5],
          ['*', 0],
        ],
      },
      {
        name: 'Long poles',
        columns: ['Pole', 'Base'],
        gives: ['price'],
        rows: [
          ['..10', '*', 0],
          ['11..', 'B|R', 12],
          ['11..', 'H', null],
        ],
      },
    ],
    configGroups: [
      { name: 'Pole', kind: 'number', min: 4, max: 90, digits: 2, unit: 'ft', pricePerUnit: 6.5 },
      {
        name: 'Floats',
        multiselect: true,
        maxSelect: 0,
        separator: '-',
        options: [{ code: 'NO', price: 2, isQtyPrefix: true, maxQty: 5 }, { code: 'NC' }],
      },
      { name: 'Base', separator: '/', options: [{ code: 'B' }, { code: 'R' }, { code: 'H' }] },
    ],
  };
  const { form, groups, footnotes, matrices } = printedGuide(configurator);

  test('are the positions with what is printed between them, and how pieces and several codes are', () => {
    expect(form).toBe('FT[1]-[2]/[3]');
    expect(groups[1]?.aside).toBe('any, in this order; “|” between two codes; how many pieces before NO');
  });

  test('is every price: a table of a length, or by the unit, is told row by row', () => {
    expect(matrices).toEqual([]);
    expect(footnotes.map(({ text }) => text)).toEqual([
      'Rail: Base R costs 4.50 for each ft; all else costs 0.00 for each ft.',
      'Long poles: Pole up to 10 costs 0.00; Pole 11 and more with Base B or R costs 12.00; Pole 11 and more with Base H on request.',
    ]);
  });

  test('is read back: the length has its price', () => {
    const { configGroups } = readGuide({ sheets: [sheetOf(guideRows('T', printedGuide(configurator)))] }).configurator;
    expect(configGroups[0]).toMatchObject({
      kind: 'number',
      min: 4,
      max: 90,
      digits: 2,
      unit: 'ft',
      pricePerUnit: 6.5,
    });
  });
});

test('of many known numbers those are printed that show most positions, in their order', () => {
  const configurator: Configurator = {
    configGroups: [
      { name: 'A', options: Array.from({ length: 30 }, (_, at) => ({ code: `a${at}` })) },
      { name: 'B', optional: true, separator: '/', options: [{ code: 'b' }] },
      { name: 'C', multiselect: true, optional: true, maxSelect: 0, options: [{ code: 'c' }, { code: 'd' }] },
    ],
  };
  const known = [...Array.from({ length: 28 }, (_, at) => `a${at}`), 'a28/b', 'a29-c|d'];
  const { examples } = printedGuide(configurator, known);
  expect(examples).toHaveLength(8);
  expect(examples.map(({ number }) => number)).toEqual(expect.arrayContaining(['a28/b', 'a29-c|d']));
  expect(examples.map(({ number }) => number).slice(-2)).toEqual(['a28/b', 'a29-c|d']);
});
