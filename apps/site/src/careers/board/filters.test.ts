import { describe, expect, test } from 'vitest';
import { noFilters } from './board-address.ts';
import { choices } from './choices.ts';
import { waysToWiden } from './ways-to-widen.ts';

describe('a dropdown', () => {
  const offered = (wanted: string) => {
    const { options, value } = choices('All', ['Shop', 'Office'], wanted);
    return [value, ...options.map(({ words }) => words)];
  };
  test.each([
    ['offers any first', '', ['', 'All', 'Shop', 'Office']],
    ['knows a value in any case', 'shop', ['Shop', 'All', 'Shop', 'Office']],
    ['shows a value nobody knows', 'Moon', ['Moon', 'All', 'Shop', 'Office', 'Moon']],
  ])('%s', (_rule, wanted, shown) => {
    expect(offered(wanted)).toEqual(shown);
  });
});

describe('a list without jobs', () => {
  test('offers to drop each filter while others stay', () => {
    const ways = waysToWiden({ search: 'x', category: 'Shop', type: 'Remote', startBy: 'Oldest' });
    expect(ways.map(({ words }) => words)).toEqual(['Without “x”', 'Outside Shop too', 'Not only Remote']);
    expect(ways[0]?.to).toEqual({ search: '', category: 'Shop', type: 'Remote', startBy: 'Oldest' });
  });
  test('of one filter leaves nothing to widen', () => {
    expect(waysToWiden({ ...noFilters, search: 'x' })).toEqual([]);
  });
});
