import { describe, expect, test } from 'vitest';
import type { ConfigGroup } from '../../data/configurator.ts';
import { compile } from '../../rules/compile.ts';
import { choice, configurator, number, sequence, several, text } from '../../testing/build.ts';
import { choicesIn, isTriedInFull } from './choices.ts';

const codes = (count: number): string[] => Array.from({ length: count }, (_, at) => `${'abcdefgh'[at]}`);
function asked(group: ConfigGroup, wanted: string) {
  const compiled = compile(configurator([group]));
  const [own] = compiled.groups;
  if (own === undefined) throw new Error('no group');
  const isWanted = ({ code }: { code: string }) => wanted.includes(code);
  return {
    /** The codes of each answer that is tried; `-` for none. */
    tried: choicesIn(compiled, own, isWanted).map(({ options, value }) =>
      value === null
        ? options.map(([{ code }, quantity]) => code + (quantity > 1 ? quantity : '')).join('') || '-'
        : `=${value}`,
    ),
    inFull: isTriedInFull(compiled, own, isWanted),
  };
}

describe('the answers of a group that can make a difference', () => {
  test.each<[string, ConfigGroup, string, string[], boolean]>([
    ['each wanted option, one other, and none', choice('A', codes(5)), 'bd', ['b', 'd', 'a', '-'], true],
    ['without another, where all are wanted', choice('A', codes(2)), 'ab', ['a', 'b', '-'], true],
    ['one alone, where none is wanted', choice('A', codes(5)), '', ['a', '-'], true],
    [
      'not options that nothing can select',
      choice('A', ['a', { code: 'b', isReadonly: true }, 'c']),
      'b',
      ['a', '-'],
      true,
    ],
    ['with the quantity that they begin with', choice('A', [{ code: 'a', qty: 3, maxQty: 5 }]), 'a', ['a3', '-'], true],
    ['of several all sets of them, and another', several('A', codes(4)), 'ac', ['-', 'a', 'c', 'ac', 'b'], true],
    [
      'up to four',
      several('A', codes(4)),
      'abcd',
      ['-', 'a', 'b', 'ab', 'c', 'ac', 'bc', 'abc', 'd', 'ad', 'bd', 'abd', 'cd', 'acd', 'bcd', 'abcd'],
      true,
    ],
    [
      'of five each alone, and all at once',
      several('A', codes(5)),
      'abcde',
      ['-', 'a', 'b', 'c', 'd', 'e', 'abcde'],
      false,
    ],
    ['of a number its samples, and none', number('A', { max: 1 }), '', ['=0', '=1', '-'], true],
  ])('%s', (_, group, wanted, tried, inFull) => {
    const { tried: found, inFull: is } = asked(group, wanted);
    expect(found.toSorted()).toEqual(tried.toSorted());
    expect(is).toBe(inFull);
  });

  test('of a text some lengths, and of a sequence ways to fill it', () => {
    expect(asked(text('A', { min: 2, max: 3 }), '').tried).toContain('=2');
    expect(asked(text('A', { min: 2, max: 3 }), '').tried).toContain('-');
    const few = asked(sequence('A', codes(3), { max: 2 }), 'a');
    expect(few.tried).toContain('-');
    expect(few.tried.some((answer) => answer.includes('c'))).toBe(false);
    expect(asked(sequence('A', codes(3), { max: 2 }), '').inFull).toBe(true);
  });

  test('an assembly is never tried in full', () => {
    const whole = configurator([{ name: 'A', kind: 'assembly', part: 'p' }], {
      parts: { p: configurator([choice('B', ['x'])]) },
    });
    const compiled = compile(whole);
    const [own] = compiled.groups;
    expect(own && isTriedInFull(compiled, own, () => true)).toBe(false);
    expect(own && choicesIn(compiled, own, () => true).map(({ value }) => value)).toEqual([1, null]);
  });
});
