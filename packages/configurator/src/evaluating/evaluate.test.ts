import { describe, expect, test } from 'vitest';
import type { Configurator } from '../index.ts';
import { choice, click, configurator } from '../testing/build.ts';
import { evaluate } from './evaluate.ts';

describe('a number that the catalogue must carry', () => {
  const isCatalogueNumber = (itemNo: string) => itemNo === 'a-x';
  const groups = [choice('A', ['a', 'b']), choice('B', ['x'])];
  const missing = (clicks: string[], rest: Omit<Configurator, 'configGroups'> = { catalogueOnly: true }) => {
    const config = configurator(groups, rest);
    const { missing: all, complete } = evaluate(config, click(config, clicks), { isCatalogueNumber });
    expect(complete).toBe(all.length === 0);
    return all.map(({ code }) => code);
  };
  test('is complete where it does', () => expect(missing(['A.a', 'B.x'])).toEqual([]));
  test('is not where it does not', () => expect(missing(['A.b', 'B.x'])).toEqual(['not-in-catalogue']));
  test('lacks its answers first', () => expect(missing(['A.b'])).toEqual(['choose']));
  test('need not be there otherwise', () => expect(missing(['A.b', 'B.x'], {})).toEqual([]));
  test('is complete where no catalogue is given', () => {
    const config = configurator(groups, { catalogueOnly: true });
    expect(evaluate(config, click(config, ['A.b', 'B.x'])).complete).toBe(true);
  });
});
