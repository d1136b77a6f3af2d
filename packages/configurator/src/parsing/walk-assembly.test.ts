import { describe, expect, test } from 'vitest';
import { type ConfigGroup, type Configurator, parseModelNumber } from '../index.ts';
import { choice, configurator } from '../testing/build.ts';

const inner = configurator([choice('Q', ['q', 'r']), choice('W', ['w'])]);
const whole = (part: Configurator = inner, rest: Partial<ConfigGroup> = {}): Configurator =>
  configurator(
    [
      choice('A', ['a', 'b']),
      { name: 'P', kind: 'assembly', part: 'p', ...rest },
      choice('C', ['c'], { optional: true }),
    ],
    {
      parts: { p: part },
    },
  );

test.each<[string, Configurator, string, object]>([
  ['between its brackets', whole(), 'a-(q-w)', [[1, 0], [[[1, 0], [1]]], [0]]],
  ['and what follows', whole(), 'b-(r-w)-c', [[0, 1], [[[0, 1], [1]]], [1]]],
  ['between others', whole(inner, { open: '<', close: '>>' }), 'a-<q-w>>-c', [[1, 0], [[[1, 0], [1]]], [1]]],
  ['between none', whole(inner, { open: '', close: '' }), 'a-q-w', [[1, 0], [[[1, 0], [1]]], [0]]],
  [
    'between none, before what follows',
    whole(inner, { open: '', close: '' }),
    'a-q-w-c',
    [[1, 0], [[[1, 0], [1]]], [1]],
  ],
])('a part is read %s', (_, config, number, selection) => {
  expect(parseModelNumber(config, number)).toEqual({ ok: true, selection });
});

describe('a part that is begun', () => {
  test.each<[string, string, string, number, object]>([
    ['by nothing', 'a-(', 'incomplete', 3, []],
    ['by its first choice', 'a-(q', 'incomplete', 4, [[[1, 0], [0]]]],
    ['by that and a separator', 'a-(q-', 'incomplete', 5, [[[1, 0], [0]]]],
    ['by another', 'a-(r-', 'incomplete', 5, [[[0, 1], [0]]]],
    ['by all of it', 'a-(q-w', 'incomplete', 6, [[[1, 0], [1]]]],
    ['with what is none of its codes', 'a-(q-x)', 'no-match', 5, [[[1, 0], [0]]]],
    ['not, without what opens it', 'a-q-w)', 'no-match', 1, []],
  ])('%s is told as far as it is chosen', (_, number, code, parsed, list) => {
    const read = parseModelNumber(whole(), number);
    expect(read).toMatchObject({ ok: false, code, parsed, selection: [[1, 0], list, [0]] });
  });

  test('and the assembly is expected where it stands, and where the number of its part ends', () => {
    const expectedIn = (number: string) => {
      const read = parseModelNumber(whole(), number);
      return 'expected' in read ? read.expected : [];
    };
    const assembly = { group: 'P', codes: [] };
    expect(expectedIn('a-x')).toEqual([assembly]);
    expect(expectedIn('a-(q-')).toEqual([assembly]);
  });
});

describe('the number of a part that reads in two ways', () => {
  const two = configurator([choice('Q', ['x', 'xy']), choice('W', ['yz', 'z'], { separator: '' })]);
  test('reads in two ways in the whole', () => {
    const readings = [
      [
        [1, 0],
        [
          [
            [1, 0],
            [1, 0],
          ],
        ],
        [0],
      ],
      [
        [1, 0],
        [
          [
            [0, 1],
            [0, 1],
          ],
        ],
        [0],
      ],
    ];
    const read = parseModelNumber(whole(two), 'a-(xyz)');
    expect(read).toMatchObject({ ok: false, code: 'ambiguous' });
    expect('readings' in read && read.readings.toSorted()).toEqual(readings.toSorted());
  });

  test('in each of several parts that have it', () => {
    const config = configurator(
      ['P', 'R'].map((name) => ({ name, kind: 'assembly', part: 'p' })),
      { parts: { p: configurator([choice('Q', ['x', 'y'])]) } },
    );
    expect(parseModelNumber(config, '(x)-(x)')).toEqual({ ok: true, selection: [[[[1, 0]]], [[[1, 0]]]] });
    expect(parseModelNumber(config, '(x)-(y)')).toEqual({ ok: true, selection: [[[[1, 0]]], [[[0, 1]]]] });
  });
});
