import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator } from '../../data/configurator.ts';
import { evaluate } from '../../evaluating/evaluate.ts';
import { parseModelNumber } from '../../parsing/parse-model-number.ts';
import { choice, configurator, number, sequence, several, text } from '../../testing/build.ts';
import { lintConfigurator } from '../lint-configurator.ts';

const unprinted = (config: Configurator) =>
  lintConfigurator(config).findings.filter(({ code }) => code === 'unprinted-decides');
const kg = (code: string, value: number, rest: object = {}) => ({ code, attributes: { kg: value }, ...rest });
const hidden = { printed: false };
const lid = (...rules: string[]) => choice('Lid', ['a', { code: 'b', enableIf: rules }]);

const float = configurator([choice('Switch', ['N', 'W']), choice('Cord', ['', kg('L', 5)], hidden)], {
  facts: [{ name: 'kg', values: [{ measure: 'sum(kg + 1)' }] }],
});
const assembly = (rest: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name: 'Float',
  kind: 'assembly',
  part: 'float',
  optional: true,
  ...rest,
});
const withFloat = (rules: readonly string[], rest: Partial<ConfigGroup> = {}) =>
  configurator([assembly(rest), lid(...rules)], { parts: { float } });

describe('a complete number that does not read, because it does not show what decides it, is an error', () => {
  test.each<[string, Configurator, string]>([
    ['an unprinted text', configurator([text('Tag', hidden), lid('Tag.count=1')]), 'Tag'],
    ['a text asked for before it', configurator([lid('Tag.count=1'), text('Tag', hidden)]), 'Tag'],
    ['an unprinted sequence, by a code', configurator([sequence('Rail', ['K', 'R'], hidden), lid('Rail.R')]), 'Rail'],
    ['by its length', configurator([sequence('Rail', ['K'], hidden), lid('Rail.count>=3')]), 'Rail'],
    ['by a sum', configurator([sequence('Rail', [kg('K', 2)], hidden), lid('sum(kg)>=4')]), 'Rail'],
    ['an unprinted assembly', withFloat(['Float.count=1'], hidden), 'Float'],
    ['by the fact of its part', withFloat(['Float.kg>=2'], hidden), 'Float'],
    ['a printed assembly, by what its part does not print', withFloat(['Float.kg>=2']), 'Float'],
    [
      'an unprinted number, by a sum',
      configurator([number('N', { ...hidden, max: 90 }), lid('sum(2*N.value)>=30')]),
      'N',
    ],
    [
      'an unprinted number, by a table',
      configurator([number('N', { ...hidden, max: 90 }), lid('T.amps>=5')], {
        tables: [
          {
            name: 'T',
            columns: ['N'],
            gives: ['amps'],
            rows: [
              ['10..20', 5],
              ['*', 1],
            ],
          },
        ],
      }),
      'N',
    ],
    [
      'many unprinted options, by their count',
      configurator([several('U', [...'123456'], hidden), lid('U.count>=3')]),
      'U',
    ],
    ['an unprinted quantity', configurator([several('Kits', ['K']), lid('Kits.quantity>=3')]), 'Kits'],
    [
      'an unprinted quantity that a limit needs',
      configurator([several('Kits', [kg('K', 2)], { limits: [{ of: 'kg', min: 5 }] }), choice('Lid', ['a'])]),
      'Kits',
    ],
    [
      'what shows a group',
      configurator([
        text('Tag', { ...hidden, optional: true }),
        choice('A', ['a'], { hideIf: ['Tag.count=1'] }),
        choice('B', ['b']),
      ]),
      'Tag',
    ],
    [
      'what is required',
      configurator([text('Tag', hidden), choice('A', ['a', 'b'])], {
        requires: [{ if: ['A.b'], then: ['Tag.count=1'] }],
      }),
      'Tag',
    ],
    [
      'what bounds a number',
      configurator([sequence('Rail', ['K'], hidden), number('N', { limits: [{ max: 'Rail.count' }], min: 1, max: 9 })]),
      'Rail',
    ],
    [
      'a fact',
      configurator([sequence('Rail', ['K'], hidden), lid('F.long')], {
        facts: [{ name: 'F', values: [{ if: ['Rail.count>=2'], value: 'long' }, { value: 'short' }] }],
      }),
      'Rail',
    ],
    [
      'after other answers, for some who ask',
      configurator(
        [
          choice('P', ['1', '3']),
          text('Tag', hidden),
          choice('Lid', ['a', { code: 'b', enableIf: ['Tag.count=1', 'P.3', '@market.US'] }]),
        ],
        { context: [{ name: 'market', values: ['US', 'CA'] }] },
      ),
      'Tag',
    ],
  ])('%s', (_, config, group) => {
    const [finding, ...others] = unprinted(config);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', group });
    const { number: shown = '', selections: [selection = []] = [] } = finding?.witness ?? {};
    const context = { context: { market: 'US' } };
    expect(evaluate(config, selection, context)).toMatchObject({ complete: true });
    expect([evaluate(config, selection, context).itemNo, evaluate(config, selection, context).itemNoAlt]).toContain(
      shown,
    );
    expect(parseModelNumber(config, shown, context)).toMatchObject({ ok: false });
  });
});

describe('a number that reads is none', () => {
  test.each<[string, Configurator]>([
    ['an unprinted choice, which is looked for', configurator([choice('U', ['x', 'y'], hidden), lid('U.y')])],
    [
      'an unprinted number, which is looked for',
      configurator([number('N', { ...hidden, max: 90 }), lid('N.value>30')]),
    ],
    ['a few unprinted options', configurator([several('U', [...'123'], hidden), lid('U.count>=3')])],
    ['an unprinted text that no rule asks for', configurator([text('Tag', hidden), lid('Tag2.count=1')])],
    [
      'an unprinted text that only bounds itself',
      configurator([text('Tag', { ...hidden, limits: [{ if: ['Lid.b'], max: 3 }] }), lid()]),
    ],
    [
      'an unprinted sequence that only prices',
      configurator([
        sequence('Rail', [{ code: 'K', price: 3 }], hidden),
        choice('A', [{ code: 'a', prices: [{ if: ['Rail.K'], price: 5 }] }]),
      ]),
    ],
    [
      'a quantity that is printed',
      configurator([several('Kits', [{ code: 'K', isQtyPrefix: true }]), lid('Kits.quantity>=3')]),
    ],
    [
      'a quantity that is fixed',
      configurator([several('Kits', [{ code: 'K', qty: 3, isQtyReadonly: true }]), lid('Kits.quantity>=3')]),
    ],
    [
      'as many as the limits allow',
      configurator([
        several('Kits', [kg('K', 2, { qty: 9 })], { limits: [{ of: 'kg', max: 5 }] }),
        choice('Lid', ['a']),
      ]),
    ],
    [
      'a part that prints all that its facts tell',
      configurator([assembly(), lid('Float.kg>=2')], {
        parts: { float: { ...float, configGroups: float.configGroups.map(({ printed, ...group }) => group) } },
      }),
    ],
    ['a part of which no rule asks', withFloat([])],
    [
      'a hidden answer that something printed tells',
      configurator([
        choice('A', ['a', 'b']),
        text('Tag', { ...hidden, showIf: ['A.b'] }),
        choice('Lid', ['x', { code: 'y', disableIf: ['Tag.count=1', 'A.a'] }]),
      ]),
    ],
  ])('%s', (_, config) => {
    expect(unprinted(config)).toEqual([]);
  });
});
