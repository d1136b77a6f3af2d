import type { ConfigGroup } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { BANDS_MOST } from './number-bands.ts';
import { canBeSide, hasOptionsAsSide, pairMatrix } from './pair-matrix.ts';

const group = (name: string, codes: string, more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  options: [...codes].map((code) => ({ code })),
  ...more,
});
const ruled = (one: ConfigGroup, code: string, disableIf: string[]): ConfigGroup => ({
  ...one,
  options: (one.options ?? []).map((option) => (option.code === code ? { ...option, disableIf } : option)),
});
const [A, B] = [group('A', 'ab'), group('B', 'xyz')];
const cord: ConfigGroup = { name: 'Cord', kind: 'number', min: 1, max: 9 };

const SIGNS = { yes: 'x', no: '-', unknown: '?' };

/** A line for each row, with a sign for each column; then how often it paused, and the codes of no number. */
function told(
  configGroups: ConfigGroup[],
  given: Parameters<typeof pairMatrix>[3] = {},
  [rows = 'A', columns = 'B']: string[] = [],
): string[] {
  const steps = pairMatrix({ configGroups }, rows, columns, given);
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  const { answers, neverRows, neverColumns, rowCodes } = step.value;
  return [
    ...answers.map((line, at) => `${rowCodes[at]}: ${line.map((one) => SIGNS[one]).join('')}`),
    `${pauses} pauses; never ${[...neverRows, '/', ...neverColumns].join('')}`,
  ];
}

describe('each answer to one group with each to another', () => {
  test.each<[string, ConfigGroup[], string[]]>([
    // Each search that finds a number pauses twice, and so does the end once.
    ['goes together without a rule, after two searches', [A, B], ['a: xxx', 'b: xxx', '5 pauses; never /']],
    ['is refused by a rule', [A, ruled(B, 'y', ['A.a'])], ['a: x-x', 'b: xxx', '6 pauses; never /']],
    ['is refused whatever it is', [A, ruled(B, 'y', ['A.a:A.b'])], ['a: x-x', 'b: x-x', '7 pauses; never /y']],
    [
      'is in no number at all',
      [ruled(A, 'b', ['C.c']), B, group('C', 'c')],
      ['a: xxx', 'b: ---', '6 pauses; never b/'],
    ],
    ['is in a number without the other', [A, { ...B, hideIf: ['A.b'] }], ['a: xxx', 'b: ---', '6 pauses; never /']],
    [
      'is in a number without the other, as a column',
      [{ ...A, hideIf: ['B.z'] }, B],
      ['a: xx-', 'b: xx-', '7 pauses; never /'],
    ],
    [
      'leaves another group without an answer',
      [A, B, ruled(group('C', 'c'), 'c', ['A.b:B.z'])],
      ['a: xx-', 'b: ---', '7 pauses; never b/z'],
    ],
    ['shows another group', [A, B, group('C', 'cd', { showIf: ['B.y'] })], ['a: xxx', 'b: xxx', '7 pauses; never /']],
    [
      'changes what is selected',
      [A, ruled(B, 'x', ['A.b']), ruled(group('C', 'cd'), 'c', ['B.y'])],
      ['a: xxx', 'b: -xx', '8 pauses; never /'],
    ],
    [
      'stands beside others',
      [{ ...A, multiselect: true }, ruled(B, 'y', ['A.a'])],
      ['a: x-x', 'b: xxx', '6 pauses; never /'],
    ],
  ])('%s', (_, groups, expected) => expect(told(groups)).toEqual(expected));

  test.each<[string, ConfigGroup[], string[], Parameters<typeof pairMatrix>[3], string[]]>([
    [
      'of a number',
      [A, ruled(cord, '', [])],
      ['A', 'Cord'],
      { cuts: { Cord: [5], A: [3] } },
      ['a: xx', 'b: xx', '5 pauses; never /'],
    ],
    [
      'of a number in rows',
      [{ ...cord, name: 'A' }, ruled(B, 'x', ['A.value>=5'])],
      ['A', 'B'],
      {},
      ['1..4: xxx', '5..9: -xx', '6 pauses; never /'],
    ],
    [
      'of bands that were',
      [A, cord],
      ['Cord', 'A'],
      { like: { rowCodes: ['2..3', '8', '?'], columnCodes: ['b'] } as never },
      ['2..3: xx', '8: xx', '5 pauses; never /'],
    ],
    [
      'of bands that were, as columns',
      [A, cord],
      ['A', 'Cord'],
      { like: { rowCodes: ['b'], columnCodes: ['2..3', '8', '9'] } as never },
      ['a: xxx', 'b: xxx', '7 pauses; never /'],
    ],
    ['of nothing that there is', [A], ['A', 'None'], {}, ['a: ', 'b: ', '1 pauses; never /']],
    ['without a step', [A, B], ['A', 'B'], { steps: 0 }, ['a: ???', 'b: ???', '7 pauses; never /']],
  ])('%s', (_, groups, sides, given, expected) => expect(told(groups, given, sides)).toEqual(expected));

  test('is asked of forty bands at most', () => {
    const cuts = Array.from({ length: 60 }, (_, at) => at);
    const bands = (count: number) =>
      told([{ ...cord, max: 99 }, B], { cuts: { Cord: cuts.slice(0, count) } }, ['Cord', 'B']).length - 1;
    expect([bands(BANDS_MOST), bands(60)]).toEqual([BANDS_MOST - 1, BANDS_MOST]);
  });
});

test.each<[string, Partial<ConfigGroup>, boolean, boolean]>([
  ['options', {}, true, true],
  ['one option', { options: [{ code: 'a' }] }, true, true],
  ['options of a choice', { kind: 'choice' }, true, true],
  ['options of a sequence', { kind: 'sequence' }, true, true],
  ['options of a text', { kind: 'text' }, false, false],
  ['no options', { options: [] }, false, false],
  ['a number', { kind: 'number', options: [] }, true, false],
])('a group with %s may stand along a side, or not', (_, more, canBe, hasOptions) => {
  const one = { ...A, ...more } as ConfigGroup;
  expect([canBeSide(one), hasOptionsAsSide(one)]).toEqual([canBe, hasOptions]);
});
