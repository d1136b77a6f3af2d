import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { vocabularyOf } from './vocabulary.ts';

const count = { name: 'count', words: 'how many are chosen' };
const pieces = { name: 'quantity', words: 'pieces' };
const ofGroup = (group: Omit<ConfigGroup, 'name'>, more: Partial<Configurator> = {}) => {
  const [asked] = vocabularyOf({ configGroups: [{ name: 'A', ...group }], ...more });
  return { codes: asked?.codes, measures: asked?.measures };
};

describe('of a group may be asked', () => {
  test('the codes of its options, with their words', () => {
    const options = [{ code: 'a', description: 'Axial', name: 'Ax' }, { code: 'b', name: 'Bax' }, { code: 'c' }];
    const codes = [
      { code: 'a', words: 'Axial' },
      { code: 'b', words: 'Bax' },
      { code: 'c', words: '' },
    ];
    expect(ofGroup({ options })).toEqual({ codes, measures: [count, pieces] });
    expect(ofGroup({ kind: 'sequence', options })).toEqual({ codes, measures: [count, pieces] });
  });
  test.each<[string, Omit<ConfigGroup, 'name'>, object[]]>([
    ['of a text, whether it is answered', { kind: 'text' }, [{ name: 'count', words: '1 while answered' }]],
    [
      'of a number, its attributes, its value and whether it is answered',
      { kind: 'number', unit: 'ft', attributes: { kg: 1 } },
      [
        { name: 'kg', words: 'kg' },
        { name: 'value', words: 'value', unit: 'ft' },
        { name: 'count', words: '1 while answered' },
      ],
    ],
    [
      'of a number without a unit',
      { kind: 'number' },
      [
        { name: 'value', words: 'value' },
        { name: 'count', words: '1 while answered' },
      ],
    ],
    [
      'of a number with an attribute that is called so',
      { kind: 'number', attributes: { value: 1 } },
      [
        { name: 'value', words: 'value' },
        { name: 'count', words: '1 while answered' },
      ],
    ],
  ])('%s', (_, group, measures) => expect(ofGroup(group)).toEqual({ codes: [], measures }));
  test('the attributes of its options; texts, where each option has a text', () => {
    const options = [
      { code: 'a', attributes: { amps: 1, material: 'steel', grade: 'x' } },
      { code: 'b', attributes: { material: 'brass', grade: 5 } },
      { code: 'c', attributes: { material: 'steel', grade: 'y' } },
    ];
    expect(ofGroup({ options }).measures).toEqual([
      { name: 'amps', words: 'amps' },
      { name: 'material', words: 'material', texts: ['steel', 'brass'] },
      { name: 'grade', words: 'grade' },
      count,
      pieces,
    ]);
  });
  test('the number facts of its part', () => {
    const parts: Configurator['parts'] = {
      p: {
        configGroups: [],
        facts: [
          { name: 'Depth', unit: 'in', values: [{ value: 3 }] },
          { name: 'Size', values: [{ measure: 'sum(kg)' }] },
          { name: 'UL', values: [{ value: 3 }, { value: 'yes' }] },
        ],
      },
    };
    const answered = { name: 'count', words: '1 while answered' };
    expect(ofGroup({ kind: 'assembly', part: 'p' }, { parts }).measures).toEqual([
      { name: 'Depth', words: 'Depth', unit: 'in' },
      { name: 'Size', words: 'Size' },
      answered,
    ]);
    expect(ofGroup({ kind: 'assembly', part: 'q' }, { parts }).measures).toEqual([answered]);
    expect(ofGroup({ kind: 'assembly' }).measures).toEqual([answered]);
  });
});

test('tables, facts and facts about who asks are asked by their names; of two names the first counts', () => {
  expect(
    vocabularyOf({
      configGroups: [{ name: 'A', kind: 'text' }],
      tables: [
        { name: 'T', columns: ['A'], gives: ['fla'], rows: [] },
        { name: 'A', columns: [], rows: [] },
      ],
      facts: [
        { name: 'Weight', unit: 'kg', values: [{ measure: 'sum(kg)' }] },
        { name: 'Size', values: [{ value: 3 }] },
        { name: 'UL', values: [{ value: 'yes' }, { value: 'yes' }, { value: 3 }] },
      ],
      context: [
        { name: 'market', values: ['US', 'unknown'] },
        { name: 'role', values: ['staff'], default: 'guest' },
      ],
    }).map(({ name, is, codes, measures }) => [name, is, codes.map(({ code }) => code), measures]),
  ).toEqual([
    ['A', 'group', [], [{ name: 'count', words: '1 while answered' }]],
    ['T', 'table', [], [{ name: 'fla', words: 'fla' }]],
    ['Weight', 'fact', [], [{ name: 'value', words: 'value', unit: 'kg' }]],
    ['Size', 'fact', [], [{ name: 'value', words: 'value' }]],
    ['UL', 'fact', ['yes'], []],
    ['@market', 'context', ['US', 'unknown'], []],
    ['@role', 'context', ['staff', 'guest'], []],
  ]);
});
