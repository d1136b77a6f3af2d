import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption } from '../data/configurator.ts';
import { compile } from '../rules/compile.ts';
import { configurator, sequence } from '../testing/build.ts';
import { fillingsOf } from './fillings.ts';

interface Asked {
  isCounted?: boolean;
  most?: number;
}

/** The fillings of a sequence as texts: `K`, `K2 R`. */
function fillings(
  options: readonly (string | ConfigOption)[],
  rest: Partial<ConfigGroup>,
  { isCounted = false, most = 60 }: Asked = {},
) {
  const [group] = compile(configurator([sequence('Rail', options, rest)])).groups;
  if (group === undefined) throw new Error('a group');
  const { sets, isPartial } = fillingsOf(group, group.options, isCounted, most);
  const texts = sets.map((set) => set.map(([{ data }, times]) => `${data.code}${times === 1 ? '' : times}`).join(' '));
  return { texts, isPartial };
}
const once = (code: string): ConfigOption => ({ code, maxQty: 1 });

describe('where rules count no entries, every set of the options is a way, the smaller first', () => {
  test('each option once', () => {
    expect(fillings(['K', 'R'], {})).toEqual({ texts: ['K', 'R', 'K R'], isPartial: false });
  });

  test('a set that is too short repeats its first options, as far as they may be repeated', () => {
    expect(fillings(['K', 'R'], { min: 3 }).texts).toEqual(['K3', 'R3', 'K2 R']);
    expect(fillings([{ code: 'K', maxQty: 2 }, 'R'], { min: 4 }).texts).toEqual(['R4', 'K2 R2']);
    expect(fillings([once('K'), once('R')], { min: 2 }).texts).toEqual(['K R']);
    expect(fillings([once('K'), once('R')], { min: 3 }).texts).toEqual([]);
  });

  test('parts of an entry are no entry: the least is rounded up', () => {
    expect(fillings(['K'], { min: 1.5 }).texts).toEqual(['K2']);
  });

  test('bounds that exclude each other leave none', () => {
    expect(fillings(['K'], { min: 3, max: 2 })).toEqual({ texts: [], isPartial: false });
    expect(fillings(['K'], { min: 2, max: 2 }).texts).toEqual(['K2']);
  });
});

describe('where rules count them, every number of each is a way, the shorter first', () => {
  test('within the bounds', () => {
    expect(fillings(['K', 'R'], { min: 1, max: 2 }, { isCounted: true })).toEqual({
      texts: ['R', 'K', 'R2', 'K R', 'K2'],
      isPartial: false,
    });
  });

  test('no option more often than it may stand', () => {
    expect(fillings([once('K'), 'R'], { min: 2, max: 2 }, { isCounted: true }).texts).toEqual(['R2', 'K R']);
  });

  test('as many as asked for are whole; of more, those and each option alone', () => {
    const rest = { min: 1, max: 2 };
    expect(fillings(['K', 'R'], rest, { isCounted: true, most: 5 }).isPartial).toBe(false);
    expect(fillings(['K', 'R'], rest, { isCounted: true, most: 4 })).toEqual({
      texts: ['R', 'K', 'R2', 'K R', 'K', 'R'],
      isPartial: true,
    });
  });

  test('a sequence without options has none', () => {
    expect(fillings([], { max: 200 }, { isCounted: true })).toEqual({ texts: [], isPartial: false });
  });
});

test('of more than six options not every set is a way, but every number of each', () => {
  const codes = [...'ABCDEFG'];
  expect(fillings(codes.slice(0, 6), { min: 1, max: 1 }).texts).toHaveLength(63);
  expect(fillings(codes, { min: 1, max: 1 }).texts).toHaveLength(7);
});
