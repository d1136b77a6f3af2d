import { describe, expect, test } from 'vitest';
import type { ConfigGroup, ConfigOption, Configurator } from '../../data/configurator.ts';
import { evaluate } from '../../evaluating/evaluate.ts';
import { choice, configurator, number, sequence, text } from '../../testing/build.ts';
import { lintConfigurator } from '../lint-configurator.ts';

const codes = (config: Configurator): readonly string[] => [
  ...new Set(lintConfigurator(config, { steps: 100_000 }).findings.map(({ code }) => code)),
];
const rail = (options: readonly (string | ConfigOption)[], rest: Partial<ConfigGroup> = {}) =>
  configurator([choice('Size', ['S', 'L']), sequence('Rail', options, rest)]);

test('a sound text and a sound sequence have no findings', () => {
  const config = configurator([
    choice('Size', ['S', 'L']),
    text('Tag', { characters: 'A-Z0-9 ', max: 8 }),
    sequence('Rail', ['K', { code: 'R', maxQty: 2, disableIf: ['Size.S'] }], {
      max: 4,
      fill: 'X',
      optionSeparator: '',
    }),
    number('Length', { max: 9 }),
  ]);
  expect(lintConfigurator(config)).toEqual({ findings: [], exhaustive: true });
});

test.each<[string, Partial<ConfigOption>]>([
  ['selected', { selected: true }],
  ['isReadonly', { isReadonly: true }],
  ['selectIf', { selectIf: ['Size.S'] }],
  ['isLast', { isLast: true }],
  ['qty', { qty: 2 }],
  ['isQtyPrefix', { isQtyPrefix: true }],
  ['isQtySuffix', { isQtySuffix: true }],
  ['isQtyReadonly', { isQtyReadonly: true }],
  ['maxOverride', { maxOverride: 1 }],
  ['overrideCodes', { overrideCodes: { K: 1 } }],
  ['neverDisabled', { neverDisabled: true }],
])('%s in a sequence is an error, elsewhere and as false it is none', (flag, option) => {
  expect(lintConfigurator(rail(['K', { code: 'R', ...option }])).findings).toEqual([
    {
      code: 'flag-in-sequence',
      severity: 'error',
      group: 'Rail',
      option: 'R',
      path: ['configGroups', 1, 'options', 1, flag],
      message: `Group "Rail", option "R": "${flag}" means nothing in a sequence.`,
    },
  ]);
  expect(codes(rail(['K', { code: 'R', selected: false, maxQty: 2 }]))).toEqual([]);
  expect(
    codes(configurator([choice('Size', ['S', 'K', { code: 'R', ...option }], { multiselect: true })])),
  ).not.toContain('flag-in-sequence');
});

describe('codes of a sequence that run together', () => {
  test.each<[string, string[], Partial<ConfigGroup>, boolean]>([
    ['one begins with another, without a separator', ['K', 'KR'], { optionSeparator: '' }, true],
    ['or with "|", which labels leave out', ['K', 'KR'], {}, true],
    ['with another separator', ['K', 'KR'], { optionSeparator: '.' }, false],
    ['none begins with another', ['K', 'RK'], { optionSeparator: '' }, false],
    ['fill begins with a code', ['K'], { optionSeparator: '', fill: 'KX', max: 2 }, true],
    ['a code begins with fill', ['XK'], { optionSeparator: '', fill: 'X', max: 2 }, true],
    ['fill is like none', ['K'], { optionSeparator: '', fill: 'X', max: 2 }, false],
    ['fill is a code, with a separator', ['K', 'X'], { optionSeparator: '.', fill: 'X', max: 2 }, true],
    ['a blank code', ['', 'K'], { optionSeparator: '' }, true],
    ['unprinted', ['K', 'KR'], { optionSeparator: '', printed: false }, false],
  ])('%s', (_, options, rest, isFound) => {
    expect(codes(rail(options, rest)).includes('codes-run-together')).toBe(isFound);
  });
});

describe('a printed text of any length that allows what follows', () => {
  const tagged = (tag: Partial<ConfigGroup>, ...after: ConfigGroup[]) => configurator([text('Tag', tag), ...after]);
  const lid = choice('Lid', ['1', '2']);
  test.each<[string, Configurator, boolean]>([
    ['the separator', tagged({}, lid), true],
    ['no separator', tagged({ characters: 'A-Z0-9 ' }, lid), false],
    ['nothing follows', tagged({}), false],
    ['of fixed length', tagged({ min: 3, max: 3 }, lid), false],
    ['unprinted', tagged({ printed: false }, lid), false],
    ['before an unprinted group', tagged({}, choice('Lid', ['1'], { printed: false })), false],
    [
      'the first of a code, without a separator',
      tagged({ characters: 'A-Z1' }, choice('Lid', ['12'], { separator: '' })),
      true,
    ],
    [
      'another than the first of a code',
      tagged({ characters: 'A-Z2' }, choice('Lid', ['12'], { separator: '' })),
      false,
    ],
    ['a digit before a number', tagged({ characters: 'A-Z0' }, number('Length', { separator: '' })), true],
    ['no digit before a number', tagged({ characters: 'A-Z' }, number('Length', { separator: '' })), false],
    ['a letter before a text', tagged({ characters: 'A-C' }, text('Note', { characters: 'C-E', separator: '' })), true],
    ['the entry of a sequence', tagged({ characters: 'A-K' }, sequence('Rail', ['K'], { separator: '' })), true],
    [
      'a group that may print nothing between',
      tagged(
        { characters: 'A-Z/' },
        choice('Lid', ['1'], { optional: true }),
        choice('End', ['1'], { separator: '/' }),
      ),
      true,
    ],
    [
      'a literal while it is hidden',
      tagged({ characters: 'A-Z0' }, choice('Lid', ['1'], { separator: '', showIf: ['Lid.1'], whenHidden: '0' })),
      true,
    ],
    [
      'small letters that are turned large',
      tagged({ characters: 'A-Za', upperCase: true }, choice('Lid', ['a'], { separator: '' })),
      false,
    ],
  ])('%s', (_, config, isFound) => expect(codes(config).includes('text-runs-on')).toBe(isFound));
});

describe('what a text that runs on is told', () => {
  const finding = (config: Configurator) =>
    lintConfigurator(config).findings.filter(({ code }) => code === 'text-runs-on');

  test('its place, and the first character with which what follows may begin', () => {
    const config = configurator([
      choice('Size', ['S']),
      text('Tag', { characters: 'A-F' }),
      choice('Lid', ['X1', 'CX', 'BX'], { separator: '' }),
    ]);
    expect(finding(config)).toEqual([
      {
        code: 'text-runs-on',
        severity: 'error',
        group: 'Tag',
        path: ['configGroups', 1, 'characters'],
        message:
          'Text "Tag": it may have "C", with which what follows may begin; leave it out of "characters", or fix the length.',
        witness: { number: 'C' },
      },
    ]);
  });

  const inside = (close: string, ...groups: ConfigGroup[]) =>
    configurator([{ name: 'Float', kind: 'assembly', part: 'float', open: '(', close }], {
      parts: { float: configurator(groups) },
    });
  const tag = text('Tag', { characters: 'A-Z)' });

  test.each<[string, Configurator, unknown[]]>([
    ['the end of its assembly', inside(')', tag), [['parts', 'float', 'configGroups', 0, 'characters']]],
    ['only the first character of that end', inside('>)', tag), []],
    [
      'the end of its assembly after a group that may print nothing',
      inside(')', tag, choice('Lid', ['L'], { optional: true, separator: '!' })),
      [['parts', 'float', 'configGroups', 0, 'characters']],
    ],
    ['not the end where another group always stands between', inside(')', tag, choice('Lid', ['L'])), []],
  ])('%s', (_, config, paths) => {
    expect(finding(config).map(({ path }) => path)).toEqual(paths);
  });
});

describe('two products of one number', () => {
  test('a sequence that ends where the next group begins', () => {
    const config = configurator([
      sequence('Rail', ['A', 'B'], { optionSeparator: '', max: 2 }),
      choice('Lid', ['B', 'C'], { separator: '', optional: true }),
    ]);
    const [finding] = lintConfigurator(config).findings;
    expect(finding).toMatchObject({
      code: 'ambiguous-number',
      witness: { selections: [expect.anything(), expect.anything()] },
    });
  });

  test('codes with the separator in them', () => {
    expect(codes(rail(['A', 'A.A'], { optionSeparator: '.' }))).toContain('ambiguous-number');
  });

  test('a text of fixed length beside a group that may be empty', () => {
    const config = configurator([
      text('Tag', { min: 2, max: 2, optional: true, characters: 'A-C' }),
      choice('Lid', ['AB', 'C'], { separator: '', optional: true }),
    ]);
    expect(codes(config)).toContain('ambiguous-number');
  });
});

describe('bounds that leave nothing', () => {
  const found = (config: Configurator) =>
    lintConfigurator(config).findings.map(({ code, severity }) => [code, severity]);
  test.each<[string, Configurator, unknown[]]>([
    [
      'a text whose min is above its max',
      configurator([text('Tag', { min: 5, max: 4 })]),
      [['bounds-exclude-everything', 'error']],
    ],
    ['a text as long as its min alone', configurator([text('Tag', { min: 4, max: 4 })]), []],
    [
      'a text without a character that can be typed',
      configurator([text('Tag', { characters: 'a-z', upperCase: true })]),
      [['bounds-exclude-everything', 'error']],
    ],
    [
      'a sequence whose min is above its max',
      configurator([sequence('Rail', ['K'], { min: 3, max: 2 })]),
      [['bounds-exclude-everything', 'error']],
    ],
    [
      'limits of a text that leave nothing',
      configurator([choice('Size', ['S', 'L']), text('Tag', { min: 3, limits: [{ if: ['Size.S'], max: 2 }] })]),
      [['bounds-exclude-everything', 'warning']],
    ],
    [
      'limits of a sequence that leave nothing',
      configurator([choice('Size', ['S', 'L']), sequence('Rail', ['K'], { limits: [{ if: ['Size.S'], max: 0 }] })]),
      [['bounds-exclude-everything', 'warning']],
    ],
  ])('%s', (_, config, expected) => {
    const own = found(config).filter(([code]) => code === 'bounds-exclude-everything');
    expect(own).toEqual(expected);
  });

  test.each<[string, ConfigGroup['limits'], string[]]>([
    ['a min of entries above the most', [{ min: 5 }], ['limit-never-met']],
    ['a min of an attribute above what all entries have', [{ of: 'amps', min: 9 }], ['limit-never-met']],
    ['a min that all entries together reach', [{ of: 'amps', min: 8 }], []],
    ['an attribute that no option has', [{ of: 'kg', max: 1 }], ['limit-without-attribute']],
  ])('%s', (_, limits = [], expected) => {
    const config = rail([{ code: 'K', attributes: { amps: 2 } }], { max: 4, limits });
    expect(codes(config).filter((code) => code.startsWith('limit'))).toEqual(expected);
  });
});

test.each<[string, Configurator, string | null]>([
  ['a text of 1,000 characters', configurator([text('Tag', { max: 1_000 })]), null],
  [
    'a text of more',
    configurator([text('Tag', { max: 1_001 })]),
    'Group "Tag": a text has at most 1000 characters, and its max is 1001.',
  ],
  ['a sequence of 200 entries', configurator([sequence('Rail', ['K'], { max: 200 })]), null],
  [
    'a sequence of more',
    configurator([sequence('Rail', ['K'], { max: 1e15, fill: 'X' })]),
    'Group "Rail": a sequence has at most 200 entries, and its max is 1000000000000000.',
  ],
])('%s is taken, or refused with what the most is', (_, config, message) => {
  const found = lintConfigurator(config).findings.filter(({ code }) => code === 'too-long');
  expect(found.map((one) => one.message)).toEqual(message === null ? [] : [message]);
});

test.each([
  ['text', text('Tag', { min: 1e15, max: 1e16 })],
  ['sequence', sequence('Rail', ['K'], { min: 1e15, max: 1e16 })],
])('a %s that has to be longer is never tried, and has nothing within its bounds', (_, group) => {
  const config = configurator([group, choice('Size', ['S', { code: 'L', enableIf: [`${group.name}.count>1`] }])]);
  expect(codes(config)).toEqual(expect.arrayContaining(['too-long', 'bounds-exclude-everything']));
});

test('a number is no longer than a sequence may be, however many places its data fill', () => {
  const config = configurator([sequence('Rail', ['K'], { max: 1e15, fill: 'X', optionSeparator: '' })]);
  expect(evaluate(config, [['K']]).itemNo).toBe(`K${'X'.repeat(199)}`);
});

describe('tables', () => {
  const tabled = (columns: string[], rows: string[][]) =>
    configurator([choice('Size', ['S', 'L']), sequence('Rail', ['K', 'R'], { optional: true }), text('Tag')], {
      tables: [{ name: 'Fit', columns, rows }],
    });
  test('a column may name a sequence, with its codes', () => {
    expect(
      codes(
        tabled(
          ['Size', 'Rail'],
          [
            ['S', 'K'],
            ['L', 'K|R'],
          ],
        ),
      ),
    ).toEqual([]);
    expect(codes(tabled(['Size', 'Rail'], [['*', 'K|Z']]))).toContain('unknown-code');
    expect(codes(tabled(['Size', 'Rail'], [['*', 'K']]))).toContain('option-never-selectable');
  });
  test('a column does not name a text', () => {
    expect(codes(tabled(['Size', 'Tag'], [['*', '*']]))).toEqual(['malformed-table']);
  });
});

test('a rule that asks a text for a value, or a sequence for an unknown code, is found', () => {
  const asking = (rule: string) =>
    codes(
      configurator([
        sequence('Rail', ['K'], { optional: true }),
        text('Tag', { optional: true, characters: '0-9' }),
        choice('Lid', ['A', 'B'], { showIf: [rule] }),
      ]),
    );
  expect([asking('Tag.value>1'), asking('Rail.Z'), asking('Rail.value=1')]).toEqual([
    expect.arrayContaining(['unknown-code']),
    expect.arrayContaining(['unknown-code']),
    expect.arrayContaining(['unknown-code']),
  ]);
  expect([asking('Tag.count=1'), asking('Rail.K'), asking('Rail.count>=2'), asking('Rail.quantity>=20')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

test('an option of a sequence that no number can have is found', () => {
  const config = rail(['K', { code: 'R', enableIf: ['Size.S', 'Size.L'] }]);
  expect(codes(config)).toEqual(expect.arrayContaining(['option-never-selectable']));
});

test('places are whole, also where the most is not', () => {
  const config = configurator([sequence('Rail', ['K'], { max: 2.5, fill: 'X', optionSeparator: '' })]);
  expect(evaluate(config, [['K']]).itemNo).toBe('KX');
});
