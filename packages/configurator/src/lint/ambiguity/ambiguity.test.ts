import { describe, expect, test } from 'vitest';
import { type Configurator, evaluate, type LintFinding, lintConfigurator, parseModelNumber } from '../../index.ts';
import { choice, configurator, number, several } from '../../testing/build.ts';

function only(config: Configurator, code: LintFinding['code']): readonly LintFinding[] {
  return lintConfigurator(config).findings.filter((finding) => finding.code === code);
}

const tight = { groupSeparator: '' };

describe('ambiguous numbers', () => {
  test.each<[string, Configurator]>([
    ['an empty separator with {A,AB}{BC,C}', configurator([choice('1', ['A', 'AB']), choice('2', ['BC', 'C'])], tight)],
    [
      'an optional group with a blank code',
      configurator([choice('1', ['', 'A'], { optional: true }), choice('2', ['Z'])]),
    ],
    [
      'an optional group beside a group with a blank code',
      configurator([choice('1', ['A'], { optional: true }), choice('2', ['', 'A']), choice('3', ['Z'])]),
    ],
    ['a multi-select group with a blank code', configurator([several('1', ['', 'A']), choice('2', ['Z'])])],
    ['a number followed by {X,5X}', configurator([number('1', { max: 99 }), choice('2', ['X', '5X'])], tight)],
    ['a quantity suffix with {A,A1}', configurator([choice('1', [{ code: 'A', isQtySuffix: true }, 'A1'])])],
    ['a quantity prefix with {A,2A}', configurator([choice('1', [{ code: 'A', isQtyPrefix: true }, '2A'])])],
    ['the label form of {A,B,AB}', configurator([several('1', ['A', 'B', 'AB'])])],
    [
      'two optional groups sharing a code',
      configurator([
        choice('1', ['A', 'B'], { optional: true }),
        choice('2', ['A', 'C'], { optional: true }),
        choice('3', ['Z']),
      ]),
    ],
    [
      'codes containing the separator: {A,A-B}-{B-C,C}',
      configurator([choice('1', ['A', 'A-B']), choice('2', ['B-C', 'C'])]),
    ],
    ['codes containing the option separator', configurator([several('1', ['A', 'B', 'A|B'])])],
    [
      'a literal of a hidden group that is also its code',
      configurator([
        choice('0', ['1', '2']),
        choice('1', ['0', 'A'], { showIf: ['3.x'], whenHidden: '0' }),
        choice('3', ['x', 'y'], { printed: false }),
      ]),
    ],
    [
      'found after groups that must be chosen first',
      configurator([
        choice('0', ['p', 'q']),
        choice('1', ['r', 's'], { showIf: ['0.p'] }),
        choice('2', ['A', 'AB'], { showIf: ['1.s'], separator: '' }),
        choice('3', ['BC', 'C'], { separator: '' }),
      ]),
    ],
    ['two numbers side by side', configurator([number('1', { max: 99 }), number('2', { max: 99 })], tight)],
  ])('%s', (_, config) => {
    const [finding] = only(config, 'ambiguous-number');
    const [one, two] = finding?.witness?.selections ?? [];
    if (one === undefined || two === undefined) throw new Error('no witness');
    expect(one).not.toEqual(two);
    const states = [evaluate(config, one), evaluate(config, two)];
    expect(states.map(({ complete }) => complete)).toEqual([true, true]);
    for (const state of states) expect([state.itemNo, state.itemNoAlt]).toContain(finding?.witness?.number);
    expect(parseModelNumber(config, finding?.witness?.number ?? '')).toMatchObject({ ok: false, code: 'ambiguous' });
  });

  test.each<[string, Configurator]>([
    ['an empty separator with {A,AB}{BC,D}', configurator([choice('1', ['A', 'AB']), choice('2', ['BC', 'D'])], tight)],
    ['a required group with a blank code', configurator([choice('1', ['', 'A']), choice('2', ['Z'])])],
    ['a number followed by {X,Y}', configurator([number('1', { max: 99 }), choice('2', ['X', 'Y'])], tight)],
    [
      'a number of exact width followed by {X,5X}',
      configurator([number('1', { max: 99, digits: 2 }), choice('2', ['X', '5X'])], tight),
    ],
    ['a number too narrow for it', configurator([number('1', { max: 4 }), choice('2', ['X', '5X'])], tight)],
    ['a quantity suffix with {A,AX}', configurator([choice('1', [{ code: 'A', isQtySuffix: true }, 'AX'])])],
    [
      'a fixed quantity with {A,2A}',
      configurator([choice('1', [{ code: 'A', isQtyPrefix: true, qty: 3, isQtyReadonly: true }, '2A'])]),
    ],
    ['the label form of {A,B,ABC}', configurator([several('1', ['A', 'B', 'ABC'])])],
    [
      '{A,B,AB} where A and B exclude each other',
      configurator([several('1', ['A', { code: 'B', disableCodes: ['A'] }, 'AB'])]),
    ],
    [
      'two optional groups sharing no code',
      configurator([
        choice('1', ['A', 'B'], { optional: true }),
        choice('2', ['C', 'D'], { optional: true }),
        choice('3', ['Z']),
      ]),
    ],
    [
      'two groups sharing a code that never show together',
      configurator([
        choice('0', ['p', 'q']),
        choice('1', ['A', 'B'], { showIf: ['0.p'] }),
        choice('2', ['A', 'C'], { showIf: ['0.q'] }),
        choice('3', ['Z']),
      ]),
    ],
    [
      'codes containing the separator that still part',
      configurator([choice('1', ['A', 'A-B']), choice('2', ['B-D', 'C'])]),
    ],
    ['quantities that are not printed', configurator([choice('1', [{ code: 'A', maxQty: 5 }])])],
    [
      'groups that are not printed',
      configurator([choice('1', ['A']), choice('2', ['x', 'y'], { printed: false }), choice('3', ['Z'])]),
    ],
  ])('not in %s', (_, config) => {
    expect(only(config, 'ambiguous-number')).toEqual([]);
    expect(lintConfigurator(config).exhaustive).toBe(true);
  });
});
