import { describe, expect, test } from 'vitest';
import { type Configurator, evaluate, parseModelNumber, setValue } from '../index.ts';
import { choice, chosen, click, configurator, number, several } from '../testing/build.ts';

const unprintedNumber = (rest = {}) => number('N', { max: 500, printed: false, ...rest });

/** The choices that a number reads as, or the refusal. */
function reading(config: Configurator, text: string): readonly string[] | string {
  const parsed = parseModelNumber(config, text);
  if (!parsed.ok) return parsed.code;
  expect(evaluate(config, parsed.selection)).toMatchObject({ itemNo: text, complete: true });
  return chosen(config, parsed.selection);
}

describe('an unprinted number reads as what the rest of the number needs it to be', () => {
  const needs = (rule: string) => ({ code: 'a', enableIf: [rule] });

  test.each<[string, Configurator, string, readonly string[] | string]>([
    [
      'enableIf after it',
      configurator([unprintedNumber(), choice('A', [needs('N.value>=300'), 'b'])]),
      'a',
      ['N=300', 'A.a'],
    ],
    [
      'unanswered where nothing needs it',
      configurator([unprintedNumber(), choice('A', [needs('N.value>=300'), 'b'])]),
      'b',
      ['A.b'],
    ],
    [
      'enableIf before it',
      configurator([choice('A', [needs('N.value>300'), 'b']), unprintedNumber()]),
      'a',
      ['A.a', 'N=301'],
    ],
    ['an exact value', configurator([choice('A', [needs('N.value=7'), 'b']), unprintedNumber()]), 'a', ['A.a', 'N=7']],
    [
      'on its step',
      configurator([choice('A', [needs('N.value>=7'), 'b']), unprintedNumber({ step: 0.3 })]),
      'a',
      ['A.a', 'N=7.2'],
    ],
    [
      'never beyond its bounds',
      configurator([choice('A', [needs('N.value>500'), 'b']), unprintedNumber()]),
      'a',
      'incomplete',
    ],
    [
      'never off its step',
      configurator([choice('A', [needs('N.value=7'), 'b']), unprintedNumber({ step: 2 })]),
      'a',
      'incomplete',
    ],
    [
      'between two edges',
      configurator([unprintedNumber(), choice('A', [{ code: 'a', enableIf: ['N.value>10', 'N.value<12'] }])]),
      'a',
      ['N=11', 'A.a'],
    ],
    [
      'requires',
      configurator([unprintedNumber(), choice('A', ['a', 'b'])], {
        requires: [{ if: ['A.a'], then: ['N.value>=300'] }],
      }),
      'a',
      ['N=300', 'A.a'],
    ],
    [
      'showIf',
      configurator([unprintedNumber(), choice('A', ['a'], { showIf: ['N.value>=300'] }), choice('B', ['b'])]),
      'a-b',
      ['N=300', 'A.a', 'B.b'],
    ],
    [
      'hideIf',
      configurator([choice('A', ['a'], { hideIf: ['N.value=1'] }), choice('B', ['b']), unprintedNumber()]),
      'b',
      ['B.b', 'N=1'],
    ],
    [
      'an attribute before it',
      configurator([
        choice('A', [{ code: 'a', attributes: { amps: 30 } }]),
        unprintedNumber(),
        choice('B', [needs('N.value=A.amps')]),
      ]),
      'a-a',
      ['A.a', 'N=30', 'B.a'],
    ],
    [
      'a number before it',
      configurator([number('M'), unprintedNumber(), choice('A', [needs('N.value>M.value'), 'b'])]),
      '41-a',
      ['M=41', 'N=42', 'A.a'],
    ],
    [
      'a number after it',
      configurator([unprintedNumber(), number('M'), choice('A', [needs('N.value=M.value'), 'b'])]),
      '41-a',
      ['N=41', 'M=41', 'A.a'],
    ],
    [
      'a limit it sets',
      configurator([
        unprintedNumber({ min: 30 }),
        number('M', { max: 20, limits: [{ if: ['A.a'], min: 'N' }] }),
        choice('A', ['a']),
      ]),
      '10-a',
      ['M=10', 'A.a'],
    ],
    [
      'its own limit',
      configurator([choice('A', [needs('N.value>=5')]), unprintedNumber({ limits: [{ if: ['A.a'], min: 9 }] })]),
      'a',
      ['A.a', 'N=9'],
    ],
  ])('%s', (_, config, text, expected) => {
    expect(reading(config, text)).toEqual(expected);
  });

  test('a number that reads in two ways for different values is refused', () => {
    const config = configurator([
      unprintedNumber({ min: 1, max: 9 }),
      several('M', [{ code: 'AB', enableIf: ['N.value<5'] }]),
      several('P', ['AB', 'C'], { separator: '' }),
    ]);
    expect(reading(config, 'ABC')).toBe('ambiguous');
    expect(evaluate(config, click(config, ['M.AB', 'P.C'], setValue(config, [], 'N', 2))).itemNo).toBe('ABC');
  });
});

describe('an unprinted multi-select group reads as the options the number needs', () => {
  const codes = ['1', '2', '3', '4', '5', '6', '7'];
  const needing = (rest: object = {}) =>
    configurator([
      several('U', codes, { printed: false, ...rest }),
      choice('A', [
        { code: 'a', enableIf: ['U.1', 'U.2'] },
        { code: 'b', enableIf: ['U.3', 'U.4', 'U.5:U.6'] },
        { code: 'c', enableIf: ['U.7'], disableIf: ['U.6'] },
        'd',
      ]),
      choice('B', [{ code: 'a', enableIf: ['U.7', 'U.6|5'] }, 'b'], { optional: true }),
      choice('C', ['c'], { hideIf: ['U.1', 'U.6'] }),
    ]);

  test.each<[string, readonly string[] | string]>([
    ['a-c', ['U.1', 'U.2', 'A.a', 'C.c']],
    ['b-c', ['U.3', 'U.4', 'U.5', 'A.b', 'C.c']],
    ['c-c', ['U.7', 'A.c', 'C.c']],
    ['d-c', ['A.d', 'C.c']],
    ['a-a-c', ['U.1', 'U.2', 'U.5', 'U.7', 'A.a', 'B.a', 'C.c']],
    ['c-a-c', ['U.5', 'U.7', 'A.c', 'B.a', 'C.c']],
    ['a', ['U.1', 'U.2', 'U.6', 'A.a']],
    ['c', 'incomplete'],
  ])('%s', (text, expected) => {
    expect(reading(needing(), text)).toEqual(expected);
  });

  test('as far as its limit lets it', () => {
    const raised = [...codes, { code: 'r', maxOverride: 3 }];
    const limited = (options: readonly (string | { code: string })[]) =>
      configurator([
        several('U', options, { printed: false, maxSelect: 1 }),
        choice('A', [{ code: 'a', enableIf: ['U.1', 'U.2'] }, { code: 'b', enableIf: ['U.3|4|5'] }, 'c']),
      ]);
    expect(reading(limited(codes), 'a')).toBe('no-match');
    expect(reading(limited(codes), 'b')).toEqual(['U.3', 'A.b']);
    expect(reading(limited(raised), 'a')).toEqual(['U.1', 'U.2', 'U.r', 'A.a']);
  });
});
