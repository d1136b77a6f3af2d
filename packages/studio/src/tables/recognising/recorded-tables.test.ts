import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { pastedCells } from '../../sheets/pasted-cells.ts';
import { recogniseTable } from './recognise-table.ts';
import type { Recognised } from './recognition.ts';

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
      name: 'Box',
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

const TABLES: readonly string[] = [
  '|12|4X\n010|●|●\n016|●|–\n140|–|–',
  'Motor amps|12|4X|Remark\n010|✓|✗|ask\n016|✓|✓|\n140|x|✗|none',
  'WHAT FITS|||\n|||\n||12¹|4X*\n||18 A|25 A\n010|0.63–1.0 A|●|● (2)\n016 ²|1.0–1.6 A|●†|maybe\n140|9–14 A||\n* not outdoors',
  '|T05…T15|Q|T99\n12|●||●\n4X, 4X SS||●|\n9Z|●|●|●',
  '|12|4X|4X SS\n010|$1,050.00|incl.|–\n016|+ $96|call|N/C\n140|-56.50||abc\n010|$1,050.00|3|–',
  '|12|4X\n010|1.050,00 €|30,50\n016|1.164|6,-\n|12|4X\n140|2|',
  '|NEMA 12 steel|NEMA 4X Thermoplastic\n0.63-1.0 A|S|O\n1.0 – 1.6 A|std.|n/a\n9–14 A||',
  'Motor amps|Box\n010|12\n010|4X\n|\nMotor amps|Box\n016|12\n017|12',
  'Amps, motor amps|Box code|Offered\n010|12|Y\n010|4X|N\n016|12|perhaps\n|4X|Y*',
  'Supply code|Supply|Cord (ft)|FLA|List price\n1|Single-phase, 120 V|10 - 25 ft|9.8|$0.00\n||26 and up|6.8|$1,120.00\n3, 4|Three-phase|any|3.4|call\n4|Three-phase, 208–240 V|up to 10|3.4|N/A\n9|four phases|10|1|2\nAll prices net',
  'Box|Extras|Price\n12|Q|5\n4X||6\n12|Q|7\n4X SS|T05 or T10|x',
  'Supply|Box|Motor amps\n1|12|010\n3|any|016\n*|4X|140\n|4X|010',
  'Cord|Price|Weight lb\n10|5.00|1\n20, 30|6.50|1,5\n40 to 50||2\nlong|7|3',
  '|10 ft|20 ft\n12|●|●\n4X|●|',
  'red|blue\n12|●\n4X|●',
];

type Cells = readonly (readonly string[])[];
const SPOILED: readonly (readonly [string, (cells: Cells) => Cells])[] = [
  ['without its first row', (cells) => cells.slice(1)],
  ['without its second row', (cells) => cells.toSpliced(1, 1)],
  ['without its first column', (cells) => cells.map((row) => row.slice(1))],
  ['with its columns the other way round', (cells) => cells.map((row) => row.toReversed())],
  ['with rows for columns', (cells) => (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] ?? ''))],
  ['with a row and a column before it', (cells) => [['Title'], ...cells].map((row) => ['', ...row])],
  [
    'with its last row twice, and a note',
    (cells) => [...cells, ...cells.slice(-1), (cells[0] ?? []).map((_, at) => (at === 0 ? 'a note' : ''))],
  ],
  [
    'each fifth cell empty',
    (cells) => cells.map((row, at) => row.map((text, column) => ((at * 3 + column) % 5 === 4 ? '' : text))),
  ],
];

/** Read which lines differ before the record is renewed (`vitest run -u`). */
test('tables, and tables that are spoiled, are recognised as on record', async () => {
  const lines = TABLES.flatMap((text) => {
    const cells = pastedCells(text.replaceAll('|', '\t'));
    return [
      ...cells.map((row) => row.join(' | ').trimEnd()),
      ...told(cells),
      ...SPOILED.flatMap(([how, spoil]) => [`  ${how}:`, ...told(rectangle(spoil(cells))).map((line) => `  ${line}`)]),
      '',
    ];
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('recorded-tables.txt');
});

const rectangle = (cells: Cells): Cells => {
  const width = Math.max(0, ...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
};

function told(cells: Cells): string[] {
  const read = recogniseTable(cells, panel);
  if (read.is === 'nothing') return [`  ${JSON.stringify(read)}`];
  const { shape, pairs, table, marks, format, remarks } = read;
  return [
    `  ${shape}; ${[...marks].map(([mark, means]) => `${mark}=${means}`).join(' ')}; ${JSON.stringify(format)}`,
    ...(pairs === null ? [] : [`  ${pairs.rows} × ${pairs.columns}: ${saidIn(pairs)}`]),
    ...(table === null ? [] : [`  ${JSON.stringify(table.table)} ${table.places.map(placeText).join(' ')}`]),
    ...remarks.map(({ row, column, text, ...remark }) =>
      [' ', placeText({ row, column }), text, JSON.stringify(remark)].join(' '),
    ),
  ];
}

const placeText = ({ row, column }: { row: number; column: number }): string => `${row}:${column}`;

const saidIn = ({ said }: NonNullable<Recognised['pairs']>): string =>
  [...said]
    .map(([code, row]) => `${code} ${[...row].map(([other, { says, at }]) => `${other} ${says} ${placeText(at)}`)}`)
    .join('; ');
