import { describe, expect, test } from 'vitest';
import type { ConfigGroup, Configurator, Selection } from '../data/configurator.ts';
import { evaluate } from '../index.ts';
import { choice, configurator, number, optionState, sequence, several, text } from '../testing/build.ts';

const reasons = (config: Configurator, at: Selection, group: string, code: string) =>
  optionState(config, at, group, code).reasons;
const missing = (config: Configurator, at: Selection) => evaluate(config, at).missing;
const kg = (code: string, value: number) => ({ code, attributes: { kg: value } });

describe('`table` names the fewest answers', () => {
  const rows = [
    ['a', 'x', '1'],
    ['a', 'y', '2'],
    ['b', 'x', '2'],
  ];
  const config = configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y']), number('N', { max: 9 })], {
    tables: [{ name: 'T', columns: ['A', 'B', 'N'], rows }],
  });

  test('each is left out without which still no row allows the option', () => {
    expect(reasons(config, [[0, 1], [0, 0], [2]], 'B', 'y')).toEqual([
      { code: 'table', table: 'T', causes: [{ group: 'A', code: 'b' }] },
    ]);
    expect(reasons(config, [[1, 0], [0, 0], [1]], 'B', 'y')).toEqual([
      { code: 'table', table: 'T', causes: [{ group: 'N' }] },
    ]);
  });

  test('going through them from the right', () => {
    const either = configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y']), choice('C', ['1', '2'])], {
      tables: [
        {
          name: 'T',
          columns: ['A', 'B', 'C'],
          rows: [
            ['a', 'x', '1'],
            ['b', 'y', '2'],
          ],
        },
      ],
    });
    expect(
      reasons(
        either,
        [
          [1, 0],
          [1, 0],
          [0, 0],
        ],
        'C',
        '2',
      ),
    ).toEqual([{ code: 'table', table: 'T', causes: [{ group: 'A', code: 'a' }] }]);
  });

  test('`@` facts before all', () => {
    const asked = (rule: string[][]) =>
      configurator([choice('A', ['a', 'b']), choice('B', ['x', 'y'])], {
        context: [{ name: 'm', values: ['US', 'CA'], default: 'US' }],
        tables: [{ name: 'T', columns: ['@m', 'A', 'B'], rows: rule }],
      });
    const own = asked([
      ['US', 'a', 'x'],
      ['US', 'b', 'y'],
      ['CA', 'a', 'x'],
    ]);
    expect(
      reasons(
        own,
        [
          [1, 0],
          [0, 0],
        ],
        'B',
        'y',
      ),
    ).toEqual([{ code: 'table', table: 'T', causes: [{ group: 'A', code: 'a' }] }]);
    const fact = asked([
      ['US', 'a', 'x'],
      ['CA', 'a', 'y'],
    ]);
    expect(
      reasons(
        fact,
        [
          [1, 0],
          [0, 0],
        ],
        'B',
        'y',
      ),
    ).toEqual([{ code: 'table', table: 'T', causes: [{ group: '@m' }] }]);
  });

  test('`{ group, code }`; a number or `@` fact `{ group }`', () => {
    expect(reasons(config, [[0, 0], [0, 0], [1]], 'A', 'b')).toEqual([
      { code: 'table', table: 'T', causes: [{ group: 'N' }] },
    ]);
    expect(reasons(config, [[0, 0], [0, 1], []], 'A', 'b')).toEqual([
      { code: 'table', table: 'T', causes: [{ group: 'B', code: 'y' }] },
    ]);
  });
});

describe('`limit`', () => {
  test('`{ of, limit, causes }` with the selected options whose attribute is above 0', () => {
    const config = configurator([
      several('A', [kg('a', 2), kg('b', 0), 'c', kg('d', 2)], { limits: [{ of: 'kg', max: 3 }] }),
    ]);
    expect(reasons(config, [[1, 1, 1, 0]], 'A', 'd')).toEqual([
      { code: 'limit', of: 'kg', limit: 3, causes: [{ group: 'A', code: 'a' }] },
    ]);
    expect(reasons(config, [[0, 1, 1, 0]], 'A', 'd')).toEqual([]);
  });

  test('single choice: the bounds in force as `min` and `limit`, no causes', () => {
    const config = configurator([choice('A', [kg('a', 2), kg('b', 5)], { limits: [{ of: 'kg', min: 1, max: 3 }] })]);
    expect([reasons(config, [], 'A', 'b'), reasons(config, [], 'A', 'a')]).toEqual([
      [{ code: 'limit', of: 'kg', min: 1, limit: 3, causes: [] }],
      [],
    ]);
  });
});

test("`quantity`: the option's own cap", () => {
  const of = (max: number) => reasons(configurator([several('A', [{ code: 'a', limits: [{ max }] }])]), [], 'A', 'a');
  expect([of(0.5), of(1)]).toEqual([[{ code: 'quantity', max: 0 }], []]);
});

test('`full`: of a sequence', () => {
  const config = configurator([sequence('S', ['k'], { max: 2 })]);
  expect([reasons(config, [['k', 'k']], 'S', 'k'), reasons(config, [['k']], 'S', 'k')]).toEqual([
    [{ code: 'full', max: 2 }],
    [],
  ]);
});

test("`context`: where other facts would free it, in place of the rule's text", () => {
  const of = (...enableIf: string[]) =>
    reasons(
      configurator([choice('A', ['a', { code: 'b', enableIf }])], { context: [{ name: 'm', values: ['US', 'CA'] }] }),
      [[0, 0]],
      'A',
      'b',
    );
  expect([of('@m.CA'), of('@m.CA', 'A.a')]).toEqual([
    [{ code: 'context', facts: ['m'] }],
    [{ code: 'enable-if', rules: ['@m.CA', 'A.a'] }],
  ]);
});

describe('missing', () => {
  test('`too-few`', () => {
    const config = configurator([several('A', ['a', 'b'], { limits: [{ min: 2 }] })]);
    expect([missing(config, [[1, 0]]), missing(config, [[1, 1]])]).toEqual([[{ code: 'too-few', group: 'A' }], []]);
  });

  test('`assembly`', () => {
    const part = configurator([choice('In', ['x']), choice('Out', ['y'])]);
    const config = configurator([{ name: 'P', kind: 'assembly', part: 'p' }], { parts: { p: part } });
    expect([missing(config, [[[[1], [0]]]]), missing(config, [[[[1], [1]]]])]).toEqual([
      [{ code: 'assembly', group: 'P' }],
      [],
    ]);
  });

  test('`table`', () => {
    const config = configurator([number('N', { max: 9 })], {
      tables: [{ name: 'T', columns: ['N'], rows: [['1..3']] }],
    });
    expect([missing(config, [[4]]), missing(config, [[3]])]).toEqual([[{ code: 'table', table: 'T' }], []]);
  });

  test('`requirement` with its text', () => {
    const config = configurator([choice('A', ['a', 'b'])], { requires: [{ then: ['A.b'], text: 'Take b.' }] });
    expect([missing(config, [[1, 0]]), missing(config, [[0, 1]])]).toEqual([
      [{ code: 'requirement', if: [], then: ['A.b'], text: 'Take b.' }],
      [],
    ]);
  });
});

test('a number group among the columns answers `ranges`: its cells in the rows that the other answers allow', () => {
  const groups: ConfigGroup[] = [choice('A', ['a', 'b']), number('N', { max: 99 }), text('Tag', { optional: true })];
  const config = configurator(groups, {
    tables: [
      {
        name: 'T',
        columns: ['A', 'N'],
        rows: [
          ['a', '1..10|20'],
          ['b', '..5'],
        ],
      },
    ],
  });
  const ranges = (at: Selection) => evaluate(config, at).ranges[0]?.ranges;
  expect(ranges([[1, 0], []])).toEqual([
    { min: 1, max: 10 },
    { min: 20, max: 20 },
  ]);
  expect(ranges([[0, 1], []])).toEqual([{ min: null, max: 5 }]);
  expect(evaluate(configurator(groups), [[1, 0], []]).ranges).toEqual([]);
});
