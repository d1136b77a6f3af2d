import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, block, merged } from '../cells.ts';

/** "Bestellschlüssel": groups below each other, their names merged down, and remarks between the rows. */
const key: SheetData = [
  across('Rücklauffilter RF – Bestellschlüssel', 6),
  ['Preisliste Nr. 27/1', null, null, null, null, 'gültig ab 01.01.2027'],
  [],
  [merged('RF', 1), merged('S', 1), '-', merged('0160', 1), '-', merged('10-N-G1', 1)],
  [],
  [merged('Merkmal', 1), merged('Kennung', 1), merged('Benennung', 2), null, 'Mehrpreis (netto, EUR)', 'Bemerkung'],
  ...block('Baureihe', [
    ['S', 'Standard, Gehäuse Aluminium', null, 'Grundpreis', null],
    ['L', 'Leichtbau, Kunststoffdeckel ¹⁾', null, '- 12,50 €', null],
  ]),
  [null, null, 'Andere Baureihen auf Anfrage bei unserem Vertrieb, Tel. -214', null, null, null],
  ...block('Nenngröße', [
    ['0160', '160 l/min', null, '148,00 €', null],
    ['0330', '330 l/min', null, '211,50 €', null],
    ['0660', '660 l/min', null, '1.024,00 €', 'Lieferzeit 6 Wochen'],
  ]),
  ...block('Filterfeinheit', [
    [3, '3 µm absolut', null, '18,00 €', null],
    ['06', '6 µm absolut', null, '12,00 €', null],
    [10, '10 µm absolut', null, 'o. M.', null],
    [25, '25 µm nominell', null, 'o. M.', null],
  ]),
  [null, null, 'Feinere Elemente siehe Katalog E4, Seite 12', null, null, null],
  ...block('Dichtung', [
    ['N', 'NBR', null, 'inkl.', null],
    ['V', 'FKM (Viton®)', null, '9,80 €', null],
    ['E', 'EPDM ²⁾', null, '11,20 €', null],
  ]),
  [],
  [merged('Merkmal', 1), merged('Kennung', 1), merged('Benennung', 2), null, 'Mehrpreis (netto, EUR)', 'Bemerkung'],
  ...block('Anschluss', [
    ['G1', 'Gewinde G 1', null, '–', null],
    ['F2', 'SAE-Flansch 2" ³⁾', null, '64,00 €', null],
  ]),
  ...block('Zubehör (entfällt, wenn nicht benötigt)', [
    ['M', 'Manometer', null, '22,00 €', null],
    ['E1', 'elektrische Verschmutzungsanzeige', null, 'a. Anfr.', null],
  ]),
  [],
  ['¹⁾ nicht mit Nenngröße 0660.'],
  ['²⁾ nur mit Filterfeinheit 10 oder 25.'],
  ['³⁾ nur mit Nenngröße 0330 und 0660.'],
  ['Bestellbeispiel: RFS-0160-10-N-G1   148,00 €'],
  ['oder RFL-0330-06-V-F2-M (Leichtbau, 330 l/min, 6 µm, FKM, Flansch, Manometer)'],
];

const internal: SheetData = [
  ['Stand', 'Bearbeiter', 'Änderung'],
  ['2026-11-03', 'Kl', 'Mehrpreis E korr.'],
];

export const filterGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: key, sheet: 'Bestellschlüssel' },
    { data: internal, sheet: 'intern' },
  ]).toBuffer();

export const filterExamples = [
  { printed: 'RFS-0160-10-N-G1', number: 'RFS-0160-10-N-G1' },
  { printed: 'RFL-0330-06-V-F2-M', number: 'RFL-0330-06-V-F2-M', priceCents: 21_150 - 1250 + 1200 + 980 + 6400 + 2200 },
] as const;
