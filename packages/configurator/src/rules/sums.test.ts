import { describe, expect, test } from 'vitest';
import { initialSelection, lintConfigurator, setQuantity, setValue } from '../index.ts';
import { choice, click, configurator, number, several, visibleGroups } from '../testing/build.ts';

const shown = (rule: string, clicks: readonly string[] = []): boolean => {
  const config = configurator([
    several('Part', [
      { code: 'a', attributes: { kg: 0.1, amps: 2 } },
      { code: 'b', attributes: { kg: 0.2, amps: 3 } },
      { code: 'c', attributes: { count: 7 } },
    ]),
    several('Other', [{ code: 'o', attributes: { kg: 1 } }]),
    number('Cable', { max: 50, step: 0.5, attributes: { kg: 0.4 } }),
    choice('X', ['x'], { showIf: [rule] }),
  ]);
  let selection = initialSelection(config);
  for (const text of clicks) {
    const [group = '', rest = ''] = text.split('.');
    const [code = '', quantity] = rest.split('*');
    if (group === 'Cable') selection = setValue(config, selection, 'Cable', Number(code.replace(',', '.')));
    else selection = click(config, [`${group}.${code}`], selection);
    if (quantity !== undefined) selection = setQuantity(config, selection, group, code, Number(quantity));
  }
  return visibleGroups(config, selection).includes('X');
};

test.each<[string, readonly string[], boolean]>([
  ['sum(Part.kg)=0.3', ['Part.a', 'Part.b'], true],
  ['sum(Part.kg)<0.3', ['Part.a', 'Part.b'], false],
  ['sum(Part.kg)=0.3', ['Part.a*3'], true],
  ['sum(1.25*Part.amps + Cable.kg - 5)>=0', ['Part.a', 'Cable.6'], false],
  ['sum(1.25*Part.amps + Cable.kg - 5)>=0', ['Part.a', 'Cable.6,5'], true],
  ['sum(kg)=1.5', ['Part.a', 'Other.o', 'Cable.1'], true],
  ['sum(kg)=1.6', ['Part.a', 'Other.o', 'Cable.1'], false],
  ['sum(Nothing.kg)=0', [], false],
  ['sum(Part.volts)=0', [], true],
  ['sum( 2 * Part.kg+1 )=1.4', ['Part.b'], true],
  ['2<sum(Part.amps)', ['Part.b'], false],
  ['Cable.value<=sum(Part.amps)', ['Part.b', 'Cable.3'], true],
  ['Cable.value<=sum(Part.amps)', ['Part.b', 'Cable.3,5'], false],
  ['sum(Part.amps)>sum(2*Part.quantity)', ['Part.b'], true],
  ['sum(Part.amps)>sum(2*Part.quantity)', ['Part.a'], false],
  ['Other.count=0', [], true],
  ['Other.count=0', ['Other.o'], false],
  ['Other.count=1', ['Other.o*3'], true],
  ['Other.quantity=3', ['Other.o*3'], true],
  ['Cable.count=1', ['Cable.2'], true],
  ['Cable.count=0', [], true],
  ['Cable.quantity>0', ['Cable.40'], true],
  ['Cable.kg<=2', ['Cable.5'], true],
  ['Cable.kg<=2', ['Cable.5,5'], false],
  ['Cable.kg<=2', [], false],
  ['Part.count=7', ['Part.a', 'Part.c'], true],
  ['Part.count=2', ['Part.a', 'Part.c'], false],
  ['sum(Part.kg<1', ['Part.a'], false],
])('%s with %j: %s', (rule, clicks, holds) => {
  expect(shown(rule, clicks)).toBe(holds);
});

describe('lint', () => {
  const found = (rule: string) =>
    lintConfigurator(
      configurator([
        several('A', [{ code: 'a', attributes: { kg: 1 } }]),
        choice('B', ['b'], { showIf: [rule] }),
        choice('C', ['c']),
      ]),
    ).findings.map(({ code }) => code);

  test.each([
    ['sum(A.kg)>=1', []],
    ['sum(kg + A.count)>=1', []],
    ['sum(A.lb)>=1', ['unknown-code']],
    ['sum(lb)>=1', ['unknown-code']],
    ['sum(B.value)>=1', ['unknown-code']],
    ['sum(A.kg', ['malformed-rule']],
  ])('%s: %j', (rule, codes) => {
    expect(found(rule).filter((code) => code.endsWith('code') || code.endsWith('rule'))).toEqual(codes);
  });

  test('cycles run through sums and through limits', () => {
    const limited = configurator([
      several('A', [{ code: 'a', attributes: { kg: 1 } }], { limits: [{ of: 'kg', max: 'sum(B.kg)' }] }),
      several('B', [{ code: 'b', attributes: { kg: 1 }, enableIf: ['sum(A.kg)<=1'] }]),
    ]);
    expect(lintConfigurator(limited).findings.map(({ code }) => code)).toContain('cycle');
  });

  test.each([
    ['no attribute in a single-choice group', choice('A', ['a'], { limits: [{ max: 1 }] }), 'limit-without-attribute'],
    ['an attribute nothing has', several('A', ['a'], { limits: [{ of: 'kg', max: 1 }] }), 'limit-without-attribute'],
    ['a min beyond all options', several('A', ['a'], { limits: [{ min: 2 }] }), 'limit-never-met'],
    ['a max under every option', several('A', ['a'], { limits: [{ max: 0 }] }), 'limit-never-met'],
    ['a bound that is nothing', several('A', ['a'], { limits: [{ max: 'B.kg' }] }), 'unknown-group'],
    ['more than 9 decimals', number('A', { step: 0.0000000001, max: 1 }), 'too-many-decimals'],
    ['digits with decimals', number('A', { step: 0.5, digits: 3, max: 9 }), 'too-many-decimals'],
  ])('%s', (_, group, code) => {
    expect(lintConfigurator(configurator([group])).findings.map((finding) => finding.code)).toContain(code);
  });

  test('nine decimals, and digits of whole numbers, are fine', () => {
    const fine = configurator([number('A', { step: 0.000000001, max: 1 }), number('B', { digits: 3, separator: '/' })]);
    expect(lintConfigurator(fine).findings).toEqual([]);
  });
});

test('a word of a number that is an attribute of each of it is that alone', () => {
  const config = configurator([
    number('N', { max: 9, attributes: { count: 3, value: 2 } }),
    choice('C', ['c'], { showIf: ['sum(N.count)=15'] }),
    choice('V', ['v'], { showIf: ['sum(N.value)=10'] }),
  ]);
  expect(visibleGroups(config, setValue(config, [], 'N', 5))).toEqual(['N', 'C', 'V']);
});
