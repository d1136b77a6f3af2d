import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Fact } from '../index.ts';
import { compile } from '../rules/compile.ts';
import { choice, configurator, number } from '../testing/build.ts';
import { choicesOf } from '../testing/choices-of.ts';
import { isAllowed, isCertainlyHeld, listPossibly, visibilityOf } from './possible.ts';

const approval: Fact = { name: 'Approval', values: [{ if: ['A.a'], value: 'UL' }] };
const weight: Fact = { name: 'Weight', values: [{ if: ['A.a'], value: 5 }, { value: 1 }] };

/** Groups A, B, N and M are 0 to 3; T comes after them. */
const withTarget = (rest: Partial<ConfigGroup>, option: Partial<ConfigOption> = {}) =>
  compile(
    configurator(
      [
        choice('A', ['a', 'b']),
        choice('B', ['x', 'y']),
        number('N', { max: 9 }),
        number('M', { max: 9 }),
        choice('T', [{ code: 't', ...option }], rest),
      ],
      { facts: [approval, weight] },
    ),
  );

describe('a list holds for certain, does not, or depends on groups that are not decided', () => {
  test.each<[readonly string[], string, number | readonly boolean[], string]>([
    [[], '', 5, 'no'],
    [['A.a'], 'A.a', 1, 'yes'],
    [['A.a'], 'A.a', 0, 'open'],
    [['A.a'], 'A.b', 1, 'no'],
    [['A.a'], '', 0, 'open'],
    // The groups may be told one by one.
    [['B.x'], 'B.x', [false, true], 'yes'],
    [['A.a'], 'A.a', [false, true], 'open'],
    [['B.x'], 'B.x', [true], 'open'],
    // Each of several rules must hold: one that does not is enough.
    [['A.a', 'B.x'], 'A.a B.x', 2, 'yes'],
    [['A.a', 'B.x'], 'A.a', 2, 'no'],
    [['A.a', 'B.x'], 'A.a', 1, 'open'],
    [['B.x', 'A.a'], 'A.a', 1, 'open'],
    [['B.x', 'A.a'], 'A.b', 1, 'no'],
    [['A.a', 'B.x'], 'A.b', 1, 'no'],
    // Of alternatives one must: one that holds is enough.
    [['A.a:B.x'], 'A.a', 1, 'yes'],
    [['B.x:A.a'], 'A.a', 1, 'yes'],
    [['A.a:B.x'], 'A.b', 1, 'open'],
    [['B.x:A.a'], 'A.b', 1, 'open'],
    [['A.a:B.x'], 'A.b B.y', 2, 'no'],
    // A rule that names nothing never holds.
    [['X.a'], 'A.a', 0, 'no'],
    [['X.a:A.a'], 'A.a', 1, 'yes'],
    // Comparisons depend on both of their sides.
    [['N.value>3'], 'N=4', 3, 'yes'],
    [['N.value>3'], 'N=3', 3, 'no'],
    [['N.value>3'], 'N=4', 2, 'open'],
    [['N.value>M.value'], 'N=2 M=1', 4, 'yes'],
    [['N.value>M.value'], 'N=2 M=1', 3, 'open'],
    [['M.value<N.value'], 'N=2 M=1', 3, 'open'],
    [['M.value<N.value'], 'N=2 M=1', [false, false, false, true], 'open'],
    // Facts depend on all that they follow from.
    [['Approval.UL'], 'A.a', 1, 'yes'],
    [['Approval.UL'], 'A.b', 1, 'no'],
    [['Approval.UL'], 'A.a', 0, 'open'],
    [['Weight.value>3'], 'A.a', 1, 'yes'],
    [['Weight.value>3'], 'A.b', 1, 'no'],
    [['Weight.value>3'], 'A.a', 0, 'open'],
    [['sum(N.value+Weight.value)>5'], 'A.a N=1', 3, 'yes'],
    [['sum(N.value+Weight.value)>5'], 'A.a N=1', 2, 'open'],
    [['sum(N.value+Weight.value)>5'], 'A.a N=1', [false, true, true], 'open'],
  ])('%j with %j, decided %j: %s', (rules, chosen, decided, expected) => {
    const compiled = withTarget({ showIf: rules });
    const words = chosen.split(' ');
    const values = Object.fromEntries(words.flatMap((word) => (word.includes('=') ? [word.split('=')] : [])));
    const state = choicesOf(
      compiled,
      words,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])),
    );
    expect(listPossibly(compiled.groups[4]?.showIf ?? [], state, decided)).toBe(expected);
  });

  test('a sum of pieces that limits may take off is never known before settling', () => {
    const loads: ConfigGroup = {
      name: 'L',
      multiselect: true,
      options: [{ code: 'l', attributes: { amps: 2 }, maxQty: 3 }],
      limits: [{ of: 'amps', max: 4 }],
    };
    const asking = (rule: string) => {
      const facts = [{ name: 'Load', values: [{ measure: 'sum(L.amps)' }] }];
      const compiled = compile(configurator([loads, choice('T', ['t'], { showIf: [rule] })], { facts }));
      return listPossibly(compiled.groups[1]?.showIf ?? [], choicesOf(compiled, ['L.l']), 1);
    };
    expect(asking('sum(L.amps)>1')).toBe('open');
    expect(asking('Load.value>1')).toBe('open');
    expect(asking('sum(2*Load.value)>1')).toBe('open');
    expect(asking('L.amps>1')).toBe('yes');
  });
});

describe('a group shows for certain, is hidden, or it depends', () => {
  test.each<[Partial<ConfigGroup>, readonly string[], number | readonly boolean[] | undefined, string]>([
    [{}, [], 0, 'yes'],
    [{ showIf: ['A.a'] }, ['A.a'], 1, 'yes'],
    [{ showIf: ['A.a'] }, ['A.b'], 1, 'no'],
    [{ showIf: ['A.a'] }, ['A.a'], 0, 'open'],
    [{ showIf: ['A.a'] }, ['A.a'], undefined, 'yes'],
    [{ hideIf: ['B.x'] }, ['B.x'], 2, 'no'],
    [{ hideIf: ['B.x'] }, ['B.y'], 2, 'yes'],
    [{ hideIf: ['B.x'] }, ['B.y'], 1, 'open'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['A.a'], 2, 'yes'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['A.a', 'B.x'], 2, 'no'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['A.a'], 1, 'open'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['A.b'], 1, 'no'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['B.x'], [false, true], 'no'],
    [{ showIf: ['A.a'], hideIf: ['B.x'] }, ['B.y'], [false, true], 'open'],
  ])('%j with %j, decided %j: %s', (rest, chosen, decided, expected) => {
    const compiled = withTarget(rest);
    const group = compiled.groups[4];
    if (group === undefined) throw new Error('no group');
    expect(visibilityOf(compiled, choicesOf(compiled, chosen), group, decided)).toBe(expected);
  });

  const ends = choice('Ends', ['e', { code: 'f', isLast: true }]);
  test.each<[readonly string[], number, readonly string[]]>([
    [['Ends.f'], 2, ['yes', 'yes', 'no']],
    [['Ends.e'], 2, ['yes', 'yes', 'yes']],
    [[], 1, ['yes', 'yes', 'open']],
    [['Ends.f'], 1, ['yes', 'yes', 'no']],
  ])(
    'with %j, decided %j, an option that ends the number hides what comes after it: %j',
    (chosen, decided, expected) => {
      const compiled = compile(configurator([choice('A', ['a']), ends, choice('T', ['t'])]));
      const state = choicesOf(compiled, chosen);
      expect(compiled.groups.map((group) => visibilityOf(compiled, state, group, decided))).toEqual(expected);
    },
  );
});

describe('what is known of an option', () => {
  const readonly = { isReadonly: true };
  /** The answers with A.a, with another of A, and while A is open. */
  const of = (is: typeof isAllowed, option: Partial<ConfigOption>, chosen: readonly string[], decided?: number) => {
    const compiled = withTarget({}, option);
    const [target] = compiled.groups[4]?.options ?? [];
    return target === undefined ? null : is(choicesOf(compiled, chosen), target, decided);
  };
  const answers = (is: typeof isAllowed, option: Partial<ConfigOption>) => [
    of(is, option, ['A.a'], 1),
    of(is, option, ['A.b'], 1),
    of(is, option, ['A.a'], 0),
  ];

  test.each<[string, Partial<ConfigOption>, readonly boolean[]]>([
    ['no rule', {}, [true, true, true]],
    ['enableIf', { enableIf: ['A.a'] }, [true, false, true]],
    ['disableIf', { disableIf: ['A.a'] }, [false, true, true]],
    ['both', { enableIf: ['A.a'], disableIf: ['A.b'] }, [true, false, true]],
    ['never disabled, and enableIf', { neverDisabled: true, enableIf: ['A.a'] }, [true, true, true]],
    ['never disabled, and disableIf', { neverDisabled: true, disableIf: ['A.a'] }, [true, true, true]],
    ['selected by rule alone', { ...readonly, selectIf: ['A.a'] }, [true, false, true]],
    [
      'selected by rule alone, never disabled',
      { ...readonly, neverDisabled: true, selectIf: ['A.a'] },
      [true, false, true],
    ],
    ['selected by rule or by hand', { selectIf: ['A.a'] }, [true, true, true]],
    ['read-only and not selected', readonly, [false, false, false]],
    ['always selected', { ...readonly, selected: true }, [true, true, true]],
  ])('it is not ruled out: %s', (_, option, expected) => {
    expect(answers(isAllowed, option)).toEqual(expected);
    expect(of(isAllowed, option, ['A.a'])).toBe(expected[0]);
  });

  test.each<[string, Partial<ConfigOption>, readonly boolean[]]>([
    ['no rule', {}, [false, false, false]],
    ['selectIf', { selectIf: ['A.a'] }, [true, false, false]],
    ['selectIf and enableIf', { selectIf: ['A.a'], enableIf: ['A.a'] }, [true, false, false]],
    ['selectIf and what forbids it', { selectIf: ['A.a:A.b'], enableIf: ['A.b'] }, [false, true, false]],
    ['selectIf and disableIf', { selectIf: ['A.a:A.b'], disableIf: ['A.b'] }, [true, false, false]],
    ['selectIf and disableIf of what is open', { selectIf: ['A.a'], disableIf: ['B.x'] }, [false, false, false]],
    ['selectIf and enableIf of what is open', { selectIf: ['A.a'], enableIf: ['B.x'] }, [false, false, false]],
    ['selectIf, never disabled', { selectIf: ['A.a'], neverDisabled: true, disableIf: ['A.a'] }, [true, false, false]],
    ['selectIf, and a limit of its own', { selectIf: ['A.a'], maxQty: 3, limits: [{ max: 2 }] }, [false, false, false]],
    ['always selected', { ...readonly, selected: true }, [true, true, true]],
  ])('it is held for certain: %s', (_, option, expected) => {
    expect(answers(isCertainlyHeld, option)).toEqual(expected);
    expect(of(isCertainlyHeld, option, ['A.a', 'B.y'])).toBe(
      expected[0] === true || 'disableIf' in option ? of(isCertainlyHeld, option, ['A.a', 'B.y'], 4) : expected[0],
    );
  });
});
