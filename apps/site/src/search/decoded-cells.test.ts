import type { DecodedNumber } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { decodedCells, verdict } from './decoded-cells.ts';

const decoded: DecodedNumber = {
  family: { name: 'Tern Panels', slug: 'tern', intrinsicallySafe: false },
  complete: false,
  cells: [
    { group: 'Series', text: 'TD', state: 'right' },
    { group: 'Floats', text: '5F', state: 'wrong' },
    { group: 'Cable', text: '20', state: 'unread' },
  ],
  fits: [
    { group: 'Floats', code: '4F', description: 'Four', modelNumber: 'TD-4F-20', price: 10 },
    { group: 'Floats', code: '3F', description: 'Three', modelNumber: 'TD-3F-20', price: 9 },
  ],
};

test('between two cells stands what stands between them in the text', () => {
  expect(decodedCells(decoded, 'td-5f/20').map(({ separator, text, state }) => [separator, text, state])).toEqual([
    ['', 'TD', 'filled'],
    ['-', '5F', 'wrong'],
    ['/', '20', 'unread'],
  ]);
});

describe('the verdict', () => {
  test('names the wrong cell in one sentence and says what to make of the others', () => {
    expect(verdict(decoded)).toEqual({
      lead: 'A number of Tern Panels, ',
      fault: 'one cell does not fit',
      sentence: {
        lead: 'Floats takes no 5F here.',
        rest: 'The cell before it is right. The cell after it fits with either code below.',
      },
    });
  });
  test('a whole number is right', () => {
    expect(verdict({ ...decoded, complete: true, fits: [] })).toMatchObject({
      fault: '',
      sentence: { lead: 'Every cell is right.' },
    });
  });
  test('a number that breaks off is not complete yet', () => {
    expect(verdict({ ...decoded, cells: decoded.cells.slice(0, 1) }).fault).toBe('not complete yet');
  });
  test('a cell of no group is named by its text', () => {
    const cells = [...decoded.cells.slice(0, 1), { group: '', text: 'ZZ', state: 'wrong' as const }];
    expect(verdict({ ...decoded, cells, fits: [] }).sentence.lead).toBe('“ZZ” belongs to no cell.');
  });
});
