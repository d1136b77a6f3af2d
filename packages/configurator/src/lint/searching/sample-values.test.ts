import { expect, test } from 'vitest';
import type { Configurator } from '../../data/configurator.ts';
import { present } from '../../data/present.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, several, tabled } from '../../testing/build.ts';
import { areAllValuesSampled, sampleValues } from './sample-values.ts';

const n = number('N', { max: 90 });
const wide = number('N', { max: 999 });
const unseparated = { groupSeparator: '' };
const shown = (rule: string) => choice('B', ['x'], { showIf: [rule] });
const numberOf = (config: Configurator) => present(compile(config).groupByName.get('N'));

test.each<[string, Configurator, readonly number[]]>([
  ['the ends alone, where nothing asks', configurator([number('N', { max: 9 })]), [0, 9]],
  ['the last step within the bounds', configurator([number('N', { min: 2, max: 9, step: 2 })]), [2, 8]],
  ['the thousandth step, where there is no end', configurator([number('N')]), [0, 1000]],
  ['an edge and its neighbours', configurator([n, shown('N.value>=20')]), [0, 90, 20, 19, 21]],
  [
    'the steps around an edge that is between two',
    configurator([number('N', { max: 90, step: 5 }), choice('B', ['x'], { hideIf: ['N.value>=22'] })]),
    [0, 90, 20, 25, 15, 30],
  ],
  [
    'the edges of rules of options',
    configurator([
      n,
      choice('B', [{ code: 'x', enableIf: ['N.value>20'], disableIf: ['N.value>40'], selectIf: ['N.value>60'] }]),
    ]),
    [0, 90, 20, 19, 21, 40, 39, 41, 60, 59, 61],
  ],
  [
    'attributes that it is compared with',
    configurator([n, choice('A', [{ code: 'a', attributes: { mm: 30 } }, 'b']), shown('A.mm<N.value')]),
    [0, 90, 30, 29, 31],
  ],
  ['the value that a sum alone comes to', configurator([n, shown('sum(2*N.value + 10)>=50')]), [0, 90, 20, 19, 21]],
  [
    'the edges of what is required',
    configurator([n], { requires: [{ if: ['N.value>30'], then: ['N.value<50'] }] }),
    [0, 90, 30, 29, 31, 50, 49, 51],
  ],
  [
    'the edges of facts',
    configurator([n], { facts: [{ name: 'F', values: [{ if: ['N.value>33'], value: 1 }, { value: 2 }] }] }),
    [0, 90, 33, 32, 34],
  ],
  ['its limits', configurator([number('N', { max: 90, limits: [{ min: 7, max: 55 }] })]), [0, 90, 7, 6, 8, 55, 54, 56]],
  [
    'the rules of limits, and digits that another number begins with',
    configurator([
      number('M', { max: 9, limits: [{ if: ['N.value>70'], max: 5 }] }),
      number('N', { max: 90, separator: '/' }),
    ]),
    [0, 90, 70, 69, 71, 1, 10, 11, 2, 12, 3, 13],
  ],
  [
    'the bounds of another that it limits',
    configurator([n, number('M', { min: 11, max: 44, limits: [{ max: 'N' }], separator: '/' })]),
    [0, 90, 11, 10, 12, 44, 43, 45, 13, 14],
  ],
  [
    'the ends of ranges in a table',
    tabled([n, choice('B', ['x'])], {
      columns: ['N', 'B'],
      rows: [
        ['10..20', 'x'],
        ['..5', 'x'],
        ['60', 'x'],
        ['80..', '*'],
      ],
    }),
    [0, 90, 10, 9, 11, 20, 19, 21, 5, 4, 6, 60, 59, 61, 80, 79, 81],
  ],
  [
    'digits that codes begin with, alone and after the first value that they make longer',
    configurator([wide, choice('B', ['12', 'x3', '7x'])], unseparated),
    [0, 999, 12, 1, 112, 7, 17],
  ],
  [
    'the first values of another number likewise',
    configurator([wide, number('M', { min: 5, max: 95, step: 5 })], unseparated),
    [0, 999, 5, 1, 15, 10, 110, 115, 20, 120],
  ],
  [
    'as many digits as it has',
    configurator([number('N', { max: 999, digits: 3 }), choice('B', ['1234'])]),
    [0, 999, 123],
  ],
  [
    'literals and separators',
    configurator([wide, choice('B', ['x'], { whenHidden: '4', separator: '88' })], unseparated),
    [0, 999, 4, 1, 14, 88, 188],
  ],
  [
    'quantities before codes',
    configurator([wide, several('B', [{ code: 'x', isQtyPrefix: true, maxQty: 3 }])], unseparated),
    [0, 999, 1, 11, 2, 12, 112],
  ],
])('a number is tried with %s', (_, config, values) => {
  expect(sampleValues(compile(config), numberOf(config))).toEqual(values);
});

test.each<[string, Configurator, boolean]>([
  ['rules that compare it alone', configurator([n, shown('N.value>=20')]), true],
  ['sums, where there are more values than samples', configurator([n, shown('sum(N.value + 1)>=20')]), false],
  ['sums, where every value is tried', configurator([number('N', { max: 2 }), shown('sum(N.value + 1)>=2')]), true],
  ['sums, where one value is left out', configurator([number('N', { max: 5 }), shown('sum(N.value + 1)>=2')]), false],
  ['sums, without an end', configurator([number('N'), shown('sum(N.value + 1)>=2')]), false],
])('the samples tell all to %s: %#', (_, config, are) => {
  expect(areAllValuesSampled(compile(config), numberOf(config))).toBe(are);
});
