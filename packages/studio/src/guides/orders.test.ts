import { describe, expect, test } from 'vitest';
import { ordersOf } from './orders.ts';
import { gathered } from './testing/gathered.ts';

const at = (row: number, column: number, sheet = 0) => ({ at: { sheet, row, column } });
const told = (...groups: Parameters<typeof ordersOf>[0]): string[] =>
  [...ordersOf(groups)].map((order) => order.map(({ name }) => name).join(''));

describe('the orders that groups may have in a number', () => {
  test('begin with that of their positions, where half of them say one', () => {
    const placed = (...positions: (number | null)[]) =>
      positions.map((position, nth) => gathered('ABCD'[nth] ?? '', [], { position, ...at(nth, 0) }));
    expect(told(...placed(3, 1, 2))[0]).toBe('BCA');
    expect(told(...placed(3, 1, null, null))[0]).toBe('BACD');
    expect(told(...placed(1, null, null))[0]).toBe('ABC');
    expect(told(...placed(2, null))[0]).toBe('AB');
    expect(told(...placed(null, 2, 1, null, null).slice(0, 5))[0]).toBe('ABCD');
  });

  test('then they stand as they do, and by sheets, columns and rows', () => {
    const groups = [
      gathered('A', [], at(0, 5)),
      gathered('B', [], at(9, 1)),
      gathered('C', [], at(2, 1)),
      gathered('D', [], at(0, 0, 1)),
    ];
    expect(told(...groups).slice(0, 2)).toEqual(['ABCD', 'CBAD']);
  });

  test('a group without a place stands where its first option does', () => {
    const [option] = gathered('', ['x']).options;
    if (option === undefined) throw new Error('no option');
    const unplaced = gathered('A', [], { at: null });
    unplaced.options.push({ ...option, at: { sheet: 0, row: 0, column: 7 } });
    expect(told(unplaced, gathered('B', [], at(0, 3)))[1]).toBe('BA');
  });

  test('then any, of six groups and no more', () => {
    const many = (count: number) =>
      told(...Array.from({ length: count }, (_, nth) => gathered(String(nth), [], at(nth, 0))));
    expect(many(3).slice(2)).toEqual(['012', '021', '102', '120', '201', '210']);
    expect(new Set(many(6)).size).toBe(720);
    expect(many(7)).toEqual(['0123456', '0123456']);
    expect(many(1)).toEqual(['0', '0', '0']);
  });
});
