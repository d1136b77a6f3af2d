import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { pastedCells } from '../../sheets/pasted-cells.ts';
import { recogniseTable } from './recognise-table.ts';
import { type Decisions, isFault, type NotRecognised, type Recognised } from './recognition.ts';

const panel: Configurator = {
  configGroups: [
    {
      name: 'Supply',
      options: [
        { code: '1', description: 'Single-phase, 120 V' },
        { code: '3', description: 'Three-phase, 208–240 V' },
        { code: '4', description: 'Three-phase, 480 V' },
      ],
    },
    {
      name: 'Enclosure',
      options: [
        { code: '12', description: 'NEMA 12 steel' },
        { code: '4X', description: 'NEMA 4X thermoplastic' },
        { code: '4X SS', description: 'NEMA 4X 304 stainless' },
      ],
    },
    {
      name: 'Motor amps',
      options: [
        { code: '010', description: '0.63–1.0 A' },
        { code: '016', description: '1.0–1.6 A' },
        { code: '140', description: '9–14 A' },
      ],
    },
    {
      name: 'Extras',
      multiselect: true,
      optional: true,
      options: [{ code: 'Q', description: 'quiet "night" horn' }, { code: 'T05' }, { code: 'T10' }, { code: 'T15' }],
    },
    { name: 'Cord', kind: 'number', unit: 'ft', min: 10, max: 100 },
  ],
};

const read = (text: string, decided: Decisions = {}): Recognised | NotRecognised =>
  recogniseTable(pastedCells(text), panel, decided);
const recognised = (text: string, decided: Decisions = {}): Recognised => {
  const found = read(text, decided);
  if (found.is === 'nothing') throw new Error(`Nothing recognised: ${found.why}`);
  return found;
};
/** Rows of marks, as `010: 12 4X`: the columns that go with each row. */
const together = ({ pairs }: Recognised): string[] =>
  [...(pairs?.said ?? [])].map(
    ([code, row]) => `${code}: ${[...row].flatMap(([other, { says }]) => (says === 'yes' ? [other] : [])).join(' ')}`,
  );
const faults = ({ remarks }: Recognised): string[] =>
  remarks.filter(isFault).map(({ code, row, column, text }) => `${code} ${row},${column} ${text}`);

describe('a matrix', () => {
  const expected = ['010: 12 4X', '016: 12', '140: '];
  test.each<[string, string]>([
    ['codes and dots', '\t12\t4X\n010\t●\t●\n016\t●\t–\n140\t–\t–'],
    ['the groups the other way round in the corner', 'Motor amps\t12\t4X\n010\t●\t●\n016\t●\t–\n140\t–\t–'],
    ['ticks and crosses', '\t12\t4X\n010\t✓\t✓\n016\t✓\t✗\n140\tx\t✗'],
    ['crosses alone', '\t12\t4X\n010\tX\tx\n016\tX\t\n140\t\t'],
    ['yes and no', '\t12\t4X\n010\tYes\tY\n016\tYES\tNo\n140\tn\tN/A'],
    ['ones and zeros', '\t12\t4X\n010\t1\t1\n016\t1\t0\n140\t0\t0'],
    ['standard and optional', '\t12\t4X\n010\tS\tO\n016\tstd.\t-\n140\tn/a\t—'],
    ['full and hollow dots', '\t12\t4X\n010\t●\t●\n016\t●\t○\n140\t○\t○'],
    [
      'words instead of codes',
      '\tNEMA 12 steel\tNEMA 4X Thermoplastic\n0.63-1.0 A\t●\t●\n1.0 – 1.6 A\t●\t\n9–14 A\t\t',
    ],
    ['codes with their words', '\t12 – NEMA 12 steel\t4X (NEMA 4X thermoplastic)\n010\t●\t●\n016\t●\t\n140\t\t'],
    ['codes that became numbers', '\t12\t4X\n10\t●\t●\n16\t●\t\n140\t\t'],
    [
      'a title, an empty row and a second head',
      'COMPATIBILITY\t\t\t\n\t\t\t\n\t\t12\t4X\n\t\t18 A\t25 A\n010\t0.63–1.0 A\t●\t●\n016\t1.0–1.6 A\t●\t\n140\t9–14 A\t\t',
    ],
    ['unbreakable blanks', '\u00A0\t12\u00A0\t4X\n010\t\u00A0●\u00A0\t●\n016\u202F\t●\t–\n140\t–\t–'],
    ['the head repeated', '\t12\t4X\n010\t●\t●\n\t12\t4X\n016\t●\t\n140\t\t'],
    ['footnotes', '\t12¹\t4X*\n010\t●\t● (2)\n016 ²\t●†\t–\n140\t–\t–\n* not outdoors'],
    ['commas for tabs', ',12,4X\n010,X,X\n016,X,-\n140,-,-'],
  ])('of %s says what goes with what', (_, text) => {
    const found = recognised(text);
    expect(together(found)).toEqual(expected);
    expect(found.pairs).toMatchObject({ rows: 'Motor amps', columns: 'Enclosure' });
    expect(faults(found)).toEqual([]);
  });

  test('lists and ranges of codes stand for each of them', () => {
    const found = recognised('\tT05…T15\tQ\n12\t●\t\n4X, 4X SS\t\t●');
    expect(together(found)).toEqual(['12: T05 T10 T15', '4X: Q', '4X SS: Q']);
  });

  test('smart quotes are quotes', () => {
    expect(together(recognised('\tquiet “night” horn\tT05\n12\t●\t\n4X\t\t●'))).toEqual(['12: Q', '4X: T05']);
  });

  test('what cannot be read is said at its cell, and the rest is taken', () => {
    const found = recognised('\t12\t4Y\t4X\n010\t●\t●\tmaybe\n099\t●\t●\t●\n140\t–\t–\t–');
    expect(together(found)).toEqual(['010: 12', '140: ']);
    expect(faults(found)).toEqual(['unknown-option 0,2 4Y', 'unknown-mark 1,3 maybe', 'unknown-option 2,0 099']);
  });

  test('a column of marks before the first option that is known is one that is not', () => {
    expect(faults(recognised('\tNEMA 1\t12\t4X\n010\t●\t●\t●\n016\t–\t●\t–'))).toEqual(['unknown-option 0,1 NEMA 1']);
    expect(faults(recognised('\tAmps\t12\t4X\n010\t0.63 A\t●\t●\n016\t1 A\t●\t–'))).toEqual([]);
  });

  test.each<[string, string, string[]]>([
    ['a label between two options, with nothing below', '\t12\t4Y\t4X\n010\t●\t\t●', ['unknown-option 0,2 4Y']],
    ['before a footnote in its row', '\tNEMA 1\t12¹\n010\t●\t●', ['unknown-option 0,1 NEMA 1', 'footnote 0,2 12¹']],
    ['a row that is alike to the heads in part', '\t1\t3\n12\t1\t0\n9Z\t1\t0', ['unknown-option 2,0 9Z']],
    ['no empty column before the options', '\t\t12\t4X\n010\t\t●\t●', []],
    ['no column of words and marks', '\tAmps\t12\t4X\n010\t0.63 A\t●\t●\n016\t–\t●\t–', []],
    ['no column of codes that may be marks', '\t12\t4X\n1\t●\t–', []],
  ])('what is no option is said: %s', (_, text, expected) => {
    expect(recognised(text).remarks.map(({ code, row, column, text: of }) => `${code} ${row},${column} ${of}`)).toEqual(
      expected,
    );
  });

  test('holds marks or prices in at least half of what stands in it', () => {
    expect(read('\t12\t4X\n010\t●\tred\n016\t\t').is).toBe('recognised');
    expect(read('\t12\t4X\n010\t●\tred\n016\tblue\t')).toMatchObject({ why: 'no-marks' });
  });

  test('footnotes are said, since they are rules that the marks are not', () => {
    const found = recognised('\t12\t4X\n010\t●\tX*\n016\t●\t–\n* outdoors only');
    expect(found.remarks.map(({ code, row, column }) => [code, row, column])).toEqual([
      ['footnote', 1, 2],
      ['left-out', 3, 0],
    ]);
  });

  test('the same option twice is a fault where the two disagree', () => {
    expect(faults(recognised('\t12\t4X\n010\t●\t–\n010\t●\t●'))).toEqual(['said-otherwise 2,2 ●']);
  });

  test('its author may decide what a mark means, and which group stands where', () => {
    const text = '\t12\t4X\n010\tX\t●\n016\t●\t';
    expect(together(recognised(text))).toEqual(['010: 12 4X', '016: 12']);
    const marks = new Map([
      ['x', 'no'],
      ['●', 'yes'],
      ['', 'no'],
    ] as const);
    expect(together(recognised(text, { marks }))).toEqual(['010: 4X', '016: 12']);
    expect(read(text, { rows: 'Supply' }).is).toBe('nothing');
  });

  test('of prices is a table of the configurator, and a cell without a price is not made', () => {
    const found = recognised('\t12\t4X\t4X SS\n010\t$1,050.00\tincl.\t–\n016\t+ $96\tcall\tN/C\n140\t-56.50\t\tabc\n');
    expect(found.table?.table).toEqual({
      name: 'Motor amps and Enclosure',
      columns: ['Motor amps', 'Enclosure'],
      gives: ['price'],
      rows: [
        ['010', '12', 1050],
        ['010', '4X', 0],
        ['016', '12', 96],
        ['016', '4X', null],
        ['016', '4X SS', 0],
        ['140', '12', -56.5],
      ],
    });
    expect(together(found)).toEqual(['010: 12 4X', '016: 12 4X 4X SS', '140: 12']);
    expect(faults(found)).toEqual(['unreadable-price 3,3 abc']);
    expect(found.format).toEqual({ decimal: '.', isProved: true });
  });

  test('prices with a decimal comma are read as such, from all of them', () => {
    const found = recognised('\t12\t4X\n010\t1.050,00 €\t30,50\n016\t1.164\t6,-');
    expect(found.table?.table.rows.map((row) => row[2])).toEqual([1050, 30.5, 1164, 6]);
    const decided = recognised('\t12\t4X\n010\t1,500\t2,500', { format: { decimal: ',', isProved: true } });
    expect(decided.table?.table.rows.map((row) => row[2])).toEqual([1.5, 2.5]);
  });
});

describe('a list', () => {
  test('of two groups says what goes with what, and the rest does not', () => {
    const found = recognised('Motor amps\tEnclosure\n010\t12\n010\t4X\n016\t12');
    expect(together(found)).toEqual(['010: 12 4X', '016: 12']);
    expect(found.pairs?.said.get('016')?.get('4X')?.says).toBe('no');
  });

  test('is read on over an empty row, and over its head on the next page', () => {
    const found = recognised('Motor amps\tEnclosure\n010\t12\n\t\nMotor amps\tEnclosure\n016\t4X');
    expect(together(found)).toEqual(['010: 12', '016: 4X']);
    expect(found.remarks).toEqual([]);
  });

  test('with marks says nothing of what it does not name', () => {
    const found = recognised('Amps, motor amps\tEnclosure code\tOffered\n010\t12\tY\n010\t4X\tN\n016\t12\tY');
    expect(together(found)).toEqual(['010: 12', '016: 12']);
    expect(found.pairs?.said.get('016')?.has('4X')).toBe(false);
  });

  test('of groups, a number and what they give is a table', () => {
    const found = recognised(
      [
        'Supply code\tSupply\tCord (ft)\tFLA\tList price',
        '1\tSingle-phase, 120 V\t10 - 25 ft\t9.8\t$0.00',
        '\t\t26 and up\t6.8\t$1,120.00',
        '3, 4\tThree-phase\tany\t3.4\tcall',
        '4\tThree-phase, 208–240 V\tup to 10\t3.4\tN/A',
        '9\tfour phases\t10\t1\t2',
        'All prices net',
      ].join('\n'),
    );
    expect(found.table?.table).toEqual({
      name: 'Supply and Cord',
      columns: ['Supply', 'Cord'],
      gives: ['fla', 'price'],
      rows: [
        ['1', '10..25', 9.8, 0],
        ['1', '26..', 6.8, 1120],
        ['3|4', '*', 3.4, null],
      ],
    });
    expect(found.remarks.map(({ code, row, column, text }) => `${code} ${row},${column} ${text}`)).toEqual([
      'filled-down 2,0 ',
      'not-made 4,0 4',
      'other-words 4,1 Three-phase, 208–240 V',
      'unknown-option 5,0 9',
      'left-out 6,0 All prices net',
    ]);
  });

  test('an empty cell in a group that may be left out is no answer', () => {
    const found = recognised('Enclosure\tExtras\tPrice\n12\tQ\t5\n4X\t\t6');
    expect(found.table?.table.rows).toEqual([
      ['12', 'Q', 5],
      ['4X', '', 6],
    ]);
  });
});

describe('of a list', () => {
  const remarks = (text: string) =>
    recognised(text).remarks.map(({ code, row, column, ...more }) => [
      code,
      row,
      column,
      ...('mark' in more ? [more.mark] : []),
    ]);
  const cords = (text: string, decided: Decisions = {}) =>
    recognised(text, decided).table?.table.rows.map(([cord, , price]) => [cord, price]);

  test('its author may decide what a mark means, and how amounts are written', () => {
    const marks = new Map([
      ['x', 'no'],
      ['y', 'yes'],
    ] as const);
    const marked = 'Motor amps\tEnclosure\tOffered\n010\t12\tX\n016\t12\tY';
    expect(recognised(marked).marks.get('x')).toBe('yes');
    expect(together(recognised(marked, { marks }))).toEqual(['010: ', '016: 12']);
    expect(recognised('Motor amps\tEnclosure\n010\t12', { marks }).marks.size).toBe(0);
    const priced = 'Cord\tSupply\tPrice\n10\t1\t1,500';
    expect([cords(priced), cords(priced, { format: { decimal: ',', isProved: true } })]).toEqual([
      [['10', 1500]],
      [['10', 1.5]],
    ]);
  });

  test('the numbers have a decimal comma where its amounts prove one, and nothing may be included', () => {
    expect(cords('Cord\tSupply\tPrice\n10,5\t1\t6,50\n20\t3\tincl.')).toEqual([
      ['10.5', 6.5],
      ['20', 0],
    ]);
    expect(cords('Cord\tSupply\tPrice\n10,5\t1\t6')).toEqual([['10|5', 6]]);
  });

  test('footnotes at its codes are said', () => {
    expect(remarks('Supply\tEnclosure\n1*\t12\n3\t4X')).toEqual([['footnote', 1, 0, '*']]);
  });

  test('a mark below the rows that say what its column is may be none', () => {
    const many = '010\t12\tY\n'.repeat(200);
    expect(remarks(`Motor amps\tEnclosure\tOffered\n${many}016\t12\tperhaps`)).toEqual([['unknown-mark', 201, 2]]);
  });

  test('an empty cell is the blank code of a group that has one', () => {
    const lid = { name: 'Lid', options: [{ code: 'S' }, { code: '' }] };
    const cells = pastedCells('Supply\tLid\n1\tS\n3\t');
    const found = recogniseTable(cells, { configGroups: [...panel.configGroups, lid] });
    expect(found.is === 'recognised' && found.table?.table.rows).toEqual([
      ['1', 'S'],
      ['3', ''],
    ]);
  });
});

describe('a table that fits nothing says why, with the nearest group', () => {
  test.each<[string, string, NotRecognised]>([
    ['nothing', ' \t ', { is: 'nothing', why: 'empty', nearest: null }],
    ['one cell', '●', { is: 'nothing', why: 'one-cell', nearest: null }],
    ['other words', 'a\tb\nc\td', { is: 'nothing', why: 'no-labels', nearest: null }],
    [
      'options of one group',
      '\tred\tblue\n12\t●\t●\n4X\t●\t\n9Z\t\t',
      { is: 'nothing', why: 'one-group', nearest: { group: 'Enclosure', found: 2, of: 3, unknown: ['9Z'] } },
    ],
    [
      'two groups with something else between them',
      '\t12\t4X\n010\tred\tblue\n016\tgreen\tblack',
      { is: 'nothing', why: 'no-marks', nearest: { group: 'Enclosure', found: 2, of: 2, unknown: [] } },
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test.each([
  [
    'one thing',
    'Supply\tPrice\n1\t5.00\n3\t6.50',
    ['price'],
    [
      ['1', 5],
      ['3', 6.5],
    ],
  ],
  [
    'two things',
    'Supply\tPrice\tAmps\n1\t5.00\t20\n3\t6.50\t30',
    ['price', 'amps'],
    [
      ['1', 5, 20],
      ['3', 6.5, 30],
    ],
  ],
  [
    'nothing',
    'Supply\tEnclosure\n1\t12\n3\t4X',
    undefined,
    [
      ['1', '12'],
      ['3', '4X'],
    ],
  ],
])('a list that gives %s has it in its table', (_, text, gives, rows) => {
  const table = recognised(text).table?.table;
  expect([table?.gives, table?.rows]).toEqual([gives, rows]);
});
