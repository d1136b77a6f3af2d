import { expect, test } from 'vitest';
import type { Configurator, ContextFact } from '../index.ts';
import { choice, configurator, number, sequence, several, tabled, text } from '../testing/build.ts';
import { lintConfigurator } from './lint-configurator.ts';

const a = choice('A', ['a', 'b']);
const b = choice('B', ['x', 'y']);
const market: ContextFact = { name: 'market', values: ['US', 'CA'] };
const unseparated = { groupSeparator: '' };

/** All findings in words, but that an option can never be selected, which follows from others. */
const found = (config: Configurator): string[] =>
  lintConfigurator(config).findings.flatMap(({ message }) =>
    message.endsWith('can never be selected.') ? [] : [message],
  );

test.each<[string, Configurator, readonly string[]]>([
  [
    'codes that contain a separator, of a group, of options, or of one group',
    configurator([choice('A', ['a-b', 'c', 'd|e']), choice('B', ['x/y', 'z'], { separator: '/' })]),
    [
      'Group "A": the code "a-b" contains the separator "-".',
      'Group "A": the code "d|e" contains the separator "|".',
      'Group "B": the code "x/y" contains the separator "/".',
    ],
  ],
  ['not where the group is not printed', configurator([a, choice('B', ['x-y'], { printed: false })]), []],
  [
    'two numbers side by side',
    configurator([number('N', { max: 9 }), number('M', { max: 9 })], unseparated),
    ['The numbers "N" and "M" stand side by side: give one of them digits or a separator.'],
  ],
  [
    'not where one has digits',
    configurator([number('N', { max: 9, digits: 2 }), number('M', { max: 9 })], unseparated),
    [],
  ],
  [
    'not where the other has digits',
    configurator([number('N', { max: 9 }), number('M', { max: 9, digits: 2 })], unseparated),
    [],
  ],
  [
    'not where a separator stands between',
    configurator([number('N', { max: 9 }), number('M', { max: 9, separator: 'x' })], unseparated),
    [],
  ],
  [
    'not where a code stands between',
    configurator([number('N', { max: 9 }), choice('B', ['x']), number('M', { max: 9 })], unseparated),
    [],
  ],
  [
    'where the code between may be blank',
    configurator([number('N', { max: 9 }), choice('B', ['x', '']), number('M', { max: 9 })], unseparated),
    ['The numbers "N" and "M" stand side by side: give one of them digits or a separator.'],
  ],
  [
    'where what stands between may be left out',
    configurator(
      [number('N', { max: 9 }), choice('B', ['x'], { optional: true }), number('M', { max: 9 })],
      unseparated,
    ),
    ['The numbers "N" and "M" stand side by side: give one of them digits or a separator.'],
  ],
  [
    'where what stands between may be hidden',
    configurator(
      [a, number('N', { max: 9 }), choice('B', ['x'], { showIf: ['A.a'] }), number('M', { max: 9 })],
      unseparated,
    ),
    ['The numbers "N" and "M" stand side by side: give one of them digits or a separator.'],
  ],
  [
    'not where it then has a literal',
    configurator(
      [a, number('N', { max: 9 }), choice('B', ['x'], { showIf: ['A.a'], whenHidden: 'o' }), number('M', { max: 9 })],
      unseparated,
    ),
    [],
  ],
  [
    'where what stands between is not printed',
    configurator(
      [number('N', { max: 9 }), choice('B', ['x'], { printed: false }), number('M', { max: 9 })],
      unseparated,
    ),
    ['The numbers "N" and "M" stand side by side: give one of them digits or a separator.'],
  ],
])('the publish check of separators and numbers side by side finds %s', (_, config, findings) =>
  expect(found(config)).toEqual(findings),
);

test.each<[string, Configurator, readonly string[]]>([
  [
    'none in a sound table',
    tabled([a, b], {
      rows: [
        ['a', 'x'],
        ['b', 'y'],
      ],
    }),
    [],
  ],
  [
    'a row of another width',
    tabled([a, b], {
      rows: [
        ['a', 'x', 1],
        ['b', 'y'],
      ],
    }),
    ['Table "T": row 1 has 3 cells instead of 2.'],
  ],
  [
    'an unknown code',
    tabled([a, b], {
      rows: [
        ['a', 'x|z'],
        ['b', 'y'],
      ],
    }),
    ['Table "T": row 1 names an unknown code of "B": "z".'],
  ],
  [
    'an option that stands in no row',
    tabled([a, b], {
      rows: [
        ['a', 'x'],
        ['b', 'x'],
      ],
    }),
    ['Table "T": no row allows the option "y" of group "B".'],
  ],
  [
    'an empty cell of a group that is always answered',
    tabled([a, b], {
      rows: [
        ['a', ''],
        ['b', '*'],
        ['a', '*'],
      ],
    }),
    ['Table "T": row 1: "B" is always answered and has no blank code, so its cell is never empty.'],
  ],
  [
    'not of one that may be left out',
    tabled([a, choice('B', ['x', 'y'], { optional: true })], {
      rows: [
        ['a', ''],
        ['b', '*'],
        ['a', '*'],
      ],
    }),
    [],
  ],
  [
    'a cell that is no number',
    tabled([a, number('B', { max: 9 })], {
      rows: [
        ['a', '1..3'],
        ['b', 'x'],
      ],
    }),
    ['Table "T": row 2: the cell "x" of "B" cannot be read.'],
  ],
  [
    'a name that is none, and a text that is given',
    tabled([a, b], {
      gives: ['price', 'a b'],
      rows: [
        ['a', '*', 1, 2],
        ['b', '*', '7', null],
      ],
    }),
    ['Table "T": "a b" is no name of letters, digits and "_".', 'Table "T": row 2 gives "7", which is no number.'],
  ],
  [
    'an unknown group that a price is per',
    tabled([a, b], { per: 'X', rows: [['*', '*']] }),
    ['Table "T": "per" names the unknown group "X".'],
  ],
  [
    'a name that begins as facts about who asks do',
    tabled([a, b], { name: '@T', rows: [['*', '*']] }),
    ['Table "@T": its name begins with "@" or "sum(".'],
  ],
  [
    'a name that begins as sums do',
    tabled([a, b], { name: 'sum(T', rows: [['*', '*']] }),
    ['Table "sum(T": its name begins with "@" or "sum(".'],
  ],
  [
    'an unknown value of who asks, and an empty cell; the default is known',
    tabled(
      [a],
      {
        columns: ['A', '@market'],
        rows: [
          ['a', 'US|unknown'],
          ['b', 'US|BR'],
          ['b', ''],
          ['b', '*'],
        ],
      },
      { context: [market] },
    ),
    [
      'Table "T": row 2 names an unknown value of "@market": "BR".',
      'Table "T": row 3: the cell "" of "@market" cannot be read.',
    ],
  ],
  [
    'no column of a group',
    tabled([a], { columns: ['@market'], rows: [['US']] }, { context: [market] }),
    ['Table "T": it has no column of a group.'],
  ],
])('the publish check of tables finds %s', (_, config, findings) => expect(found(config)).toEqual(findings));

test.each<[string, Configurator, readonly string[]]>([
  [
    'no number at all',
    configurator([a, number('N', { min: 5, max: 3 })]),
    ['Group "N": no number is within its bounds.'],
  ],
  [
    'limits of a text',
    configurator([a, text('N', { min: 5, max: 9, limits: [{ if: ['A.a'], max: 3 }] })]),
    ['Group "N": its limits can leave no text to type.'],
  ],
  [
    'limits of a number',
    configurator([a, number('N', { min: 5, max: 9, limits: [{ if: ['A.a'], max: 3 }] })]),
    ['Group "N": its limits can leave no number to choose.'],
  ],
  [
    'limits of a sequence',
    configurator([a, sequence('N', ['x'], { min: 5, max: 9, limits: [{ if: ['A.a'], max: 3 }] })]),
    ['Group "N": its limits can leave no sequence to choose.'],
  ],
  [
    'limits between two steps',
    configurator([a, number('N', { min: 0, max: 9, step: 4, limits: [{ if: ['A.a'], min: 5, max: 7 }] })]),
    ['Group "N": its limits can leave no number to choose.'],
  ],
  [
    'not where a step is at the limit',
    configurator([a, number('N', { min: 0, max: 9, step: 4, limits: [{ if: ['A.a'], min: 5, max: 8 }] })]),
    [],
  ],
  [
    'another number as limit',
    configurator([number('M', { min: 1, max: 9 }), number('N', { min: 5, max: 9, limits: [{ max: 'M' }] })]),
    ['Group "N": its limits can leave no number to choose.'],
  ],
  [
    'not where that is never less',
    configurator([number('M', { min: 5, max: 9 }), number('N', { min: 5, max: 9, limits: [{ max: 'M' }] })]),
    [],
  ],
  [
    'a measure as limit',
    configurator([
      choice('A', [{ code: 'a', attributes: { w: 1 } }, 'b']),
      number('N', { min: 5, max: 9, limits: [{ max: 'A.w' }] }),
    ]),
    ['Group "N": its limits can leave no number to choose.'],
  ],
])('the publish check of bounds finds %s', (_, config, findings) => expect(found(config)).toEqual(findings));

test.each<[string, Configurator, readonly string[]]>([
  [
    'nothing under a limit',
    configurator([several('A', ['a', 'b'], { maxSelect: -1 })]),
    ['Group "A": nothing can be selected under the limit -1.'],
  ],
  [
    'more that is always selected than the limit',
    configurator([
      several(
        'A',
        [{ code: 'a', isReadonly: true, selected: true }, { code: 'b', isReadonly: true, selected: true }, 'c'],
        { maxSelect: 1 },
      ),
    ]),
    ['Group "A": 2 options are always selected, the limit is 1.'],
  ],
  [
    'fewer options than the limit',
    configurator([several('A', ['a', 'b', { code: 'c', neverDisabled: true }], { maxSelect: 3 })]),
    ['Group "A": only 2 options count, the limit 3 is never reached.'],
  ],
  ['not as many', configurator([several('A', ['a', 'b'], { maxSelect: 2 })]), []],
  [
    'a limit for an option that it keeps out',
    configurator([several('A', [{ code: 'a', overrideCodes: { b: 1 } }, 'b'])]),
    ['Group "A", option "a": its limit for "b" never comes into force.'],
  ],
  [
    'a limit in a single choice',
    configurator([choice('A', [{ code: 'a', overrideCodes: { b: 1 } }, 'b'])]),
    ['Group "A", option "a": its limit for "b" never comes into force.'],
  ],
  [
    'a limit that never holds',
    configurator([a, number('N', { max: 9, limits: [{ if: ['A.a', 'A.b'], max: 3 }] })]),
    ['Group "N": limit 1 never comes into force.'],
  ],
  [
    'a limit of an assembly',
    configurator([{ name: 'P', kind: 'assembly', part: 'p', limits: [{ max: 1 }] }], {
      parts: { p: configurator([a]) },
    }),
    ['Group "P": limits mean nothing in an assembly.'],
  ],
])('the publish check of limits finds %s', (_, config, findings) => expect(found(config)).toEqual(findings));
