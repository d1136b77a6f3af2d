import type { Configurator, Rule } from '@millrace/configurator';
import { configuratorsOfEveryKind } from '@millrace/configurator/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundFaults,
  type Part,
  partsToRuleList,
  plainText,
  ruleFaults,
  ruleListToParts,
  ruleToParts,
  statementsOf,
  statementToParts,
} from '../index.ts';
import { meaningOf, notReadBack } from '../testing/index.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '4', description: '480 V' },
        { code: '6', description: '600 V', enableIf: ['Enclosure.amps>=25'] },
      ],
    },
    {
      name: 'Enclosure',
      options: [
        { code: '1', attributes: { amps: 25, material: 'steel' } },
        { code: '1/2', disableIf: ['Supply.4|6:Supply.count=0'] },
      ],
      limits: [{ of: 'amps', max: 'sum(1.25*Supply.count + 5)' }],
    },
    { name: 'Length', kind: 'number', limits: [{ if: [], min: 'Length', max: 4 }] },
  ],
  facts: [{ name: 'UL', values: [{ if: ['Supply.4'], value: 'no' }, { value: 'yes' }] }],
};

test('a statement of a configurator, as pieces of a sentence, reads as that statement', () => {
  expect(notReadBack(panel)).toEqual([]);
  fc.assert(
    fc.property(configuratorsOfEveryKind(), (configurator) => {
      expect(notReadBack(configurator)).toEqual([]);
    }),
    { numRuns: 100, seed: 262 },
  );
});

describe('a rule', () => {
  const texts = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.constantFrom(
          ...['Supply', 'Enclosure', 'Length', 'UL', 'Nobody', '.', '|', ':', '"', '<=', '=', '>', 'sum(', ')', '+'],
          ...[
            '-',
            '*',
            '4',
            '6',
            '1/2',
            '1.25',
            'amps',
            'material',
            'value',
            'count',
            'steel',
            ' ',
            '@m',
            '0.50',
            '12',
          ],
        ),
        { maxLength: 12 },
      )
      .map((pieces) => pieces.join('')),
  );

  test('whatever is written, reads as pieces, and the pieces as a rule of the same meaning', () => {
    fc.assert(
      fc.property(texts, (rule) => {
        const parts = ruleToParts(panel, rule);
        const [read, ...more] = partsToRuleList(parts) ?? [];
        expect(more).toEqual([]);
        expect(meaningOf(panel, read ?? '')).toEqual(meaningOf(panel, rule));
        expect(ruleToParts(panel, read ?? '')).toEqual(parts);
      }),
      { numRuns: 3000, seed: 262 },
    );
  });

  test.each<[Rule[], string]>([
    [['Supply.4|6'], 'Supply is 480 V or 600 V'],
    [['Enclosure."1/2"'], 'Enclosure is 1/2'],
    [['Supply.4:Enclosure.amps>=25', 'UL.no'], 'Supply is 480 V or Enclosure amps at least 25 and UL is no'],
    [['Enclosure.material=steel'], 'Enclosure material exactly “steel”'],
    [['sum(1.25*Enclosure.amps - 2)<Length.value'], 'the sum of 1.25 × Enclosure amps less 2 below Length value'],
    [[], 'never'],
    [['Nobody.x'], 'Nobody.x'],
  ])('%j is said as "%s"', (rules, sentence) => {
    expect(plainText(ruleListToParts(panel, rules))).toBe(sentence);
  });

  test('is read without its words, which may be worded anew', () => {
    const parts = ruleListToParts(panel, ['Supply.4|6']).map((part): Part => ({ ...part, text: '?' }));
    expect(partsToRuleList(parts)).toEqual(['Supply.4|6']);
    expect(partsToRuleList(parts.filter(({ is }) => is !== 'words'))).toEqual(['Supply.4|6']);
  });

  test('half a sentence is none', () => {
    const whole = ruleListToParts(panel, ['Enclosure.amps>=25', 'Supply.4']);
    const meant = whole.filter(({ is }) => is !== 'words');
    expect(partsToRuleList(meant.slice(0, 2))).toBeNull();
    expect(partsToRuleList(meant.slice(0, 3))).toBeNull();
    expect(partsToRuleList(meant.slice(0, 4))).toEqual(['Enclosure.amps>=25']);
    expect(partsToRuleList(meant.slice(0, 5))).toBeNull();
  });
});

describe('a statement', () => {
  const said = Object.fromEntries(
    [...statementsOf(panel)].map(({ path, statement }) => [
      path.join('.'),
      plainText(statementToParts(panel, statement)),
    ]),
  );
  test('is said with what it does, and while what', () => {
    expect(said).toEqual({
      'configGroups.0.options.1.enableIf': 'only with Enclosure amps at least 25',
      'configGroups.1.limits.0': 'limited in amps to at most the sum of 1.25 × Supply count plus 5',
      'configGroups.1.options.1.disableIf': 'not with Supply is 480 V or 600 V or Supply count exactly 0',
      'configGroups.2.limits.0': 'limited to at least Length to at most 4 while never',
      'facts.0.values.0': 'is “no” while Supply is 480 V',
      'facts.0.values.1': 'is “yes”',
    });
  });
});

describe('the text of a rule is faulty at a place', () => {
  test.each<[Rule, [string, number, number, string][]]>([
    ['Supply.4', []],
    ['UL.no', []],
    ['Enclosure.material=steel', []],
    ['Supply.4|5', [['unknown-code', 9, 10, '5']]],
    ['Supply.4:Sply.6', [['unknown-group', 9, 13, 'Sply']]],
    ['Supply.4:Enclosure.amps>=', [['cannot-be-read', 19, 25, 'amps>=']]],
    ['Supply', [['cannot-be-read', 0, 6, 'Supply']]],
    ['sum(Supply.count<=4', [['cannot-be-read', 0, 19, 'sum(Supply.count<=4']]],
    [
      'UL.maybe:Supply.9',
      [
        ['unknown-code', 3, 8, 'maybe'],
        ['unknown-code', 16, 17, '9'],
      ],
    ],
  ])('%s', (rule, faults) => {
    expect(ruleFaults(panel, rule).map(({ code, from, to, text }) => [code, from, to, text])).toEqual(faults);
    for (const { from, to, text } of ruleFaults(panel, rule)) expect(rule.slice(from, to)).toBe(text);
  });

  test('with what may stand there', () => {
    expect(ruleFaults(panel, 'Supply.9')[0]?.known).toEqual(['4', '6']);
    expect(ruleFaults(panel, 'Sply.4')[0]?.known).toContain('Supply');
    const asking: Configurator = {
      ...panel,
      facts: [
        { name: 'Heavy', values: [{ value: 'yes' }, { measure: 'Enclosure.amps' }, { value: 3 }] },
        { name: 'UL', values: [{ value: 'listed' }] },
      ],
      context: [
        { name: 'market', values: ['US', 'CA'] },
        { name: 'role', values: ['staff'], default: 'guest' },
      ],
    };
    expect(ruleFaults(asking, 'UL.x')[0]?.known).toEqual(['listed']);
    expect(ruleFaults(asking, '@market.x')[0]?.known).toEqual(['US', 'CA', 'unknown']);
    expect(ruleFaults(asking, '@role.x')[0]?.known).toEqual(['staff', 'guest']);
    expect(ruleFaults(asking, '@role.guest')).toEqual([]);
  });
});

test.each<[string, [number, number][]]>([
  ['', []],
  ['12.5', []],
  [' -3 ', []],
  ['Length', []],
  ['Enclosure.amps', []],
  ['sum(1.25*Enclosure.amps + 5)', []],
  ['Supply', [[0, 6]]],
  [' sum(Enclosure.amps', [[1, 19]]],
  ['12 A', [[0, 4]]],
])('the bound "%s" has its faults at their place', (bound, places) => {
  expect(boundFaults(panel, bound).map(({ from, to }) => [from, to])).toEqual(places);
});
