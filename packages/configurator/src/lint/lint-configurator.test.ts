import { describe, expect, test } from 'vitest';
import type { Configurator, LintFinding } from '../index.ts';
import { lintConfigurator } from '../index.ts';
import { choice, configurator, number, several } from '../testing/build.ts';
import { largeConfigurator } from '../testing/large-configurator.ts';

/** Findings as `code group.option`. */
function found(config: Configurator): readonly string[] {
  return lintConfigurator(config).findings.map(({ code, group, option }) =>
    [code, [group, option].filter((x) => x !== undefined).join('.')].join(' ').trim(),
  );
}

function only(config: Configurator, code: LintFinding['code']): readonly LintFinding[] {
  return lintConfigurator(config).findings.filter((finding) => finding.code === code);
}

describe('names and rules', () => {
  test.each<[string, Configurator, readonly string[]]>([
    ['nothing wrong', configurator([choice('A', ['a', 'b']), choice('B', ['c'], { showIf: ['A.a'] })]), []],
    ['two groups of one name', configurator([choice('A', ['a']), choice('A', ['b'])]), ['duplicate-group A']],
    ['two options of one code', configurator([choice('A', ['a', 'a'])]), ['duplicate-code A.a']],
    ['one code in two groups is fine', configurator([choice('A', ['a']), choice('B', ['a'])]), []],
    ['an unknown group', configurator([choice('A', ['a', { code: 'b', disableIf: ['X.a'] }])]), ['unknown-group A.b']],
    [
      'an unknown code',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['A.x'] }])]),
      ['unknown-code B.c'],
    ],
    [
      'a known code beside an unknown one',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['A.a|x'] }])]),
      ['unknown-code B.c'],
    ],
    [
      'an unknown attribute',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['A.amps>3'] }])]),
      ['unknown-code B.c'],
    ],
    [
      'a rule that cannot be read',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['nonsense'] }])]),
      ['malformed-rule B.c'],
    ],
    [
      'a blank code where the group has none',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['A.'] }])]),
      ['unknown-code B.c'],
    ],
    [
      'an unclosed quote',
      configurator([choice('A', ['a']), choice('B', ['b', { code: 'c', disableIf: ['A."a'] }])]),
      ['malformed-rule B.c'],
    ],
    ['disableCodes', configurator([several('A', [{ code: 'a', disableCodes: ['x'] }, 'b'])]), ['unknown-code A.a']],
    [
      'disableCodes of an unknown group',
      configurator([several('A', [{ code: 'a', disableCodes: ['X.x'] }, 'b'])]),
      ['unknown-group A.a'],
    ],
    [
      'keys and values of pairs',
      configurator([several('A', [{ code: 'a', conditionalDisablePairs: { 'a|x': ['y'] } }, 'b'])]),
      ['unknown-code A.a', 'unknown-code A.a'],
    ],
    [
      'overrideCodes',
      configurator([several('A', [{ code: 'a', overrideCodes: { x: 1 } }, 'b'])]),
      ['unknown-code A.a'],
    ],
    [
      'a requirement',
      configurator([choice('A', ['a'])], { requires: [{ if: ['A.a'], then: ['B.b'] }] }),
      ['unknown-group'],
    ],
    [
      'a bound of an unknown group',
      configurator([number('L', { max: 9, limits: [{ if: ['A.a'], max: 'M' }] }), choice('A', ['a'])]),
      ['unknown-group L'],
    ],
    [
      'a price rule',
      configurator([choice('A', [{ code: 'a', prices: [{ if: ['A.x'], price: 1 }] }])]),
      ['unknown-code A.a'],
    ],
  ])('%s', (_, config, expected) => {
    expect(found(config)).toEqual(expected);
  });

  test('the witness is the rule', () => {
    const [finding] = only(configurator([choice('A', ['a'], { showIf: ['B.b'] })]), 'unknown-group');
    expect(finding?.witness).toEqual({ rule: 'B.b' });
  });
});

describe('cycles', () => {
  const path = (config: Configurator) => only(config, 'cycle').map(({ witness }) => witness?.path);

  test.each<[string, Configurator, readonly string[] | null]>([
    [
      'two groups that show each other',
      configurator([choice('A', ['a'], { showIf: ['B.b'] }), choice('B', ['b'], { showIf: ['A.a'] })]),
      ['A', 'B.b', 'B', 'A.a'],
    ],
    ['a group that hides itself', configurator([choice('A', ['a'], { hideIf: ['A.a'] })]), ['A', 'A.a']],
    [
      'options that enable each other',
      configurator([
        several('A', [
          { code: 'a', enableIf: ['A.b'] },
          { code: 'b', enableIf: ['A.a'] },
        ]),
      ]),
      ['A.a', 'A.b'],
    ],
    [
      'an option that disables itself over another',
      configurator([
        several('A', [
          { code: 'a', disableIf: ['A.b'] },
          { code: 'b', selectIf: ['A.a'] },
        ]),
      ]),
      ['A.a', 'A.b'],
    ],
    [
      'a held option that replaces what holds it',
      configurator([choice('A', ['a', { code: 'b', selectIf: ['A.a'] }])]),
      ['A.a', 'A.b'],
    ],
    [
      'isLast before the group that shows its own',
      configurator([choice('A', [{ code: 'z', isLast: true }], { showIf: ['B.b'] }), choice('B', ['b'])]),
      ['A', 'B.b', 'B', 'A.z'],
    ],
    [
      'numbers that bound each other',
      configurator([
        number('L', { limits: [{ if: ['C.c'], max: 'M' }] }),
        number('M', { limits: [{ if: ['C.c'], max: 'L' }] }),
        choice('C', ['c']),
      ]),
      ['L', 'M'],
    ],
    [
      'groups that look at each other through different options',
      configurator([
        several('A', ['a', { code: 'x', enableIf: ['B.b'] }]),
        several('B', ['b', { code: 'y', enableIf: ['A.a'] }]),
      ]),
      null,
    ],
    [
      'disableCodes never count',
      configurator([
        several('A', [
          { code: 'a', disableCodes: ['b'] },
          { code: 'b', disableCodes: ['a'] },
        ]),
      ]),
      null,
    ],
    [
      'pairs never count',
      configurator([
        several('A', [{ code: 'a', conditionalDisablePairs: { a: ['B.b'] } }]),
        several('B', [{ code: 'b', disableCodes: ['A.a'] }]),
      ]),
      null,
    ],
  ])('%s', (_, config, expected) => {
    const [cycle] = path(config);
    if (expected === null) expect(cycle).toBeUndefined();
    else expect([...(cycle ?? [])].sort()).toEqual([...expected].sort());
  });
});

describe('what can never happen', () => {
  test.each<[string, Configurator, readonly string[]]>([
    [
      'a group whose rules contradict each other',
      configurator([choice('A', ['a', 'b']), choice('B', ['c'], { showIf: ['A.a', 'A.b'] })]),
      ['group-never-shows B'],
    ],
    [
      'the same in a multi-select group can show',
      configurator([several('A', ['a', 'b']), choice('B', ['c'], { showIf: ['A.a', 'A.b'] })]),
      [],
    ],
    [
      'shown and hidden by one option',
      configurator([choice('A', ['a', 'b']), choice('B', ['c'], { showIf: ['A.a'], hideIf: ['A.a'] })]),
      ['group-never-shows B'],
    ],
    [
      'after a group that never shows',
      configurator([
        choice('A', ['a', 'b']),
        choice('B', ['c'], { showIf: ['A.a'], hideIf: ['A.a'] }),
        choice('C', ['c'], { showIf: ['B.c'] }),
      ]),
      ['group-never-shows B', 'group-never-shows C'],
    ],
    [
      'after an option that always ends the number',
      configurator([choice('A', [{ code: 'z', isLast: true, isReadonly: true, selected: true }]), choice('B', ['b'])]),
      ['group-never-shows B'],
    ],
    [
      'an option that nothing enables',
      configurator([choice('A', ['a', 'b']), choice('B', ['c', { code: 'd', enableIf: ['A.a', 'A.b'] }])]),
      ['option-never-selectable B.d', 'blocked-unanswered B.d'],
    ],
    [
      'an option disabled by what is always selected',
      configurator([several('A', [{ code: 'a', isReadonly: true, selected: true, disableCodes: ['b'] }, 'b'])]),
      ['option-never-selectable A.b'],
    ],
    [
      'a read-only option that nothing selects',
      configurator([several('A', [{ code: 'a', isReadonly: true }, 'b'])]),
      ['option-never-selectable A.a'],
    ],
    [
      'a read-only option that a rule selects',
      configurator([several('A', [{ code: 'a', isReadonly: true, selectIf: ['A.b'] }, 'b'])]),
      [],
    ],
    [
      'an option beyond a number',
      configurator([number('L', { max: 10 }), choice('B', ['c', { code: 'd', enableIf: ['L.value>10'] }])]),
      ['option-never-selectable B.d', 'blocked-unanswered B.d'],
    ],
    [
      'an option at the edge of a number',
      configurator([number('L', { max: 10 }), choice('B', ['c', { code: 'd', enableIf: ['L.value>=10'] }])]),
      ['blocked-unanswered B.d'],
    ],
    [
      'bounds that exclude everything',
      configurator([number('L', { min: 5, max: 4 })]),
      ['bounds-exclude-everything L'],
    ],
    [
      'digits too few for the bounds',
      configurator([number('L', { min: 100, max: 200, digits: 2 })]),
      ['bounds-exclude-everything L'],
    ],
    [
      'a limit that leaves nothing',
      configurator([number('L', { min: 5, max: 9, limits: [{ if: ['A.a'], max: 4 }] }), choice('A', ['a', 'b'])]),
      ['bounds-exclude-everything L'],
    ],
    [
      'a limit between two steps',
      configurator([
        number('L', { max: 20, step: 10, limits: [{ if: ['A.a'], min: 11, max: 19 }] }),
        choice('A', ['a', 'b']),
      ]),
      ['bounds-exclude-everything L'],
    ],
    [
      'a limit that leaves one value',
      configurator([number('L', { min: 5, max: 9, limits: [{ if: ['A.a'], max: 5 }] }), choice('A', ['a', 'b'])]),
      [],
    ],
    [
      'two limits that leave nothing together',
      configurator([
        number('L', {
          max: 9,
          limits: [
            { if: ['A.a'], max: 4 },
            { if: ['B.b'], min: 5 },
          ],
        }),
        choice('A', ['a', 'b']),
        choice('B', ['b', 'c']),
      ]),
      ['bounds-exclude-everything L'],
    ],
    [
      'two limits that never hold together',
      configurator([
        number('L', {
          max: 9,
          limits: [
            { if: ['A.a'], max: 4 },
            { if: ['A.b'], min: 5 },
          ],
        }),
        choice('A', ['a', 'b']),
      ]),
      [],
    ],
    [
      'more always selected than the limit',
      configurator([
        several(
          'A',
          ['a', 'b'].map((code) => ({ code, isReadonly: true, selected: true })),
          { maxSelect: 1 },
        ),
      ]),
      ['limit-never-met A'],
    ],
    [
      'a limit that is never reached',
      configurator([several('A', ['a', { code: 'b', neverDisabled: true }], { maxSelect: 2 })]),
      ['limit-never-met A'],
    ],
    ['a limit that is just reached', configurator([several('A', ['a', 'b'], { maxSelect: 2 })]), []],
    [
      'an override for codes that exclude each other',
      configurator([several('A', [{ code: 'a', disableCodes: ['b'], overrideCodes: { b: 1 } }, 'b'])]),
      ['limit-never-met A.a'],
    ],
    [
      'a limit of a number that never holds',
      configurator([choice('A', ['a', 'b']), number('L', { max: 9, limits: [{ if: ['A.a', 'A.b'], max: 4 }] })]),
      ['limit-never-met L'],
    ],
  ])('%s', (_, config, expected) => {
    const report = found(config);
    expect(report).toEqual(expected);
    expect(lintConfigurator(config).exhaustive).toBe(true);
  });
});

describe('separators', () => {
  test.each<[string, Configurator, readonly string[]]>([
    [
      'a code with the group separator',
      configurator([choice('A', ['a-b', 'c'])]),
      ['code-clashes-with-separator A.a-b'],
    ],
    [
      'a code with the option separator',
      configurator([choice('A', ['a|b', 'c'])]),
      ['code-clashes-with-separator A.a|b'],
    ],
    [
      'a code with a group’s own separator',
      configurator([choice('A', ['a/b']), choice('B', ['c'], { separator: '/' })]),
      ['code-clashes-with-separator A.a/b'],
    ],
    [
      'an empty separator clashes with nothing',
      configurator([choice('A', ['ab']), choice('B', ['cd'])], { groupSeparator: '' }),
      [],
    ],
    [
      'two numbers side by side',
      configurator([number('L', { max: 9 }), number('M', { max: 9, separator: '' })]),
      ['numbers-side-by-side M'],
    ],
    ['two numbers with a separator', configurator([number('L', { max: 9 }), number('M', { max: 9 })]), []],
    [
      'two numbers, one of exact width',
      configurator([number('L', { max: 9, digits: 2 }), number('M', { max: 9, separator: '' })]),
      [],
    ],
  ])('%s', (_, config, expected) => {
    expect(found(config).filter((text) => !text.startsWith('ambiguous'))).toEqual(expected);
  });
});

describe('its searches are bounded', () => {
  test('without steps it says that it searched only in part', () => {
    expect(lintConfigurator(largeConfigurator({ groups: 25, options: 150 }), { steps: 100 }).exhaustive).toBe(false);
  });

  test('it needs a few thousand steps for 25 groups and 150 options, and finds nothing wrong', () => {
    const report = lintConfigurator(largeConfigurator({ groups: 25, options: 150 }), { steps: 6_000 });
    expect(report).toEqual({ findings: [], exhaustive: true });
  });
});

test('levels that bound each other downwards need no search', () => {
  const level = (name: string, below: string) =>
    number(name, { min: 3, max: 129, step: 0.5, limits: [{ if: ['Fitting.A|B'], max: below }] });
  const config = configurator([
    choice('Fitting', ['A', 'B', 'C']),
    number('Stem', { min: 6, max: 132, step: 0.5 }),
    level('L1', 'Stem'),
    level('L2', 'L1'),
    level('L3', 'L2'),
    level('L4', 'L3'),
  ]);
  expect(lintConfigurator(config)).toEqual({ findings: [], exhaustive: true });
});
