import { expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../data/configurator.ts';
import { present } from '../data/present.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, several } from '../testing/build.ts';
import { combinationsOf } from './combinations.ts';

const codes = (count: number): string[] => Array.from({ length: count }, (_, at) => `${'abcdefghijklmnopqrst'[at]}`);
const shown = (...rules: string[]): ConfigGroup => choice('X', ['x'], { showIf: rules });
const of = (count: number, ...others: ConfigGroup[]) => configurator([several('A', codes(count)), ...others]);

/** The sets that are tried of the first group, of which all options are mentioned. */
function tried(config: Configurator): string[] {
  const compiled = compile(config);
  const group = present(compiled.groups[0]);
  return combinationsOf(compiled, group, group.options).map((set) => set.map(({ code }) => code).join(''));
}

/** No option and each of five alone, with any of these sets. */
function withNeeds(needs: readonly string[]): string[] {
  let sets = ['', ...codes(5)];
  for (const need of needs) sets = [...sets, ...sets.map((set) => [...new Set(set + need)].toSorted().join(''))];
  return [...new Set(sets)].toSorted();
}

test('of four options every set is tried', () => {
  expect(tried(of(3))).toEqual(['', 'a', 'b', 'ab', 'c', 'ac', 'bc', 'abc']);
  expect(tried(of(4))).toHaveLength(16);
});

test.each<[string, Configurator, string[]]>([
  ['nothing, where no rule asks', of(5), []],
  ['what fulfils all rules of a list', of(5, shown('A.a', 'A.b')), ['ab']],
  ['one code for each rule', of(5, shown('A.a|b', 'A.c')), ['ac', 'bc']],
  ['each alternative', of(5, shown('A.a:A.b', 'A.c')), ['ac', 'bc']],
  ['a code that fulfils two rules', of(5, shown('A.a|b', 'A.a')), ['a', 'ab']],
  ['its own part of a list that asks other groups too', of(5, choice('B', ['y']), shown('A.a', 'B.y')), ['a']],
  ['two lists', of(5, shown('A.a', 'A.b'), choice('Y', ['y'], { hideIf: ['A.c', 'A.d'] })), ['ab', 'cd']],
  [
    'lists of options, and what is required, not when',
    configurator([several('A', codes(5)), choice('B', [{ code: 'y', enableIf: ['A.a', 'A.b'] }])], {
      requires: [{ if: ['A.a', 'A.d'], then: ['A.c', 'A.d'] }],
    }),
    ['ab', 'cd'],
  ],
  [
    'options with an attribute that is compared',
    configurator([several('A', [...codes(4), { code: 'e', attributes: { kg: 2 } }]), shown('A.kg>1', 'A.a')]),
    ['ae'],
  ],
  [
    'options that change the limit, with the code for which they do',
    configurator([
      several('A', [{ code: 'a', overrideCodes: { b: 3 } }, 'b', { code: 'c', maxOverride: 2 }, 'd', 'e']),
    ]),
    ['ab', 'c'],
  ],
])('of five options each alone, with %s', (_, config, needs) => {
  const found = tried(config);
  expect(found.toSorted()).toEqual(withNeeds(needs));
  const sizes = found.map((set) => set.length);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('no more than 256 sets are tried', () => {
  const lists = codes(12).map((code, at) => ({ ...shown(`A.${code}`, `A.${codes(20)[at + 5]}`), name: `X${at}` }));
  expect(tried(of(20, ...lists))).toHaveLength(256);
});
