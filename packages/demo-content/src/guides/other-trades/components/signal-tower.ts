import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { merged } from '../../cells.ts';
import type { OtherGuide } from '../other-guide.ts';

const ordercode: SheetData = [
  [merged('LUMATOWER® LT60 modular LED signal tower', 5), null, null, null, null],
  ['Order code:', 'LT60', '–', 'Supply', '–', 'Tiers', '–', 'Sounder', 'Mounting'],
  ['List prices in US dollars. Base price LT60 (base and cap): $45.00'],
  [],
  ['Field', 'Code', 'Description', 'List price', 'Notes'],
  [merged('Supply', 1, 3), '1', '24 V AC/DC', 'incl.', null],
  [null, '2', '115 V AC', 'add 14.00'],
  [null, '3', '230 V AC', 'add 14.00', 'not with sounder 2'],
  [merged('Tiers (1 to 5, from bottom to top)', 1, 5), 'R', 'Red', 'add 21.50', null],
  [null, 'Y', 'Amber', 'add 21.50'],
  [null, 'G', 'Green', 'add 21.50'],
  [null, 'B', 'Blue', 'add 24.00'],
  [null, 'W', 'Clear', 'add 24.00'],
  [merged('Sounder', 1, 3), '0', 'No sounder', 'n/c', null],
  [null, '1', 'Buzzer 85 dB', '+ $32'],
  [null, '2', '8 tones, 100 dB', '+ $58'],
  [merged('Mounting', 1, 4), '(blank)', 'Direct mount', 'n/c', null],
  [null, 'P1', 'Pole 100 mm', '+ $9.50'],
  [null, 'P4', 'Pole 400 mm', '+ $14.25', 'only with supply 1'],
  [null, 'WB', 'Wall bracket', '+ $12'],
  [],
  ['incl. = included in the base price; n/c = no charge'],
  ['Example', 'LT60-1-RYG-1P1', '24 V, red below amber below green, buzzer, pole'],
];

const soundermounting: SheetData = [
  [merged('Which sounder fits which mounting', 5), null, null, null, null],
  [null, merged('Mounting', 4), null, null, null],
  ['Sounder', '(blank)', 'P1', 'P4', 'WB'],
  ['0', '●', '●', '●', '●'],
  ['1', '●', '●', '●', '●'],
  ['2', '●', '●', '–', '–'],
  ['● available   – not available'],
  ['A typical tower for a machine tool is LT60-2-RG-0WB (115 V, red and green, wall bracket).'],
];

/** Signal towers: several tiers one after the other, the form of the number in boxes, and a table of what fits on a second sheet. */
export const signalTower: OtherGuide = {
  file: 'LT60 order code.xlsx',
  bytes: () =>
    writeExcelFile([
      { data: ordercode, sheet: 'Order code' },
      { data: soundermounting, sheet: 'Sounder & mounting' },
    ]).toBuffer(),
  examples: [
    { printed: 'LT60-1-RYG-1P1', number: 'LT60-1-RYG-1P1', priceCents: 15_100 },
    { printed: 'LT60-2-RG-0WB', number: 'LT60-2-RG-0WB', priceCents: 11_400 },
  ],
  groups: ['Supply', 'Tiers', 'Sounder', 'Mounting'],
  refused: ['LT60-3-R-2', 'LT60-1-RYGBWR-0', 'LT60-1-R-2WB', 'LT60-2-R-0P4'],
  told: [],
};
