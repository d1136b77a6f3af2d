import { describe, expect, test } from 'vitest';
import { readAmount } from './cells/amounts.ts';
import { readRate } from './cells/rates.ts';
import { gatheredGroup, mayBeEmpty, readTitle } from './gathered-groups.ts';
import type { GuideNote } from './guide.ts';
import type { RawOption } from './raw-groups.ts';

test.each([
  ['Digit 3: Voltage', 'Voltage', 3],
  ['3. Voltage', 'Voltage', 3],
  ['Digits 2-3: Port', 'Port', 2],
  ['Position 4/5 Seal', 'Seal', 4],
  ['2-3. Port', 'Port', 2],
  ['④ Seal', 'Seal', 4],
  ['IV. Seal', 'Seal', null],
  ['Voltage', 'Voltage', null],
  ['└── 2 Port', 'Port', 2],
  ['U.L. mark.', 'UL mark', null],
  ['VOLTAGE RATING', 'Voltage rating', null],
  ['LED', 'LED', null],
  ['Seal – optional', 'Seal', null],
  ['Seal – steel', 'Seal – steel', null],
])('the title %s is of %s, at place %s of the number', (title, name, position) => {
  expect(readTitle(title)).toMatchObject({ name, position });
});

test.each([
  ['Alarm (leave out where none) ‡', ['‡'], 'leave out where none'],
  ['Alarm¹ [mm] (any)', ['1'], 'mm; any'],
  ['Seal – optional', [], 'optional'],
  ['Alarm', [], ''],
])('the title %s has the marks %j, and beside it %j', (title, marks, aside) => {
  expect(readTitle(title)).toMatchObject({ marks, aside });
});

type Row = readonly [printed: string, words: string, price?: string];
const rowsOf = (rows: readonly Row[]): RawOption[] =>
  rows.map(([printed, words, said], row) => {
    const price = said === undefined ? null : readAmount(said, '.');
    const rate = said === undefined || price !== null ? null : readRate(said, '.');
    return { printed, words, price, at: { sheet: 0, row, column: 0 }, ...(rate !== null && { rate }) };
  });
function read(title: string, rows: readonly Row[]) {
  const notes: GuideNote[] = [];
  const group = gatheredGroup(
    { title, at: { sheet: 0, row: 9, column: 1 }, options: rowsOf(rows), hasWords: true, isNamedByRow: false },
    notes,
  );
  const told = group.options.map(({ code, words, price, isTaken, leftOut, marks }) =>
    [code, words, price === undefined ? '' : price, isTaken ? '' : `left out: ${leftOut}`, marks.join('')].join('|'),
  );
  return { group, told, notes: notes.map(({ at, text }) => `${at.row}: ${text}`) };
}
const A: Row = ['A', 'Axial', '$1'];
const B: Row = ['B', 'Bax'];

describe('a row is an option', () => {
  test.each<[string, readonly Row[], string[]]>([
    ['with its price, or none', [A, B, ['C', 'Cax', 'request']], ['A|Axial|100||', 'B|Bax|||', 'C|Cax|||']],
    ['with the marks of its code and its words', [['A¹', 'Axial²']], ['A|Axial|||12']],
    ['on request, where its words say so', [['A', 'Axial, consult factory']], ['A|Axial|||']],
    [
      'left out where it is reserved',
      [['A', 'Reserved'], B],
      ['A|Reserved||left out: the guide says that it is not available|', 'B|Bax|||'],
    ],
    [
      'left out where it is gone, by its words',
      [['A', 'Axial, discontinued']],
      ['A|Axial, discontinued||left out: the guide says that it is not made any more|'],
    ],
    [
      'left out where it is gone, beside its code',
      [['A (obsolete)', 'Axial']],
      ['A|Axial||left out: the guide says that it is not made any more|'],
    ],
    ['left out where it is a sum', [['Total', 'of all', '$9']], ['Total|of all|900|left out: it is a sum|']],
    ['once, with the first price', [A, ['A', 'Axial', '$2']], ['A|Axial|100||']],
    ['once, with the price that comes later', [['A', 'Axial'], A], ['A|Axial|100||']],
    [
      'left out where its code stands twice',
      [A, ['A', 'Other']],
      ['A|Axial|100||', 'A|Other||left out: its code stands twice|'],
    ],
  ])('%s', (_, rows, options) => {
    const { told } = read('Motor', rows);
    expect(told.map((one) => one.replace('null', ''))).toEqual(options);
  });

  test('a price on request is null', () => {
    expect(
      read('Motor', [
        ['A', 'Axial, consult factory'],
        ['B', 'Bax', 'request'],
        ['C', 'Cax'],
      ]).group.options.map(({ price }) => price),
    ).toEqual([null, null, undefined]);
  });

  test('a code that stands twice is told', () => {
    expect(read('Motor', [A, ['A', 'Other']]).notes).toEqual([
      '1: A stands twice in Motor: also for “Axial”. The second is left out.',
    ]);
    expect(read('', [A, ['A', 'Other']]).notes[0]).toContain('in this group');
  });
});

describe('a row without a code', () => {
  test.each<[string, readonly Row[], string[], boolean]>([
    ['goes on from the row above', [A, ['', 'flow¹']], ['A|Axial flow|100||1'], false],
    ['and brings its price', [B, ['', 'flow', '$3']], ['B|Bax flow|300||'], false],
    [
      'is an answer that prints nothing where both have a price',
      [A, ['', 'Open', '$3']],
      ['A|Axial|100||', '|Open|300||'],
      false,
    ],
    ['or where nothing stands above', [['', 'Open', '$3'], A], ['|Open|300||', 'A|Axial|100||'], false],
    ['says that there may be none', [A, ['', 'None']], ['A|Axial|100||'], true],
    ['also at no price', [A, ['-', 'Without', '$0']], ['A|Axial|100||'], true],
    ['but not at a price', [A, ['-', 'Without', '$5']], ['A|Axial|100||', '|Without|500||'], false],
    ['or that it may be left out', [A, ['(blank)', 'leave blank']], ['A|Axial|100||'], true],
    ['with a blank code and words is an answer', [A, ['-', 'Open']], ['A|Axial|100||', '|Open|||'], false],
  ])('%s', (_, rows, options, optional) => {
    const { told, group } = read('Motor', rows);
    expect(told).toEqual(options);
    expect(group.optional).toBe(optional);
  });

  test('that speaks of something else is left out, and told', () => {
    const { told, notes } = read('Motor', [A, ['', 'Note: see page 3']]);
    expect(told).toEqual(['A|Axial|100||']);
    expect(notes).toEqual(['1: “Note: see page 3” stands between the options of Motor. It is left out.']);
  });

  test('makes an option the base where its price is', () => {
    expect(read('Motor', [B, ['', 'flow', 'base $3']]).group.options[0]?.isBase).toBe(true);
    expect(read('Motor', [B, ['', 'flow', '$3']]).group.options[0]?.isBase).toBe(false);
  });
});

describe('codes are as they are printed', () => {
  const codes = (...printed: string[]) =>
    read(
      'Motor',
      printed.map((one): Row => [one, `words of ${one}`]),
    ).told.map((one) => one.split('|')[0]);
  test('but for a separator that all of them begin with', () => {
    expect(codes('-A', '-B')).toEqual(['A', 'B']);
    expect(codes('-A', 'B')).toEqual(['-A', 'B']);
    expect(codes('-A', '/B')).toEqual(['-A', '/B']);
    expect(codes('XA', 'XB')).toEqual(['XA', 'XB']);
    expect(codes('/A', '-')).toEqual(['A', '']);
  });
  test('and for zeros that a spreadsheet took off', () => {
    expect(codes('01', '2', '10')).toEqual(['01', '02', '10']);
    expect(codes('1', '2', '10')).toEqual(['1', '2', '10']);
    expect(codes('01', '2', 'A')).toEqual(['01', '2', 'A']);
    expect(codes('01', '1')).toEqual(['01', '1']);
    expect(codes('01', '02')).toEqual(['01', '02']);
    expect(codes('001', '2', '02')).toEqual(['001', '2', '02']);
    expect(
      read('Motor', [
        ['01', 'one'],
        ['2', 'two'],
      ]).notes,
    ).toEqual(['1: 2 is read as 02: the other codes beside it have their zeros.']);
  });
});

describe('a range of codes', () => {
  test('is each of its codes, with its value in the words', () => {
    expect(read('Length', [['1…3', '1 to 3 mm']]).told).toEqual(['1|1 mm|||', '2|2 mm|||', '3|3 mm|||']);
    expect(read('Length', [['1…3', 'length', '$5']]).told).toEqual([
      '1|length: 1|500||',
      '2|length: 2|500||',
      '3|length: 3|500||',
    ]);
    expect(read('Length', [['1…3', '']]).told).toEqual(['1||||', '2||||', '3||||']);
    expect(read('Length', [['2…6', 'in steps of 2']]).told.map((one) => one.split('|')[0])).toEqual(['2', '4', '6']);
  });

  test('of more than 60 codes is a number, and so is one in parts of a unit', () => {
    expect(read('Length', [['1…60', 'mm']]).group.options).toHaveLength(60);
    expect(read('Length', [['1…61', 'mm']]).group).toMatchObject({
      options: [],
      range: { from: 1, to: 61, step: 1, words: 'mm' },
    });
    expect(read('Length', [['1…3', 'in steps of 0.5']]).group).toMatchObject({ options: [], range: { step: 0.5 } });
  });

  test('of too many beside others is left out, and told', () => {
    const { told, notes, group } = read('Length', [A, ['1…99', 'mm']]);
    expect(told[1]).toContain('left out: it stands for too many codes');
    expect(notes).toEqual(['1: 1…99 stands for 99 codes beside others. It is left out.']);
    expect(group).not.toHaveProperty('range');
  });

  test('has a price by the unit', () => {
    expect(read('Length in ft', [['1…3', 'ft', '$2/ft over 1 ft']]).group.options.map(({ price }) => price)).toEqual([
      0, 200, 400,
    ]);
    expect(read('Length in ft', [['1…99', 'ft', '$2/ft over 1 ft']]).group.range?.rate).toEqual({
      cents: 200,
      included: 1,
      unit: 'ft',
    });
    expect(read('Length in ft', [['A', '5 ft', '$2/ft over 1 ft']]).group.options[0]?.price).toBe(800);
    expect(read('Length in ft', [['A', 'long', '$2/ft']]).group.options[0]?.price).toBeUndefined();
  });

  test('whose price is by another unit has none, which is told', () => {
    const { group, notes } = read('Length (mm)', [['1…3', 'mm', '$2/ft']]);
    expect(group.options.map(({ price }) => price)).toEqual([undefined, undefined, undefined]);
    expect(notes).toEqual(['0: A price by the ft stands beside codes in mm. It is not used.']);
  });

  test('whose free length comes to parts of a cent has no price by the unit', () => {
    const { group, notes } = read('Length in in', [['1…99', 'inches', '$0.085/in over 1 in']]);
    expect(group.range).not.toHaveProperty('rate');
    expect(notes).toEqual([
      '0: What is included of a length comes to parts of a cent here. The price by the unit is not used.',
    ]);
    expect(read('Length in in', [['1…99', 'inches', '$0.085/in over 2 in']]).group.range?.rate?.cents).toBe(8.5);
  });
});

describe('a group', () => {
  test.each([
    ['Alarm', { name: 'Alarm', optional: false, several: false, unit: '' }],
    ['Alarm (leave out where none)', { optional: true, several: false }],
    ['Optional alarm', { optional: true }],
    ['Alarm (any)', { several: true, optional: false }],
    ['Length (mm)', { unit: 'mm' }],
    ['Alarm (one after the other, 2 to 5)', { several: true, sequence: { min: 2, max: 5 } }],
    ['Alarm (one after the other, up to 5)', { sequence: { min: 1, max: 5 } }],
    ['Alarm (one after the other, 0 to 5)', { sequence: { min: 1, max: 5 } }],
    ['Alarm (one after the other)', { sequence: { min: 1, max: 20 } }],
    ['Alarm (one after the other, 5 to 2)', { sequence: { min: 1, max: 20 } }],
  ])('%s', (title, expected) => expect(read(title, [A]).group).toMatchObject(expected));

  test('is known by its place, or by that of its first row', () => {
    expect(read('Motor', [A]).group).toMatchObject({ key: '0:9:1', at: { sheet: 0, row: 9, column: 1 } });
    const unplaced = { title: '', at: null, options: rowsOf([A]), hasWords: true, isNamedByRow: false };
    expect(gatheredGroup(unplaced, [])).toMatchObject({ key: '0:0:0', at: null });
  });

  test.each([
    ['Motor', [A], false],
    ['Motor (leave blank)', [A], true],
    ['Motor (any)', [A], true],
    ['Motor (one after the other)', [A], false],
    ['Motor', [A, ['-', 'Open']], true],
  ] as const)('%s may have nothing in a number: %#', (title, rows, may) => {
    expect(mayBeEmpty(read(title, rows).group)).toBe(may);
  });
});
