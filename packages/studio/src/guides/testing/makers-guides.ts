import type { Sheet } from '@millrace/exchange';
import { sheetOf } from './sheet-of.ts';

/** Guides as makers of other trades write them, each with the numbers that it must read and their prices in cents. */
export interface MakersGuide {
  what: string;
  sheets: readonly Sheet[];
  groups: readonly string[];
  /** By number, null where no price is known. */
  reads: Readonly<Record<string, number | null>>;
  refuses?: readonly string[];
  /** The examples that it prints, where no others may be found. */
  prints?: readonly string[];
  /** The notes of what was decided for the author, or left out. */
  told?: readonly string[];
}

/** A column for each position across the page, and separators that differ. */
const valve: MakersGuide = {
  what: 'positions across the page',
  sheets: [
    sheetOf([
      ['KV SERIES 2/2-WAY SOLENOID VALVES — ORDERING INFORMATION'],
      [],
      ['Pos. 1', null, null, 'Pos. 2', null, null, 'Pos. 3', null, null, 'Pos. 4'],
      ['Body', null, null, 'Port', null, null, 'Seal', null, null, 'Coil'],
      ['B', 'Brass', null, '14', 'G 1/4', null, 'N', 'NBR', null, '024D', '24 V DC'],
      ['S', 'Stainless steel 316L', null, '38', 'G 3/8', null, 'V¹', 'FKM', null, '230A', '230 V AC, 50 Hz'],
      [null, null, null, '12', 'G 1/2', null, 'E', 'EPDM', null, '110A', '110 V AC'],
      [],
      ['Example: KV-B14-N/024D (brass, G 1/4, NBR, 24 V DC)'],
      ['Example: KV-S12-E/230A'],
      ['1) FKM only with stainless steel body.'],
    ]),
  ],
  groups: ['Body', 'Port', 'Seal', 'Coil'],
  reads: { 'KV-B14-N/024D': null, 'KV-S12-E/230A': null, 'KV-S38-V/110A': null },
  refuses: ['KV-B38-V/110A'],
};

/** A code line with boxes, options as `code = words` in one cell, and a measure. */
const cylinder: MakersGuide = {
  what: 'a code line with boxes, and options in one cell',
  sheets: [
    sheetOf([
      ['Model code'],
      ['ZC', '-', '32', '-', '0100', '-', 'M', '-', 'FKM'],
      ['Series', null, 'Bore', null, 'Stroke', null, 'Magnet', null, 'Option'],
      [],
      ['Bore [mm]', null, 'Stroke [mm]', null, 'Magnet'],
      ['20 = 20 mm', null, '0005–1200 = stroke in mm', null, 'M = with magnetic piston'],
      ['32 = 32 mm', null, null, null, 'N = without'],
      ['50 = 50 mm'],
      [],
      ['Options (leave blank if not required)'],
      ['FKM = seals of FKM'],
      ['S6 = stainless rod'],
      [],
      ['e.g. ZC-50-0025-N'],
    ]),
  ],
  groups: ['Bore', 'Stroke', 'Magnet', 'Options'],
  reads: { 'ZC-32-0100-M-FKM': null, 'ZC-50-0025-N': null },
  refuses: ['ZC-50-2000-N', 'ZC-63-0025-N'],
};

/** A sheet for each group, in the order of the number, and one with examples and prices. */
const switchgear: MakersGuide = {
  what: 'a sheet for each group',
  sheets: [
    sheetOf(
      [
        ['Code', 'Description', 'List price'],
        ['4', '400 A', '$1,210.00'],
        ['6', '630 A', '$1,540.00'],
        ['8', '800 A', '$1,990.00'],
      ],
      { name: 'Frame' },
    ),
    sheetOf(
      [
        ['Code', 'Description', 'List price'],
        ['3', '3 pole', 'included'],
        ['4', '4 pole', '+$310.00'],
      ],
      { name: 'Poles' },
    ),
    sheetOf(
      [
        ['Code', 'Description', 'List price'],
        ['TM', 'thermal-magnetic', '0.00'],
        ['EL', 'electronic LSI', '$640.00'],
        ['EG', 'electronic LSIG*', '$810.00'],
        ['* not available with 400 A'],
      ],
      { name: 'Trip unit' },
    ),
    sheetOf(
      [
        ['Typical part numbers', 'List price'],
        ['MB43TM', '$1,210.00'],
        ['MB84EG', '$3,110.00'],
      ],
      { name: 'Examples' },
    ),
  ],
  groups: ['Frame', 'Poles', 'Trip unit'],
  reads: { MB43TM: 121_000, MB84EG: 311_000 },
  refuses: ['MB43EG'],
};

/** Tables that lie on their side. */
const sensor: MakersGuide = {
  what: 'tables on their side',
  sheets: [
    sheetOf([
      ['Level transmitter LT200'],
      [],
      ['Output', 'Code', 'A', 'H', 'M'],
      [null, 'Description', '4–20 mA', 'HART', 'Modbus RTU'],
      [null, 'Price', '0', '45,00 €', '60,00 €'],
      [],
      ['Process connection', 'Code', 'G1', 'N1', 'F5'],
      [null, 'Description', 'G 1 A', '1 in NPT', 'flange DN 50'],
      [null, 'Price', '0', '12,50 €', '180,00 €'],
      [],
      ['Probe length', 'Code', '05', '10', '20'],
      [null, 'Description', '500 mm', '1000 mm', '2000 mm'],
      [null, 'Price', '0', '30,00 €', '70,00 €'],
      [],
      ['Base price LT200', '390,00 €'],
      ['Examples:', 'LT200.A.G1.05', '390,00 €'],
      ['', 'LT200.H.F5.20', '685,00 €'],
    ]),
  ],
  groups: ['Output', 'Process connection', 'Probe length'],
  reads: { 'LT200.A.G1.05': 39_000, 'LT200.H.F5.20': 68_500 },
};

/** One long list with the group in each row, as an ERP writes it. */
const pump: MakersGuide = {
  what: 'a long list with the group in each row',
  sheets: [
    sheetOf([
      ['Feature', 'Option', 'Code', 'Adder USD'],
      ['Housing', 'Cast iron', 'CI', '0'],
      ['Housing', 'Bronze', 'BR', '220'],
      ['Housing', 'Stainless 316', 'SS', '480'],
      ['Motor', '1 hp, 115 V', '101', '0'],
      ['Motor', '1 hp, 230 V', '102', '0'],
      ['Motor', '2 hp, 230 V', '202', '165'],
      ['Seal', 'Carbon/ceramic', 'A', '0'],
      ['Seal', 'Silicon carbide (requires BR or SS)', 'C', '75'],
      ['Seal', 'Reserved', 'D', ''],
      ['Cord', 'none', '-', '0'],
      ['Cord', '25 ft', '25', '40'],
      [],
      ['Base price', null, 'PX', '610'],
      ['Sample: PX-CI-101-A = $610; PX-SS-202-C-25 = $1,370'],
    ]),
  ],
  groups: ['Housing', 'Motor', 'Seal', 'Cord'],
  reads: { 'PX-CI-101-A': 61_000, 'PX-SS-202-C-25': 137_000 },
  refuses: ['PX-CI-101-C'],
};

/** Names of groups as rows between, a standard that prints nothing, and prices in a matrix. */
const gauge: MakersGuide = {
  what: 'names as rows between, and prices in a matrix',
  sheets: [
    sheetOf([
      ['Symbol', 'Meaning'],
      ['DIAL SIZE'],
      ['25', '2½ in'],
      ['40', '4 in'],
      ['CASE'],
      ['P', 'phenolic'],
      ['S', 'stainless'],
      ['RANGE'],
      ['V', 'vacuum'],
      ['100', '0–100 psi'],
      ['300', '0–300 psi'],
      ['OPTIONS (select all that apply)'],
      ['L', 'liquid filled'],
      ['R', 'restrictor'],
      ['Example', 'PG 40S-300LR'],
      [],
      ['Prices', 'P', 'S'],
      ['25', '$21.00', '$34.00'],
      ['40', 'N/A', '$52.00'],
    ]),
  ],
  groups: ['Dial size', 'Case', 'Range', 'Options'],
  reads: { 'PG 40S-300LR': 5_200, 'PG 25P-V': 2_100 },
  refuses: ['PG 40P-V'],
};

/** German headings, positions in a column of their own, and no example at all. */
const relay: MakersGuide = {
  what: 'German headings and no example',
  sheets: [
    sheetOf([
      ['Bestellschlüssel Zeitrelais'],
      ['Stelle', 'Merkmal', 'Code', 'Bezeichnung', 'Aufpreis €'],
      ['1', 'Funktion', 'E', 'ansprechverzögert', '0'],
      [null, null, 'R', 'rückfallverzögert', '2,50'],
      ['2', 'Spannung', '024', '24 V DC', '0'],
      [null, null, '230', '230 V AC', '1.050,00'],
      ['3', 'Kontakte', '1', '1 Wechsler', '0'],
      [null, null, '2', '2 Wechsler', 'auf Anfrage'],
    ]),
  ],
  groups: ['Funktion', 'Spannung', 'Kontakte'],
  reads: { 'E-024-1': 0, 'R-230-1': 105_250 },
};

export const makersGuides: readonly MakersGuide[] = [valve, cylinder, switchgear, sensor, pump, gauge, relay];
