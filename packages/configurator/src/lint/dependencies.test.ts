import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator } from '../data/configurator.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number, sequence, several, text } from '../testing/build.ts';
import { dependencies } from './dependencies.ts';

/** The names of all that decides a group or an option. */
function decidersOf(config: Configurator, name: string): readonly string[] {
  const { names, edges } = dependencies(compile(config));
  return [...(edges[names.indexOf(name)] ?? [])].map((node) => names[node] ?? '').sort();
}

const before = [choice('A', ['1', { code: '2', attributes: { kg: 2 } }]), number('N', { max: 9 })];
const own = (option: Partial<ConfigOption>, rest: Partial<ConfigGroup> = {}) =>
  configurator([...before, choice('G', ['g', { code: 'h', ...option }], rest)]);

describe('an option is decided by its group, and', () => {
  test.each<[string, Configurator, readonly string[]]>([
    ['nothing else', own({}), ['G']],
    ['enableIf', own({ enableIf: ['A.1'] }), ['A.1', 'G']],
    ['disableIf', own({ disableIf: ['A.1|2'] }), ['A.1', 'A.2', 'G']],
    ['selectIf', own({ selectIf: ['N.value>3'] }), ['G', 'N']],
    [
      'its own limits, their condition and their bound',
      own({ limits: [{ if: ['A.1'], max: 'N' }] }),
      ['A.1', 'G', 'N'],
    ],
    [
      'a limit of its group on an attribute that it has',
      own({ attributes: { kg: 1 } }, { limits: [{ of: 'kg', max: 'A.kg' }] }),
      ['A.2', 'G'],
    ],
    ['no limit on another attribute', own({ attributes: { lb: 1 } }, { limits: [{ of: 'kg', max: 'A.kg' }] }), ['G']],
    [
      'no limit where it is never disabled',
      own({ attributes: { kg: 1 }, neverDisabled: true }, { limits: [{ of: 'kg', max: 'A.kg' }] }),
      ['G'],
    ],
    [
      'no limit on how many, where one is chosen',
      own({ attributes: { kg: 1 } }, { limits: [{ if: ['A.1'], max: 1 }] }),
      ['G'],
    ],
    [
      'a limit on how many, where several are chosen',
      own({}, { multiselect: true, limits: [{ if: ['A.1'], max: 'N' }] }),
      ['A.1', 'G', 'N'],
    ],
    ['of several no limit from below', own({}, { multiselect: true, limits: [{ if: ['A.1'], min: 1 }] }), ['G']],
    [
      'from above only the bound above counts',
      own({}, { multiselect: true, limits: [{ min: 'A.kg', max: 'N' }] }),
      ['G', 'N'],
    ],
  ])('%s', (_, config, expected) => expect(decidersOf(config, 'G.h')).toEqual(expected));

  test('an option of the same choice that a rule holds, but of two such only the earlier', () => {
    const held = (code: string) => ({ code, selectIf: ['A.1'] });
    const config = configurator([...before, choice('G', ['g', held('h'), held('i')])]);
    expect(decidersOf(config, 'G.g')).toEqual(['G', 'G.h', 'G.i']);
    expect(decidersOf(config, 'G.h')).toEqual(['A.1', 'G']);
    expect(decidersOf(config, 'G.i')).toEqual(['A.1', 'G', 'G.h']);
    const many = configurator([...before, several('G', ['g', held('h')])]);
    expect(decidersOf(many, 'G.g')).toEqual(['G']);
  });
});

describe('a group is decided by', () => {
  test.each<[string, Configurator, readonly string[]]>([
    ['showIf and hideIf', own({}, { showIf: ['A.1'], hideIf: ['N.value>3'] }), ['A.1', 'N']],
    [
      'options before it that end the number',
      configurator([choice('A', ['1', { code: '2', isLast: true }]), choice('G', [{ code: 'h', isLast: true }])]),
      ['A.2'],
    ],
    [
      'limits of a number',
      configurator([...before, number('G', { limits: [{ if: ['A.1'], max: 'A.kg' }] })]),
      ['A.1', 'A.2'],
    ],
    ['limits of a text', configurator([...before, text('G', { limits: [{ if: ['A.1'], max: 3 }] })]), ['A.1']],
    [
      'limits on how long a sequence is, not on an attribute',
      configurator([
        ...before,
        sequence('G', [{ code: 'k', attributes: { kg: 1 } }], {
          limits: [
            { if: ['A.1'], max: 3 },
            { of: 'kg', max: 'N' },
          ],
        }),
      ]),
      ['A.1'],
    ],
    ['no limits of a choice', own({}, { multiselect: true, limits: [{ if: ['A.1'], max: 1 }] }), []],
  ])('%s', (_, config, expected) => expect(decidersOf(config, 'G')).toEqual(expected));
});

test('each of them has its group and its place', () => {
  const { names, groups, places } = dependencies(compile(own({})));
  const at = names.indexOf('G.h');
  expect([groups[at], places[at]]).toEqual(['G', ['configGroups', 2, 'options', 1]]);
  expect([groups[2], places[2]]).toEqual(['G', ['configGroups', 2]]);
});
