import { expect, test } from 'vitest';
import { catalogueSheets, keyFrom, slugFrom, wordsOfCode } from './catalogue-sheets.ts';

test.each([
  ['Rated voltage', [], 'ratedVoltage'],
  ['RATED  voltage', [], 'ratedVoltage'],
  ['größe', [], 'groE'],
  ['2 poles', [], 'a2Poles'],
  ['', [], 'a'],
  ['Count', [], 'countOf'],
  ['Width', ['width', 'width2'], 'width3'],
  ['x'.repeat(40), [], 'x'.repeat(36)],
])('the key of “%s”, where there are %j', (name, taken, key) => {
  const known = new Set(taken);
  expect(keyFrom(name, known)).toBe(key);
  expect(known.has(key)).toBe(true);
});
test.each([
  ['Tern — II', [], 'tern-ii'],
  ['水', [], 'family'],
  ['Tern', ['tern', 'tern-2'], 'tern-3'],
  ['x'.repeat(90), [], 'x'.repeat(80)],
])('the address of “%s”, where there are %j', (name, taken, slug) => {
  const known = new Set(taken);
  expect(slugFrom(name, known)).toBe(slug);
  expect(known.has(slug)).toBe(true);
});
test.each([
  ['dark_blue', 'Dark blue'],
  [' a  b_', 'A b'],
  ['', ''],
])('the code “%s” in words', (code, words) => expect(wordsOfCode(code)).toBe(words));

const attribute = (key: string, type: 'choice' | 'yesNo' | 'number', more = {}) => ({
  ...{ key, label: key.toUpperCase(), type, unit: '', precision: 0, choices: [] },
  ...more,
});
test('attributes, families and products are sheets of ours, in this order', () => {
  const [attributes, families, products] = catalogueSheets(
    [
      attribute('a', 'choice', { choices: ['x', 'y'] }),
      attribute('b', 'yesNo'),
      attribute('c', 'number', { unit: 'mm', precision: 9 }),
    ],
    [
      { row: 3, name: 'Tern', slug: 'tern', description: 'Words', isLive: true },
      { row: 5, name: 'Gull', slug: 'gull', description: '', isLive: false },
    ],
    [
      {
        row: 3,
        partNumber: 'T-1',
        name: 'One',
        description: 'D',
        price: '5',
        family: 'Tern',
        isLive: true,
        values: new Map([['a', 'x']]),
      },
      {
        row: 4,
        partNumber: 'T-2',
        name: 'Two',
        description: '',
        price: '',
        family: 'Tern',
        isLive: false,
        values: new Map([['c', '2']]),
      },
    ],
  );
  expect(attributes).toEqual({
    kind: 'attributes',
    headings: [
      'Key',
      'Label',
      'Type',
      'Unit',
      'Decimals',
      'Choices',
      'Heading',
      'Filters',
      'Compares',
      'In the head',
      'Place',
    ],
    rows: [
      { row: 0, cells: ['a', 'A', 'choice', '', '0', 'x\ny', 'Specifications', 'Yes', 'Yes', 'No', '0'] },
      { row: 0, cells: ['b', 'B', 'yesNo', '', '0', '', 'Specifications', 'Yes', 'Yes', 'No', '1'] },
      { row: 0, cells: ['c', 'C', 'number', 'mm', '6', '', 'Specifications', 'No', 'Yes', 'No', '2'] },
    ],
  });
  expect(families).toEqual({
    kind: 'families',
    headings: ['Name', 'Address', 'Description', 'Live', 'Place'],
    rows: [
      { row: 3, cells: ['Tern', 'tern', 'Words', 'Yes', '0'] },
      { row: 5, cells: ['Gull', 'gull', '', 'No', '1'] },
    ],
  });
  expect(products).toEqual({
    kind: 'products',
    headings: ['Part number', 'Name', 'Description', 'Price', 'Family', 'Live', 'Place', 'A', 'B', 'C [mm]'],
    rows: [
      { row: 3, cells: ['T-1', 'One', 'D', '5', 'Tern', 'Yes', '0', 'x', '', ''] },
      { row: 4, cells: ['T-2', 'Two', '', '', 'Tern', 'No', '1', '', '', '2'] },
    ],
  });
});
test('a sheet without rows is none', () => expect(catalogueSheets([], [], [])).toEqual([]));
