import { describe, expect, test } from 'vitest';
import type { Configurator, Fact } from '../data/configurator.ts';
import {
  evaluate,
  explainDisabled,
  initialSelection,
  lintConfigurator,
  parseModelNumber,
  setQuantity,
  setValue,
} from '../index.ts';
import { choice, chosen, click, configurator, number, optionState, several, visibleGroups } from '../testing/build.ts';

const panel = (facts: readonly Fact[], rest: Partial<Configurator> = {}): Configurator =>
  configurator(
    [
      choice('Supply', ['2', '4', '8']),
      several('Part', [
        { code: 'a', attributes: { kg: 0.1, amps: 2 } },
        { code: 'b', attributes: { kg: 0.25, amps: 3 } },
      ]),
      number('Cable', { max: 50, step: 0.5, attributes: { kg: 0.4 } }),
    ],
    { facts, ...rest },
  );
const factsOf = (config: Configurator, clicks: readonly string[] = []) => evaluate(config, click(config, clicks)).facts;

const ul: Fact = { name: 'UL', values: [{ if: ['Supply.2|8'], value: 'no' }, { value: 'yes' }] };
const weight: Fact = { name: 'Weight', unit: 'kg', decimals: 1, values: [{ measure: 'sum(kg)' }] };

describe('a fact', () => {
  test.each([
    [['Supply.2'], 'no'],
    [['Supply.4'], 'yes'],
    [[], 'yes'],
  ])('has the value of the first entry whose condition holds: %j, %s', (clicks, value) => {
    expect(factsOf(panel([ul]), clicks)).toEqual([{ name: 'UL', value }]);
  });

  test('passes an entry that has no value', () => {
    const depth: Fact = { name: 'Depth', values: [{ measure: 'Cable.value' }, { value: 7 }] };
    const config = panel([depth]);
    expect(factsOf(config)).toEqual([{ name: 'Depth', value: 7 }]);
    expect(evaluate(config, setValue(config, initialSelection(config), 'Cable', 12.5)).facts).toEqual([
      { name: 'Depth', value: 12.5 },
    ]);
  });

  test('has the largest of several values', () => {
    expect(factsOf(panel([{ name: 'Amps', values: [{ measure: 'Part.amps' }] }]), ['Part.a', 'Part.b'])).toEqual([
      { name: 'Amps', value: 3 },
    ]);
  });

  test('without a value is not listed', () => {
    expect(factsOf(panel([{ name: 'Amps', values: [{ measure: 'Part.amps' }] }]))).toEqual([]);
    expect(factsOf(panel([{ name: 'UL', values: [{ if: [], value: 'yes' }] }]))).toEqual([]);
  });

  test('is rounded half up to its decimals', () => {
    expect(factsOf(panel([weight]), ['Part.a'])).toEqual([{ name: 'Weight', value: 0.1, unit: 'kg' }]);
    expect(factsOf(panel([weight]), ['Part.b'])).toEqual([{ name: 'Weight', value: 0.3, unit: 'kg' }]);
    expect(factsOf(panel([{ ...weight, decimals: 0 }]), ['Part.b'])).toEqual([
      { name: 'Weight', value: 0, unit: 'kg' },
    ]);
  });

  test('is exact without decimals', () => {
    expect(factsOf(panel([{ name: 'Weight', values: [{ measure: 'sum(kg)' }] }]), ['Part.a', 'Part.b'])).toEqual([
      { name: 'Weight', value: 0.35 },
    ]);
  });

  test('is never minus zero, and neither is a bound', () => {
    const facts = [{ name: 'F', values: [{ value: -0 }] }];
    const config = configurator([number('N', { min: -0, max: 5, limits: [{ max: -0 }] })], { facts });
    const evaluation = evaluate(config, []);
    expect(evaluation.facts).toEqual([{ name: 'F', value: 0 }]);
    expect(evaluation.groups[0]?.bounds).toEqual({ min: 0, max: 0, step: 1 });
  });

  test('that is not printed is not listed', () => {
    expect(factsOf(panel([{ ...ul, printed: false }, weight]))).toEqual([{ name: 'Weight', value: 0, unit: 'kg' }]);
  });
});

describe('rules ask facts', () => {
  const shown = (rule: string, clicks: readonly string[], facts: readonly Fact[] = [ul, weight]): boolean => {
    const plain = panel(facts);
    const config = { ...plain, configGroups: [...plain.configGroups, choice('X', ['x'], { showIf: [rule] })] };
    return visibleGroups(config, click(config, clicks)).includes('X');
  };

  test.each<[string, readonly string[], boolean]>([
    ['UL.no', ['Supply.2'], true],
    ['UL.no', ['Supply.4'], false],
    ['UL.no|yes', [], true],
    ['Weight.value>=0.3', ['Part.b'], true],
    ['Weight.value>0.25', ['Part.b'], true],
    ['Weight.value>0.3', ['Part.b'], false],
    ['sum(2*Weight.value - 0.1)=0.5', ['Part.b'], true],
    ['sum(2*Weight.value - 0.1)=0.5', ['Part.a'], false],
    ['UL.value>=0', ['Part.b'], false],
    ['Weight.0', [], false],
    ['0<Weight.value', ['Part.a'], false],
    ['Supply.2:Weight.value=0.1', ['Part.a'], true],
  ])('%s with %j: %s', (rule, clicks, holds) => expect(shown(rule, clicks)).toBe(holds));

  test('a fact asks other facts, whichever comes first', () => {
    const heavy: Fact = { name: 'Heavy', values: [{ if: ['Weight.value>=0.3'], value: 'yes' }, { value: 'no' }] };
    expect(shown('Heavy.yes', ['Part.b'], [heavy, weight])).toBe(true);
    expect(shown('Heavy.yes', ['Part.a'], [weight, heavy])).toBe(false);
  });

  test('the longest name is meant', () => {
    const twice: Fact[] = [
      { name: 'A', values: [{ value: 1 }] },
      { name: 'A.b', values: [{ value: 2 }] },
    ];
    expect(shown('A.b.value=2', [], twice)).toBe(true);
    expect(shown('A.value=2', [], twice)).toBe(false);
  });

  test('a fact without a value compares with nothing', () => {
    const none: Fact[] = [{ name: 'N', values: [{ if: [], value: 1 }] }];
    expect(shown('N.value<5', [], none)).toBe(false);
    expect(shown('N.value>=5', [], none)).toBe(false);
    expect(shown('sum(N.value)=0', [], none)).toBe(true);
  });
});

describe('a fact bounds, enables, prices and requires', () => {
  const config = configurator(
    [
      several(
        'Part',
        [
          { code: 'a', attributes: { amps: 2 } },
          { code: 'b', attributes: { amps: 6 } },
        ],
        { optional: true },
      ),
      choice(
        'Breaker',
        [
          { code: '5', attributes: { amps: 5 }, price: 10, prices: [{ if: ['Load.value>=2'], price: 12 }] },
          { code: '10', attributes: { amps: 10 }, price: 20 },
        ],
        { limits: [{ of: 'amps', min: 'Load.value' }] },
      ),
      number('Length', { min: 1, max: 9, limits: [{ max: 'Load.value' }] }),
      choice('Mark', [{ code: 'M', enableIf: ['Load.value<8'] }, 'N']),
    ],
    {
      facts: [{ name: 'Load', values: [{ measure: 'sum(Part.amps)' }] }],
      requires: [{ then: ['Load.value>=2'], text: 'Too little.' }],
    },
  );

  test('a single choice is judged by its own attribute, on both sides of the fact', () => {
    expect(optionState(config, click(config, ['Part.a']), 'Breaker', '5').enabled).toBe(true);
    expect(optionState(config, click(config, ['Part.b']), 'Breaker', '5').reasons).toEqual([
      { code: 'limit', of: 'amps', min: 6, causes: [] },
    ]);
  });

  test('a number stays within it', () => {
    const two = setValue(config, click(config, ['Part.a']), 'Length', 2);
    expect(evaluate(config, two).groups[2]?.answered).toBe(true);
    expect(evaluate(config, setValue(config, two, 'Length', 3)).groups[2]?.answered).toBe(false);
  });

  test('an option goes with it, and another change frees it', () => {
    const both = click(config, ['Part.a', 'Mark.M', 'Part.b']);
    expect(chosen(config, both)).not.toContain('Mark.M');
    expect(explainDisabled(config, both, 'Mark', 'M').change).toMatchObject({ kind: 'unselect', group: 'Part' });
  });

  test('a price follows it', () => {
    expect(optionState(config, click(config, []), 'Breaker', '5').price).toBe(1000);
    expect(optionState(config, click(config, ['Part.a']), 'Breaker', '5').price).toBe(1200);
  });

  test('a requirement says its text', () => {
    expect(evaluate(config, click(config, [])).missing).toContainEqual(
      expect.objectContaining({ code: 'requirement', text: 'Too little.' }),
    );
    expect(evaluate(config, click(config, ['Part.a'])).missing.map(({ code }) => code)).not.toContain('requirement');
  });

  test('the causes of a rule that asks it are the answers it follows from', () => {
    const off = configurator(
      [
        several('Part', [{ code: 'a', attributes: { amps: 2 } }, 'b']),
        choice('M', [{ code: 'm', disableIf: ['Load.big'] }]),
      ],
      { facts: [{ name: 'Load', values: [{ if: ['sum(Part.amps)>1'], value: 'big' }] }] },
    );
    expect(optionState(off, click(off, ['Part.a', 'Part.b']), 'M', 'm').reasons).toEqual([
      { code: 'disable-if', rules: ['Load.big'], causes: [{ group: 'Part', code: 'a' }] },
    ]);
  });

  test('a number is read by rules that ask it', () => {
    const selection = setValue(config, click(config, ['Part.a', 'Breaker.5', 'Mark.M']), 'Length', 2);
    const { itemNo, complete } = evaluate(config, selection);
    expect([itemNo, complete]).toEqual(['a-5-2-M', true]);
    expect(parseModelNumber(config, itemNo)).toEqual({ ok: true, selection });
    expect(parseModelNumber(config, 'a|b-10-2-M').ok).toBe(false);
    expect(parseModelNumber(config, 'a|b-10-2-N').ok).toBe(true);
  });
});

describe('sentences for a specification', () => {
  const config = configurator(
    [
      choice('Frame', [{ code: 'F', description: 'steel frame', specText: 'Frame of steel, {value} off.' }], {
        specText: 'The frame is: {value}.',
      }),
      several(
        'Part',
        [
          { code: 'a', description: 'fan', specText: '{value} fans.' },
          { code: 'b', description: 'filter', hideDescription: true },
          { code: 'c', description: 'coil' },
        ],
        { specText: 'With {value}.' },
      ),
      number('Cable', { max: 50, step: 0.5, specText: 'Cable of {value} ft.' }),
    ],
    {
      facts: [
        { name: 'UL', specText: 'UL: {value}, {value}.', values: [{ value: 'yes' }] },
        { name: 'Inner', printed: false, specText: 'Never said.', values: [{ value: 1 }] },
        { name: 'Load', specText: 'Load {value} A.', values: [{ if: ['Frame.F'], value: 1.5 }] },
      ],
    },
  );

  test('the groups in order, each before its options, then the printed facts', () => {
    const some = setQuantity(config, click(config, ['Frame.F', 'Part.a', 'Part.b', 'Part.c']), 'Part', 'a', 3);
    expect(evaluate(config, setValue(config, some, 'Cable', 2.5)).specText).toEqual([
      'The frame is: steel frame.',
      'Frame of steel, 1 off.',
      'With 3 × fan, coil.',
      '3 fans.',
      'Cable of 2.5 ft.',
      'UL: yes, yes.',
      'Load 1.5 A.',
    ]);
  });

  test('what is unanswered, or has no value, says nothing', () => {
    expect(evaluate(config, initialSelection(config)).specText).toEqual(['UL: yes, yes.']);
    expect(evaluate(config, setValue(config, initialSelection(config), 'Cable', 51)).specText).toEqual([
      'UL: yes, yes.',
    ]);
  });
});

describe('what the order needs', () => {
  const config = configurator([
    choice('A', ['a', 'b']),
    choice('Colour', ['r', 'g'], { printed: false, withOrder: true, hideIf: ['A.b'] }),
    number('Depth', { printed: false, withOrder: true, min: 1, max: 9 }),
    choice('Note', ['n'], { printed: false }),
  ]);

  test('a number is complete without it, and names it', () => {
    const { complete, toOrder } = evaluate(config, click(config, ['A.a']));
    expect([complete, toOrder]).toEqual([true, ['Colour', 'Depth']]);
  });

  test('an answer or a hidden group is not asked for', () => {
    expect(evaluate(config, click(config, ['A.a', 'Colour.r'])).toOrder).toEqual(['Depth']);
    expect(evaluate(config, setValue(config, click(config, ['A.b']), 'Depth', 5)).toOrder).toEqual([]);
    expect(evaluate(config, setValue(config, click(config, ['A.b']), 'Depth', 10)).toOrder).toEqual(['Depth']);
  });

  test('a printed group is refused by the publish check', () => {
    const found = (printed: boolean) =>
      lintConfigurator(configurator([choice('A', ['a'], { withOrder: true, printed })])).findings.map(
        ({ code }) => code,
      );
    expect(found(true)).toContain('order-of-printed');
    expect(found(false)).not.toContain('order-of-printed');
  });
});

describe('the publish check of facts', () => {
  const found = (facts: readonly Fact[]) => lintConfigurator(panel(facts)).findings.map(({ code }) => code);

  test.each<[string, readonly Fact[], string | null]>([
    ['a fact', [ul, weight], null],
    ['a measure that nothing has', [{ name: 'F', values: [{ measure: 'sum(lb)' }] }], 'unknown-code'],
    ['a measure that cannot be read', [{ name: 'F', values: [{ measure: 'sum(kg' }] }], 'malformed-rule'],
    ['a rule of no group', [{ name: 'F', values: [{ if: ['Nothing.x'], value: 1 }] }], 'unknown-group'],
    ['a text that a fact never has', [ul, { name: 'F', values: [{ if: ['UL.maybe'], value: 1 }] }], 'unknown-code'],
    ['a text that it has', [ul, { name: 'F', values: [{ if: ['UL.yes'], value: 1 }] }], null],
    ['the number of a text', [ul, { name: 'F', values: [{ measure: 'UL.value' }] }], 'unknown-code'],
    ['the number of a number', [weight, { name: 'F', values: [{ measure: 'Weight.value' }] }], null],
    ['the name of a group', [{ name: 'Part', values: [{ value: 1 }] }], 'duplicate-group'],
    ['two of one name', [ul, ul], 'duplicate-group'],
    ['a name that begins with @', [{ name: '@F', values: [{ value: 1 }] }], 'reserved-name'],
    ['a name that begins with sum(', [{ name: 'sum(F', values: [{ value: 1 }] }], 'reserved-name'],
    ['ten decimals', [{ name: 'F', values: [{ value: 0.0000000001 }] }], 'too-many-decimals'],
    ['nine decimals', [{ name: 'F', decimals: 9, values: [{ value: 0.000000001 }] }], null],
    ['rounding to ten', [{ name: 'F', decimals: 10, values: [{ value: 1 }] }], 'too-many-decimals'],
  ])('%s: %s', (_, facts, code) => {
    if (code === null) expect(found(facts)).toEqual([]);
    else expect(found(facts)).toContain(code);
  });

  test('facts that follow from themselves are named', () => {
    const circle: Fact[] = [
      { name: 'F', values: [{ measure: 'sum(G.value + 1)' }] },
      { name: 'G', values: [{ if: ['F.value>1'], value: 1 }, { value: 2 }] },
    ];
    const { findings } = lintConfigurator(panel(circle));
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'cycle', severity: 'error', witness: { path: ['F', 'G'] } }),
    );
    expect(() => evaluate(panel(circle), [])).not.toThrow();
  });

  test('a circle through a group is found', () => {
    const config = configurator(
      [several('A', [{ code: 'a', attributes: { kg: 1 }, enableIf: ['B.b:Load.value<1'] }, 'c']), choice('B', ['b'])],
      { facts: [{ name: 'Load', values: [{ measure: 'sum(A.kg)' }] }] },
    );
    expect(lintConfigurator(config).findings.map(({ code }) => code)).toContain('cycle');
  });

  test('a hundred facts, each asking the one before twice, are found in no time', () => {
    const chain = Array.from({ length: 100 }, (_, at): Fact => {
      const before = `F${at - 1}.value`;
      return {
        name: `F${at}`,
        values: [at === 0 ? { measure: 'sum(kg)' } : { if: [`${before}>=0`], measure: `sum(${before} + 1)` }],
      };
    });
    expect(factsOf(panel(chain), ['Part.b']).at(-1)).toEqual({ name: 'F99', value: 99.25 });
    expect(found(chain)).toEqual([]);
  });
});
