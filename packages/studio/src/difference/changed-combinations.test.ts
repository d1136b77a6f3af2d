import type { ConfigOption, Configurator, Requirement } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { changedCombinations } from './changed-combinations.ts';

const BOUNDS = { steps: 2000, questions: 400 };
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  A: ['a', 'b', 'c'],
  B: ['x', 'y'],
  C: ['p', 'q'],
  D: ['d', 'e'],
};

/** Four groups of plain codes, with what a number needs. */
const panel = (...requires: readonly Requirement[]): Configurator => ({
  configGroups: Object.entries(GROUPS).map(([name, codes]) => ({ name, options: codes.map((code) => ({ code })) })),
  requires: [...requires],
});
const told = (before: Configurator, after: Configurator): string[] =>
  changedCombinations(before, after, BOUNDS).found.map(
    ({ became, of, group, answers }) =>
      `${became}: ${of.map(({ words }) => words).join('+')} with ${group} ${answers.map(({ words }) => words).join('|')}`,
  );

describe('answers that no longer go together are told', () => {
  test.each<[string, Requirement[], string[]]>([
    ['of the one that lost several', [{ if: ['A.a'], then: ['B.x'] }], ['impossible: a with B y']],
    ['of the earlier, where it needs fewer', [{ if: ['B.y'], then: ['A.c'] }], ['impossible: y with A a|b']],
    [
      'of each by itself, where they lost not the same',
      [
        { if: ['A.a'], then: ['B.x'] },
        { if: ['A.b'], then: ['B.y'] },
      ],
      ['impossible: a with B y', 'impossible: b with B x'],
    ],
    ['of three, from the first', [{ if: ['B.y', 'C.q'], then: ['A.c'] }], ['impossible: y+q with A a|b']],
    ['of three, from the last', [{ if: ['A.a', 'B.y'], then: ['C.p'] }], ['impossible: a+y with C q']],
    ['of three, from the one between', [{ if: ['B.x|y', 'A.a'], then: ['C.p'] }], ['impossible: a with C q']],
    [
      'of pairs and of three beside them',
      [
        { if: ['A.a'], then: ['B.x'] },
        { if: ['B.y', 'C.q'], then: ['D.d'] },
      ],
      ['impossible: a with B y', 'impossible: y+q with D e'],
    ],
    [
      'not of three, of which two tell it already',
      [{ if: ['A.a', 'C.p|q'], then: ['B.x'] }],
      ['impossible: a with B y'],
    ],
  ])('%s', (_, requires, sentences) => {
    expect(told(panel(), panel(...requires))).toEqual(sentences);
    expect(told(panel(...requires), panel())).toEqual(sentences.map((one) => one.replace('impossible', 'possible')));
  });
});

test('each has a number that proves it, and all answers to the group that is listed', () => {
  const [found] = changedCombinations(panel(), panel({ if: ['A.a'], then: ['B.x'] }), BOUNDS).found;
  expect(found?.all.map(({ key }) => key)).toEqual(['x', 'y']);
  expect(found?.proof.slice(0, 2)).toEqual([
    [1, 0, 0],
    [0, 1],
  ]);
});

describe('a statement is another', () => {
  const rated = (amps: number, more: readonly ConfigOption[] = []): Configurator => ({
    configGroups: [
      {
        name: 'A',
        options: [{ code: 'a', attributes: { amps } }, { code: 'b', attributes: { amps: 9 } }, ...more],
      },
      { name: 'B', options: [{ code: 'x', disableIf: ['A.amps<5'] }, { code: 'y' }] },
    ],
  });
  test('where a rating is, that it compares', () => {
    expect(told(rated(7), rated(3))).toEqual(['impossible: a with B x']);
    expect(told(rated(7), rated(6))).toEqual([]);
  });
  test('and is the same where only an option has come, which nobody asks about', () => {
    const { found, isWhole } = changedCombinations(rated(7), rated(7, [{ code: 'c', attributes: { amps: 1 } }]), {
      steps: 2000,
      questions: 0,
    });
    expect([found, isWhole]).toEqual([[], true]);
  });
});
