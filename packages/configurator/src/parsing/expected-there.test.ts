import { expect, test } from 'vitest';
import { type Configurator, parseModelNumber } from '../index.ts';
import { choice, configurator, number, sequence, several, tabled, text } from '../testing/build.ts';

const a = choice('A', ['a', 'b']);
const b = choice('B', ['x', 'y']);

test.each<[string, Configurator, string, number, readonly string[], readonly string[]]>([
  ['a number', configurator([a, number('N', { max: 99 }), b]), 'a-x', 2, ['N:'], []],
  [
    'a number beyond its bounds',
    configurator([a, number('N', { max: 99 }), b]),
    'a-100-x',
    4,
    ['B: x y'],
    ['B.x', 'B.y'],
  ],
  ['a number at the end', configurator([a, number('N', { max: 99 })]), 'a-', 2, ['N:'], []],
  ['a text', configurator([a, text('T', { characters: '0-9', max: 3 }), b]), 'a-zz', 2, ['T:'], []],
  ['a sequence', configurator([a, sequence('S', ['x', 'y'], { max: 3 }), b]), 'a-x|z', 4, ['S: x y'], ['S.x', 'S.y']],
  ['the end of a sequence', configurator([a, sequence('S', ['x', 'y'], { max: 2 })]), 'a-x|y|x', 5, [], []],
  [
    'an assembly',
    configurator([a, { name: 'P', kind: 'assembly', part: 'p' }], {
      parts: { p: configurator([choice('Q', ['q', 'r'])]) },
    }),
    'a-(s)',
    3,
    ['P:'],
    [],
  ],
  [
    'an option that is held',
    configurator([a, choice('T', [{ code: 'h', selectIf: ['A.a'] }, 'k'])]),
    'a-k',
    2,
    ['T: h'],
    ['T.h'],
  ],
  [
    'where nothing is held',
    configurator([a, choice('T', [{ code: 'h', selectIf: ['A.a'] }, 'k'])]),
    'b-z',
    2,
    ['T: h k'],
    ['T.h', 'T.k'],
  ],
  [
    'an option that a rule allows',
    configurator([a, choice('T', [{ code: 'h', enableIf: ['A.a'] }, { code: 'k', disableIf: ['A.a'] }, 'm'])]),
    'a-z',
    2,
    ['T: h m'],
    ['T.h', 'T.m'],
  ],
  [
    'a group that shows',
    configurator([a, choice('T', ['t'], { showIf: ['A.a'] }), choice('U', ['u'])]),
    'a-z',
    2,
    ['T: t'],
    ['T.t'],
  ],
  [
    'a group that is hidden',
    configurator([a, choice('T', ['t'], { showIf: ['A.a'] }), choice('U', ['u'])]),
    'b-z',
    2,
    ['U: u'],
    ['U.u'],
  ],
  [
    'a group that may be left out',
    configurator([a, choice('T', ['t'], { optional: true }), choice('U', ['u'])]),
    'a-z',
    2,
    ['T: t', 'U: u'],
    ['T.t', 'U.u'],
  ],
  [
    'the literal of a hidden group',
    configurator([a, choice('T', ['t'], { showIf: ['A.a'], whenHidden: '0' }), choice('U', ['u'])]),
    'b-z',
    2,
    ['T: 0'],
    ['T.0'],
  ],
  ['more of several', configurator([a, several('T', ['r', 's', 't'])]), 'a-s|z', 4, ['T: t'], ['T.t']],
  ['not what stands before it', configurator([a, several('T', ['r', 's', 't'])]), 'a-t|r', 4, ['T:'], []],
  [
    'not what is disabled by another',
    configurator([a, several('T', [{ code: 'r', disableCodes: ['s'] }, 's', 't'])]),
    'a-r|z',
    4,
    ['T: t'],
    ['T.t'],
  ],
  [
    'quantities',
    configurator([a, several('T', [{ code: 'S', isQtyPrefix: true, maxQty: 3 }])]),
    'a-4S',
    2,
    ['T: S'],
    ['T.S'],
  ],
  ['the beginning', configurator([a], { prefix: 'PF-' }), 'PG-a', 0, [], []],
  [
    'another separator',
    configurator([a, b], { groupSeparator: '/' }),
    'a-x',
    1,
    ['B: x y'],
    ['B.x', 'B.y', 'A.a', 'A.b'],
  ],
  ['what comes after the end', configurator([a, b]), 'a-x-y', 3, [], []],
  ['nothing more', configurator([a, b]), 'a', 1, ['B: x y'], []],
  [
    'a row of a table',
    tabled([choice('A', ['a', 'b']), choice('B', ['x', 'y'])], {
      rows: [
        ['a', 'x'],
        ['b', 'y'],
      ],
    }),
    'a-y',
    2,
    ['B: x'],
    ['B.x'],
  ],
  [
    'entries that may come once more',
    configurator([a, sequence('S', [{ code: 'x', maxQty: 1 }, { code: 'y', maxQty: 2 }, 'z'], { max: 9 })]),
    'a-x|y|!',
    6,
    ['S: y z'],
    ['S.y', 'S.z'],
  ],
  ['no entry beyond the most', configurator([a, sequence('S', ['x'], { max: 2 }), b]), 'a-x|x|!', 5, ['B: x y'], []],
])(
  'a number that does not read tells where, and could go on with %s',
  (_, config, number, parsed, expected, closest) => {
    const read = parseModelNumber(config, number);
    if (read.ok || !('expected' in read)) throw new Error('a refusal');
    expect(read.parsed).toBe(parsed);
    expect(read.expected.map(({ group, codes }) => `${group}: ${codes.join(' ')}`.trim())).toEqual(expected);
    expect(('closest' in read ? read.closest : []).map(({ group, code }) => `${group}.${code}`)).toEqual(closest);
  },
);
