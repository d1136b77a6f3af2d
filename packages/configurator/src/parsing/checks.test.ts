import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator, Requirement } from '../index.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number, several, tabled, text } from '../testing/build.ts';
import { choicesOf } from '../testing/choices-of.ts';
import { satisfies } from './checks.ts';
import { type AskedConstraint, constraintsOf, isAsked } from './constraints.ts';

/** Whether all rules of a kind are satisfied; null where there is none. Words are options, `N=5` values, and `~T` a literal. */
function areRight(config: Configurator, kind: AskedConstraint['kind'], words: string): boolean | null {
  const compiled = compile(config);
  const constraints = constraintsOf(compiled)
    .filter(isAsked)
    .filter((constraint) => constraint.kind === kind);
  const all = words.split(' ');
  const values = Object.fromEntries(
    all.flatMap((word) => (word.includes('=') ? [[word.slice(0, word.indexOf('=')), Number(word.split('=')[1])]] : [])),
  );
  const literals = all.flatMap((word) => (word.startsWith('~') ? [word.slice(1)] : []));
  const choices = choicesOf(compiled, all, values, literals);
  return constraints.length === 0 ? null : constraints.every((constraint) => satisfies(compiled, constraint, choices));
}

const a = choice('A', ['a', 'b']);
const asking = (target: ConfigGroup): Configurator => configurator([a, target]);

describe('a selected option is allowed', () => {
  const one = (option: Partial<ConfigOption>) => asking(choice('T', [{ code: 't', ...option }, 'u']));
  test.each<[string, Partial<ConfigOption>, readonly (boolean | null)[]]>([
    ['enableIf', { enableIf: ['A.a'] }, [true, false, true]],
    ['disableIf', { disableIf: ['A.a'] }, [false, true, true]],
    ['both', { enableIf: ['A.a:A.b'], disableIf: ['A.b'] }, [true, false, true]],
    ['never disabled', { neverDisabled: true, disableIf: ['A.a'] }, [true, true, true]],
    ['selected by rule alone', { isReadonly: true, selectIf: ['A.a'] }, [true, false, true]],
    ['selected by rule or by hand', { selectIf: ['A.a'] }, [true, true, true]],
    ['always selected', { isReadonly: true, selected: true }, [null, null, null]],
  ])('%s', (_, option, expected) =>
    expect(['A.a T.t', 'A.b T.t', 'A.b T.u'].map((words) => areRight(one(option), 'option', words))).toEqual(expected),
  );

  test('its own limit leaves one piece of it', () => {
    const most = (max: number, rest: Partial<ConfigOption> = {}) =>
      one({ enableIf: ['A.a'], limits: [{ if: ['A.a'], max }], ...rest });
    expect(areRight(most(1), 'option', 'A.a T.t')).toBe(true);
    expect(areRight(most(0), 'option', 'A.a T.t')).toBe(false);
    expect(areRight(most(0, { neverDisabled: true }), 'option', 'A.a T.t')).toBe(true);
  });
});

describe('a group shows where it is answered, and prints its literal where it is hidden', () => {
  const shown = (rest: Partial<ConfigGroup> = {}, options: readonly ConfigOption[] = [{ code: 't' }]) =>
    asking(choice('T', options, { showIf: ['A.a'], ...rest }));
  const length = asking(number('N', { showIf: ['A.a'], max: 9 }));
  test.each<[string, Configurator, string, boolean]>([
    ['answered and shown', shown(), 'A.a T.t', true],
    ['answered and hidden', shown(), 'A.b T.t', false],
    ['a number and shown', length, 'A.a N=5', true],
    ['a number and hidden', length, 'A.b N=5', false],
    ['a literal and hidden', shown({ whenHidden: '0' }), 'A.b ~T', true],
    ['a literal and shown', shown({ whenHidden: '0' }), 'A.a ~T', false],
    ['nothing and shown', shown(), 'A.a', false],
    ['nothing and shown, and it may be left out', shown({ optional: true }), 'A.a', true],
    ['nothing and shown, and it is not printed', shown({ printed: false }), 'A.a', true],
    ['nothing and shown, and a rule may hold something', shown({}, [{ code: 't', selectIf: ['A.b'] }]), 'A.a', true],
    ['nothing and hidden', shown(), 'A.b', true],
    ['no literal and hidden', shown({ whenHidden: '0' }), 'A.b', false],
    ['no literal and hidden, and it is not printed', shown({ whenHidden: '0', printed: false }), 'A.b', true],
  ])('%s', (_, config, words, expected) => expect(areRight(config, 'visibility', words)).toBe(expected));

  test('after an option that ends the number there is no literal', () => {
    const ends = choice('E', ['e', { code: 'f', isLast: true }]);
    const after = configurator([a, ends, choice('T', ['t'], { showIf: ['A.a'], whenHidden: '0' })]);
    expect(areRight(after, 'visibility', 'A.b E.f')).toBe(true);
    expect(areRight(after, 'visibility', 'A.b E.e')).toBe(false);
    const before = configurator([a, choice('T', ['t'], { showIf: ['A.a'], whenHidden: '0' }), ends]);
    expect(areRight(before, 'visibility', 'A.b E.f')).toBe(false);
  });
});

describe('what rules hold is selected', () => {
  const held: readonly ConfigOption[] = [
    { code: 'h', selectIf: ['A.a'] },
    { code: 'i', selectIf: ['A.a'] },
    { code: 'k' },
  ];
  const single = asking(choice('T', held));
  const many = (rest: Partial<ConfigGroup> = {}) => asking(several('T', held, rest));
  test.each<[string, Configurator, string, boolean]>([
    ['the first of a single choice', single, 'A.a T.h', true],
    ['not the second', single, 'A.a T.i', false],
    ['nor another', single, 'A.a T.k', false],
    ['another while nothing is held', single, 'A.b T.k', true],
    ['all of several', many(), 'A.a T.h T.i', true],
    ['all of several, and another', many(), 'A.a T.h T.i T.k', true],
    ['not one of several alone', many(), 'A.a T.h', false],
    ['not the other alone', many(), 'A.a T.i T.k', false],
    ['more than the limit, where all of them are held', many({ maxSelect: 1 }), 'A.a T.h T.i', true],
    ['no other beside more than the limit', many({ maxSelect: 1 }), 'A.a T.h T.i T.k', false],
    ['as many as the limit', many({ maxSelect: 3 }), 'A.a T.h T.i T.k', true],
    ['nothing while the group is hidden', asking(choice('T', held, { showIf: ['A.b'] })), 'A.a', true],
    [
      'what is always selected comes before the others',
      asking(choice('T', [...held, { code: 'l', isReadonly: true, selected: true }])),
      'A.a T.l',
      true,
    ],
    [
      'and they do not stand for it',
      asking(choice('T', [...held, { code: 'l', isReadonly: true, selected: true }])),
      'A.a T.h',
      false,
    ],
    [
      'not what other rules disable',
      asking(choice('T', [{ code: 'h', selectIf: ['A.a'], disableIf: ['A.a'] }, 'k'])),
      'A.a T.k',
      true,
    ],
  ])('%s', (_, config, words, expected) => expect(areRight(config, 'holding', words)).toBe(expected));
});

describe('a value is within its bounds', () => {
  const limits = [{ if: ['A.a'], max: 5 }];
  test.each<[string, ConfigGroup, string, boolean]>([
    ['at the limit', number('N', { max: 9, limits }), 'A.a N=5', true],
    ['beyond it', number('N', { max: 9, limits }), 'A.a N=6', false],
    ['beyond it, while it does not hold', number('N', { max: 9, limits }), 'A.b N=6', true],
    ['none', number('N', { max: 9, limits }), 'A.a', true],
    ['between two steps', number('N', { max: 9, step: 2, limits }), 'A.a N=3', false],
    ['a length at the limit', text('N', { limits }), 'A.a N=5', true],
    ['a length beyond it', text('N', { limits }), 'A.a N=6', false],
  ])('%s', (_, group, words, expected) => expect(areRight(asking(group), 'bounds', words)).toBe(expected));
});

describe('what other options disable is not selected', () => {
  const codes = (y: Partial<ConfigOption> = {}) =>
    configurator([a, several('B', [{ code: 'x', disableCodes: ['y', 'z'] }, { code: 'y', ...y }, 'z', 'w'])]);
  const pair = configurator([several('B', [{ code: 'x', conditionalDisablePairs: { 'x|y': ['z'] } }, 'y', 'z'])]);
  test.each<[string, Configurator, string, boolean]>([
    ['the first of them', codes(), 'B.x B.y', false],
    ['the last of them', codes(), 'B.x B.z', false],
    ['another', codes(), 'B.x B.w', true],
    ['without the disabler', codes(), 'B.y B.z', true],
    ['never disabled', codes({ neverDisabled: true }), 'B.x B.y', true],
    ['held by a rule', codes({ selectIf: ['A.a'] }), 'A.a B.x B.y', true],
    ['held by a rule that does not hold', codes({ selectIf: ['A.a'] }), 'A.b B.x B.y', false],
    ['both of a pair', pair, 'B.x B.y B.z', false],
    ['one of a pair', pair, 'B.x B.z', true],
    ['the other of a pair', pair, 'B.y B.z', true],
    ['both, and nothing disabled', pair, 'B.x B.y', true],
  ])('%s', (_, config, words, expected) => expect(areRight(config, 'disabling', words)).toBe(expected));
});

describe('requirements and tables', () => {
  const needing = (requirement: Requirement) => configurator([a, choice('B', ['x', 'y'])], { requires: [requirement] });
  const rows = tabled([a, choice('B', ['x', 'y'])], {
    rows: [
      ['a', 'x'],
      ['b', '*'],
    ],
  });
  test.each<[string, Configurator, AskedConstraint['kind'], string, boolean]>([
    ['met', needing({ if: ['A.a'], then: ['B.x'] }), 'requirement', 'A.a B.x', true],
    ['not met', needing({ if: ['A.a'], then: ['B.x'] }), 'requirement', 'A.a B.y', false],
    ['not asked', needing({ if: ['A.a'], then: ['B.x'] }), 'requirement', 'A.b B.y', true],
    ['a row', rows, 'table', 'A.a B.x', true],
    ['no row', rows, 'table', 'A.a B.y', false],
    ['a row of any', rows, 'table', 'A.b B.y', true],
  ])('%s', (_, config, kind, words, expected) => expect(areRight(config, kind, words)).toBe(expected));
});
