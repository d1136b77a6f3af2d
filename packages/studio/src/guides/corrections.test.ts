import { parseModelNumber } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import type { Correction } from './guide.ts';
import { readGuide } from './read-guide.ts';
import { sheetOf } from './testing/sheet-of.ts';

const guide = sheetOf([
  ['Voltage'],
  ['Code', 'Description', 'Price'],
  ['A', '24 V', '10.00'],
  ['B', '120 V', '12.00'],
  [],
  ['Housing'],
  ['Code', 'Description', 'Price'],
  ['1', 'steel', '0'],
  ['2', 'brass', '5.00'],
  [],
  ['Example: XY-A-2'],
  ['Cable 5 m'],
]);

const read = (...corrections: Correction[]) => readGuide({ sheets: [guide], corrections });
const VOLTAGE = '0:0:0';
const HOUSING = '0:5:0';
const cell = (
  row: number,
  column: number,
  use: Extract<Correction, { what: 'cells' }>['use'],
  rows = 1,
): Correction => ({
  what: 'cells',
  place: { sheet: 0, row, column },
  rows,
  columns: 1,
  use,
});
const codesOf = ({ configurator }: ReturnType<typeof read>, group: string) =>
  configurator.configGroups.find(({ name }) => name === group)?.options?.map(({ code }) => code);

describe('a correction counts, and the rest is recognised anew', () => {
  test('a group is renamed, may be left out, and has several answers', () => {
    const { configurator, examples } = read({
      what: 'group',
      group: HOUSING,
      name: 'Body',
      optional: true,
      several: true,
    });
    expect(configurator.configGroups[1]).toMatchObject({ name: 'Body', optional: true, multiselect: true });
    expect(examples).toMatchObject([{ number: 'XY-A-2', decodes: true }]);
  });

  test('groups are ordered, and the example no longer reads', () => {
    const { configurator, examples } = read({ what: 'order', groups: [HOUSING, VOLTAGE] });
    expect(configurator.configGroups.map(({ name }) => name)).toEqual(['Housing', 'Voltage']);
    expect(examples).toMatchObject([{ printed: 'XY-A-2', decodes: false }]);
  });

  test('groups are joined', () => {
    expect(codesOf(read({ what: 'join', group: HOUSING, into: VOLTAGE }), 'Voltage')).toEqual(['A', 'B', '1', '2']);
  });

  test('an option is taken out', () => {
    const { examples, configurator } = read({ what: 'option', group: HOUSING, code: '2', isTaken: false });
    expect(parseModelNumber(configurator, 'XY-A-1').ok).toBe(false);
    expect(examples).toMatchObject([{ decodes: false }]);
  });

  test('a group is taken out', () => {
    expect(read({ what: 'group', group: HOUSING, isTaken: false }).configurator.configGroups).toHaveLength(1);
  });

  test('a cell means nothing', () => {
    expect(codesOf(read(cell(3, 0, 'nothing')), 'Voltage')).toEqual(['A']);
  });

  test('cells become a code and its words', () => {
    const corrected = read(cell(11, 0, 'code'));
    expect(corrected.uses.get('0:11:0')).toBe('code');
    expect(codesOf(corrected, 'Housing')).toEqual(['1', '2', 'Cable 5 m']);
  });

  test('a text becomes the name of a group, which takes the rows below', () => {
    const corrected = read(cell(8, 1, 'group'), cell(8, 0, 'code'));
    expect(corrected.uses.get('0:8:1')).toBe('group');
  });

  test('prefix and separator are stated', () => {
    expect(read({ what: 'number', prefix: 'Q', separator: '/' }).configurator).toMatchObject({
      prefix: 'Q',
      groupSeparator: '/',
    });
  });

  test('earlier corrections are kept', () => {
    const both = read({ what: 'group', group: VOLTAGE, name: 'Supply' }, cell(7, 0, 'nothing'));
    expect(both.configurator.configGroups.map(({ name }) => name)).toEqual(['Supply', 'Housing']);
    expect(codesOf(both, 'Housing')).toEqual(['2']);
  });
});

describe('bad input is said at its place', () => {
  test('two codes alike', () => {
    const twice = sheetOf([['Voltage'], ['Code', 'Description'], ['A', '24 V'], ['A', '120 V'], ['B', '230 V']]);
    const { notes, groups, findings } = readGuide({ sheets: [twice] });
    expect(notes).toContainEqual({
      at: { sheet: 0, row: 3, column: 0 },
      text: 'A stands twice in Voltage: also for “24 V”. The second is left out.',
    });
    expect(groups[0]?.options.filter(({ isTaken }) => isTaken).map(({ code }) => code)).toEqual(['A', 'B']);
    expect(findings).toEqual([]);
  });

  test('a guide without any group', () => {
    const { notes, configurator } = readGuide({
      sheets: [sheetOf([['Dear customer,'], ['thank you for your order.']])],
    });
    expect(configurator.configGroups).toEqual([]);
    expect(notes.at(-1)?.text).toContain('No group with options was found');
  });

  test('an example that cannot be read says how far it goes', () => {
    const unread = sheetOf([
      ['Voltage'],
      ['Code', 'Description'],
      ['A', '24 V'],
      ['B', '120 V'],
      [],
      ['Example: ZZ-C'],
    ]);
    expect(readGuide({ sheets: [unread] }).examples).toMatchObject([{ printed: 'ZZ-C', decodes: false }]);
  });

  test('hidden sheets and rows are told, and not read', () => {
    const hidden = sheetOf([['Voltage'], ['Code', 'Description'], ['A', '24 V'], ['B', '120 V'], ['C', '230 V']], {
      hiddenRows: [4],
    });
    const { configurator, notes } = readGuide({ sheets: [hidden, sheetOf([['x']], { name: 'Old', isHidden: true })] });
    expect(configurator.configGroups[0]?.options?.map(({ code }) => code)).toEqual(['A', 'B']);
    expect(notes.map(({ text }) => text)).toEqual([
      '1 hidden row is not read.',
      'The sheet “Old” is hidden. It is not read.',
    ]);
  });

  test('a footnote that is no rule stays to be decided', () => {
    const noted = sheetOf([
      ['Voltage'],
      ['Code', 'Description'],
      ['A*', '24 V'],
      ['B', '120 V'],
      [],
      ['* Ask for the certificate of class 2.'],
    ]);
    expect(readGuide({ sheets: [noted] }).footnotes).toMatchObject([{ of: ['Voltage.A'], rules: [], isOpen: true }]);
  });
});

test('each sheet has its own sign before decimals, and one that proves none has that of the others', () => {
  const priced = (title: string, codes: readonly string[], prices: readonly string[]) =>
    sheetOf([
      [title],
      ['Code', 'Description', 'Price'],
      ...codes.map((code, at) => [code, `${code} mm`, prices[at] ?? '']),
    ]);
  const sheets = [
    priced('Bore', ['A1', 'A2'], ['1.250,00', '3.000']),
    priced('Stroke', ['B1', 'B2'], ['1,250.00', '3,000']),
    priced('Seal', ['C1', 'C2'], ['0', '2.000']),
  ];
  const pricesIn = (read: ReturnType<typeof readGuide>) =>
    read.groups.map(({ options }) => options.map(({ price }) => price));
  const each = [
    [125_000, 300_000],
    [125_000, 300_000],
  ];
  expect(pricesIn(readGuide({ sheets: sheets.slice(0, 2) }))).toEqual(each);
  expect(pricesIn(readGuide({ sheets, decimals: [',', '.', ','] }))).toEqual([...each, [0, 200_000]]);
  expect(pricesIn(readGuide({ sheets, decimals: [',', '.', '.'] }))).toEqual([...each, [0, 200]]);
});

describe('a line of its own says the price of the base, and how numbers begin', () => {
  const withLine = (...line: string[]) =>
    readGuide({
      sheets: [
        sheetOf([
          line,
          [],
          ['Voltage'],
          ['Code', 'Description', 'Price'],
          ['A', '24 V', '10.00'],
          ['B', '48 V', '12.00'],
        ]),
      ],
    }).configurator;
  test.each([
    ['in the same cell', ['Base price: 390.00'], 390, ''],
    ['after the series', ['Base price LT200 390.00'], 390, 'LT200-'],
    ['in the cell beside', ['Base price LT200', '390.00'], 390, 'LT200-'],
    ['in German', ['Grundpreis LT200 390.00'], 390, 'LT200-'],
    ['not at all', ['Base price on the last page'], undefined, ''],
  ])('%s', (_, line, adderPrice, prefix) => {
    const read = withLine(...line);
    expect([read.adderPrice, read.prefix]).toEqual([adderPrice, prefix]);
  });
});

describe('a cell that is said to name a group', () => {
  const list = sheetOf([
    ['', 'Size'],
    ['', 'Code', 'Description'],
    ['', 'S', 'small'],
    ['', 'M', 'medium'],
    ['see page 4', 'P', 'plain finish'],
    ['', 'Z', 'zinc finish'],
    [],
    ['', 'Lid'],
    ['', 'Code', 'Description'],
    ['', '1', 'flat'],
    ['', '2', 'domed'],
  ]);
  const groupsWith = (...corrections: Correction[]) =>
    readGuide({ sheets: [list], corrections }).groups.map(
      ({ key, name, options }) => `${key} ${name}: ${options.map(({ code }) => code).join()}`,
    );

  test('takes the options from its row on from the group that had them, and no others', () => {
    expect(groupsWith()).toEqual(['0:0:1 Size: S,M,P,Z', '0:7:1 Lid: 1,2']);
    expect(groupsWith(cell(4, 0, 'group'))).toEqual(['0:0:1 Size: S,M', '0:7:1 Lid: 1,2', '0:4:0 see page 4: P,Z']);
  });

  test('takes none where it names one with options already', () => {
    expect(groupsWith(cell(7, 1, 'group'))).toEqual(groupsWith());
    expect(groupsWith(cell(0, 1, 'group'))).toEqual(groupsWith());
  });
});

test.each([
  ['do where the example has one of them', 'A-1', ['A-1', 'A-2', 'B-1', 'B-2']],
  ['do not where no example tells', 'B-1', ['A-2', 'B-1', 'B-2']],
])('crosses beside dots say that options go together: they %s', (_, example, made) => {
  const { configurator } = readGuide({
    sheets: [
      sheetOf([
        ['Motor'],
        ['Code', 'Description'],
        ['A', 'axial'],
        ['B', 'boxer'],
        [],
        ['Voltage'],
        ['Code', 'Description'],
        ['1', '24 V'],
        ['2', '120 V'],
        [],
        ['', '1', '2'],
        ['A', 'x', '●'],
        ['B', '●', '●'],
        [],
        [`Example: ${example}`],
      ]),
    ],
  });
  const numbers = ['A-1', 'A-2', 'B-1', 'B-2'];
  expect(numbers.filter((number) => parseModelNumber(configurator, number).ok)).toEqual(made);
});
