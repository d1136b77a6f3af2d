import { describe, expect, test } from 'vitest';
import { type ConfigGroup, type Configurator, evaluate } from '../../index.ts';
import { choice, configurator, number, sequence, several, text } from '../../testing/build.ts';
import { areAllSampled, sampleParts } from './sample-parts.ts';

const numbers = (config: Configurator): string[] =>
  sampleParts(config).map(({ state }) => String(evaluate(config, state.selection).itemNo));
const of = (...groups: ConfigGroup[]): Configurator => configurator(groups);
const codes = (count: number): string[] => Array.from({ length: count }, (_, at) => `${'abcdefghijklmn'[at]}`);

describe('of a part are tried its first choices, then another in one group', () => {
  test.each<[string, Configurator, string[]]>([
    ['each option', of(choice('A', codes(3))), ['a', 'b', 'c']],
    ['in each group', of(choice('A', ['a', 'b']), choice('B', ['x', 'y'])), ['a-x', 'b-x', 'a-y']],
    ['twelve of them', of(choice('A', codes(14))), codes(12)],
    [
      'not one that is disabled',
      of(choice('A', [{ code: 'a', disableIf: ['B.x'] }, 'b']), choice('B', ['x'])),
      ['b-x'],
    ],
    [
      'not what stays incomplete',
      of(choice('A', ['a', 'b']), choice('B', [{ code: 'x', enableIf: ['A.a'] }])),
      ['a-x'],
    ],
    ['what is selected at first', of(choice('A', ['a', { code: 'b', selected: true }])), ['b', 'a']],
    ['one of several, then one more', of(several('A', ['a', 'b'], { optional: false })), ['a', 'a|b']],
    ['nothing of an optional group', of(choice('A', ['a']), choice('B', ['x'], { optional: true })), ['a', 'a-x']],
    ['nothing twice', of(choice('A', ['a', 'b']), choice('B', ['x'])), ['a-x', 'b-x']],
    ['what a choice shows', of(choice('A', ['a', 'b']), choice('B', ['x'], { showIf: ['A.b'] })), ['a', 'b-x']],
    ['the least number, then others', of(number('N', { min: 3, max: 9, step: 3 })), ['3', '9']],
    ['the least number that limits leave', of(number('N', { max: 9, limits: [{ min: 4 }] })), ['4', '9', '5']],
    ['the shortest text', of(text('T', { min: 2 })), ['AA']],
    ['the shortest text that limits leave', of(text('T', { max: 9, limits: [{ min: 3 }] })), ['AAA']],
    ['none without a text', of(text('T', { characters: '' })), []],
    ['a sequence of one, then of two', of(sequence('S', ['a', 'b'])), ['a', 'a|a', 'a|b', 'b']],
    ['one as long as it must be', of(sequence('S', ['a', 'b'], { min: 2, max: 2 })), ['a|a', 'a|b']],
    [
      'of more options where one does not reach',
      of(sequence('S', [{ code: 'a', maxQty: 1 }, 'b'], { min: 3, max: 3 })),
      ['a|b|b'],
    ],
    [
      'the first of a part within',
      configurator([choice('A', ['a']), { name: 'P', kind: 'assembly', part: 'p' }], {
        parts: { p: of(choice('Q', ['q', 'r'])) },
      }),
      ['a-(q)'],
    ],
    ['none where a part is missing', of({ name: 'P', kind: 'assembly', part: 'none' }), []],
  ])('%s', (_, config, expected) => expect(numbers(config)).toEqual(expected));
});

test.each<[string, Configurator, boolean]>([
  ['one choice', of(choice('A', ['a', 'b'])), true],
  ['one choice and a fixed one', of(choice('A', ['a', 'b']), choice('B', ['x'])), true],
  ['not two choices', of(choice('A', ['a', 'b']), choice('B', ['x', 'y'])), false],
  ['twelve options', of(choice('A', codes(12))), true],
  ['not thirteen', of(choice('A', codes(13))), false],
  ['not where one is impossible', of(choice('A', ['a', { code: 'b', disableIf: ['B.x'] }]), choice('B', ['x'])), false],
  ['not several', of(several('A', ['a'], { optional: false })), false],
  ['not what may be left out', of(choice('A', ['a'], { optional: true })), false],
  ['not what is not printed', of(choice('A', ['a'], { printed: false })), false],
  ['not a number', of(number('N', { max: 0 })), false],
])('the samples are all that a part can be: %s', (_, config, expected) => expect(areAllSampled(config)).toBe(expected));
