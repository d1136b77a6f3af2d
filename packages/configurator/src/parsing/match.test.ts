import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption } from '../index.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number } from '../testing/build.ts';
import { matchNumber, matchOption } from './match.ts';

/** The values that can be read at a place, with their ends. */
const optionsAt = (option: ConfigOption, text: string, at: number): number[][] => {
  const [compiled] = compile(configurator([choice('A', [option])])).options;
  return compiled === undefined ? [] : matchOption(compiled, text, at).map(({ value, end }) => [value, end]);
};
const numbersAt = (rest: Partial<ConfigGroup>, text: string, at: number): number[][] => {
  const [compiled] = compile(configurator([number('N', rest)])).groups;
  return compiled === undefined ? [] : matchNumber(compiled, text, at).map(({ value, end }) => [value, end]);
};

describe('an option stands where its code does', () => {
  test.each<[ConfigOption, string, number, number[][]]>([
    [{ code: 'AB' }, 'xAB', 1, [[1, 3]]],
    [{ code: 'AB' }, 'xAB', 0, []],
    [{ code: 'AB' }, 'xA', 1, []],
    [{ code: '' }, 'x', 1, [[1, 1]]],
    [{ code: 'AB', qty: 3 }, 'AB', 0, [[3, 2]]],
  ])('%j in %s at %d: %j', (option, text, at, expected) => expect(optionsAt(option, text, at)).toEqual(expected));
});

describe('a quantity has one digit or two, without a zero first, up to the most of the option', () => {
  const before = { code: 'S', isQtyPrefix: true, maxQty: 20 };
  const after = { code: 'S', isQtySuffix: true, maxQty: 20 };
  test.each<[ConfigOption, string, number, number[][]]>([
    [before, '2S', 0, [[2, 2]]],
    [before, '12S', 0, [[12, 3]]],
    [before, '12S', 1, [[2, 3]]],
    [before, '20S', 0, [[20, 3]]],
    [before, '21S', 0, []],
    [before, '02S', 0, []],
    [before, '0S', 0, []],
    [before, 'S', 0, []],
    [before, '2T', 0, []],
    [before, '123S', 0, []],
    [{ ...before, maxQty: 1 }, '2S', 0, []],
    [{ ...before, qty: 3, isQtyReadonly: true }, '3S', 0, [[3, 2]]],
    [{ ...before, qty: 3, isQtyReadonly: true }, '4S', 0, []],
    [{ ...before, code: '5' }, '125', 0, [[12, 3]]],
    [{ ...before, code: '25' }, '125', 0, [[1, 3]]],
    [after, 'S2', 0, [[2, 2]]],
    [
      after,
      'S12',
      0,
      [
        [12, 3],
        [1, 2],
      ],
    ],
    [after, 'S21', 0, [[2, 2]]],
    [after, 'xS9', 1, [[9, 3]]],
    [after, 'S', 0, []],
    [after, 'S0', 0, []],
    [after, 'T2', 0, []],
    [after, 'S/', 0, []],
    [after, 'S:', 0, []],
    [{ ...before, isQtySuffix: true }, '2S2', 0, [[2, 2]]],
  ])('%j in %s at %d: %j', (option, text, at, expected) => expect(optionsAt(option, text, at)).toEqual(expected));
});

describe('a number stands where it is written as it is printed, the longest first', () => {
  test.each<[Partial<ConfigGroup>, string, number, number[][]]>([
    [
      { max: 999 },
      'x120y',
      1,
      [
        [120, 4],
        [12, 3],
        [1, 2],
      ],
    ],
    [
      { max: 99 },
      '120',
      0,
      [
        [12, 2],
        [1, 1],
      ],
    ],
    [{ min: 5, max: 99 }, '120', 0, [[12, 2]]],
    [{ max: 999 }, '012', 0, [[0, 1]]],
    [{ max: 999 }, 'x', 0, []],
    [{ max: 999 }, '', 0, []],
    [
      { max: 9, step: 0.5 },
      '1.5',
      0,
      [
        [1.5, 3],
        [1, 1],
      ],
    ],
    [
      { max: 9, step: 0.5 },
      '1.50',
      0,
      [
        [1.5, 3],
        [1, 1],
      ],
    ],
    [{ max: 9, step: 0.5 }, '1.7', 0, [[1, 1]]],
    [{ max: 9, step: 0.5 }, '.5', 0, []],
    [{ max: 9 }, '-5', 0, []],
    [{ min: -9, max: 9 }, '-5', 0, [[-5, 2]]],
    [{ min: -9, max: 9 }, '5', 0, [[5, 1]]],
    [{ min: -9, max: 9 }, '-', 0, []],
    [{ min: -9, max: 9 }, '-0', 0, []],
    [{ min: 0, max: 9 }, '-5', 0, []],
    [{ max: 999, digits: 3 }, '0120', 0, [[12, 3]]],
    [{ max: 999, digits: 3 }, '12', 0, []],
    [{ max: 999, digits: 3 }, '12x', 0, []],
    [{ max: 999, digits: 3 }, '999', 0, [[999, 3]]],
  ])('%j in %s at %d: %j', (rest, text, at, expected) => expect(numbersAt(rest, text, at)).toEqual(expected));

  test('no more than 17 signs are looked at', () => {
    const group = { max: 9e15, step: 1 };
    expect(numbersAt(group, '9000000000000000', 0).at(0)).toEqual([9e15, 16]);
    expect(numbersAt({ max: 1, step: 1e-9 }, `0.${'1'.repeat(9)}`, 0).at(0)).toEqual([0.111111111, 11]);
  });
});
