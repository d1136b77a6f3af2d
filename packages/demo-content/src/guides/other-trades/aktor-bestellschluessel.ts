import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, merged } from '../cells.ts';

/**
 * "Typenschlüssel": headings merged over two rows, positions with gaps, marks on codes, empty codes for nothing, and all prices on a
 * sheet of their own.
 */
const key: SheetData = [
  across('SCHWENKANTRIEB SA 40 / SA 60', 6),
  across('Typenschlüssel, Ausgabe 03/2027 – ersetzt 11/2025', 6),
  [],
  [
    { ...merged('Stelle', 1, 2) },
    { ...merged('Benennung', 1, 2) },
    merged('Ausführung', 2),
    null,
    { ...merged('Bemerkung', 2, 2) },
    null,
  ],
  [null, null, merged('Kurzzeichen', 1), merged('Bedeutung', 1), null, null],
  [{ ...merged('1–2', 1, 2) }, { ...merged('Baugröße', 1, 2) }, 40, 'Drehmoment 40 Nm', null, null],
  [null, null, 60, 'Drehmoment 60 Nm', null, null],
  [{ ...merged('4', 1, 3) }, { ...merged('Spannung', 1, 3) }, 'A', '24 V AC/DC', null, null],
  [null, null, 'B', '115 V AC, 50/60 Hz', null, null],
  [null, null, 'C²', '230 V AC, 50/60 Hz', null, null],
  [
    { ...merged('5–6', 1) },
    { ...merged('Stellzeit [s]', 1) },
    '05–20',
    'Stellzeit in s, in Schritten von 5',
    null,
    null,
  ],
  [{ ...merged('8', 1, 3) }, { ...merged('Rückmeldung', 1, 3) }, null, 'ohne', null, null],
  [null, null, 'P', 'Potentiometer 1 kΩ ¹', null, 'nicht mit Heizung'],
  [null, null, 'S', '2 Endschalter, potentialfrei,', null, null],
  [null, null, null, 'einstellbar über den ganzen Weg', null, null],
  [{ ...merged('9', 1, 2) }, { ...merged('Heizung', 1, 2) }, null, 'keine', null, null],
  [null, null, 'H', 'Schaltraumheizung', null, null],
  [],
  ['¹ nur mit Spannung A.'],
  ['² Baugröße 60 auf Anfrage, bitte Rücksprache mit dem Werk.'],
  ['Bestellbeispiel:', null, 'SA 40 – A 05 – S H', null, null, null],
  [null, null, 'SA60-C15-S', null, null, null],
];

const prices: SheetData = [
  across('Preisblatt SA – netto, EUR, ab Werk', 3),
  ['Position', 'Kurzzeichen', 'Preis'],
  ['Baugröße', 40, 'Grundpreis 412,00'],
  ['Baugröße', 60, 'Grundpreis 1.108,50'],
  ['Spannung', 'A', 'ohne Aufpreis'],
  ['Spannung', 'B', 'ohne Aufpreis'],
  ['Spannung', 'C', '18,00'],
  ['Rückmeldung', 'P', '96,00'],
  ['Rückmeldung', 'S', '54,50'],
  ['Heizung', 'H', 'auf Anfrage'],
];

export const actuatorGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: key, sheet: 'Typenschlüssel' },
    { data: prices, sheet: 'Preise 27' },
  ]).toBuffer();

export const actuatorExamples = [
  { printed: 'SA 40 – A 05 – S H', number: 'SA40-A05-SH' },
  { printed: 'SA60-C15-S', number: 'SA60-C15-S', priceCents: 118_100 },
] as const;
