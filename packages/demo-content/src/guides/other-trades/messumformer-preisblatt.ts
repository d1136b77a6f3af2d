import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import { across, block } from '../cells.ts';

const device: SheetData = [
  across('Druckmessumformer DM 20 – Preisblatt 2027 (Nettopreise zzgl. MwSt.)', 5),
  [],
  ['Stelle', 'Bezeichnung', 'Schlüssel', 'Ausführung', 'Listenpreis €'],
  ...block('1', [
    ['Gehäuse', 'A', 'Aluminium-Druckguss', '164,00'],
    [null, 'E', 'Edelstahl 1.4404', '238,50'],
    [null, 'K', 'Kunststoff PBT ¹', '121,–'],
  ]),
  ...block('2', [
    ['Messbereich', 6, '0 … 6 bar', 'im Grundpreis enthalten'],
    [null, 16, '0 … 16 bar', 'im Grundpreis enthalten'],
    [null, 40, '0 … 40 bar', '9,80'],
    [null, 250, '0 … 250 bar ²', '34,00'],
  ]),
  ...block('3', [
    ['Prozessanschluss', 'G4', 'G 1/4 B', '–'],
    [null, 'G2', 'G 1/2 B', '4,20'],
    [null, 'N4', '1/4 NPT', '4,20'],
    [null, null, 'weitere Anschlüsse auf Anfrage', null],
  ]),
  ['Fortsetzung auf Blatt 2', null, null, null, null],
];

const options: SheetData = [
  across('Druckmessumformer DM 20 – Blatt 2', 5),
  ['Stelle', 'Bezeichnung', 'Schlüssel', 'Ausführung', 'Mehr-/Minderpreis €'],
  ...block('4', [
    ['Ausgangssignal', '1', '4 … 20 mA, 2-Leiter', '–'],
    [null, '2', '0 … 10 V, 3-Leiter', '–'],
    [null, '3', 'IO-Link', '22,00'],
    [null, '9', 'ratiometrisch', 'Minderpreis 8,00'],
  ]),
  ...block('5', [
    ['Elektrischer Anschluss', 'M', 'Rundstecker M12', '–'],
    [null, 'W', 'Winkelstecker Form A', '3,50'],
    [null, 'L', 'Kabelausgang, 2 m ³', '11,60'],
  ]),
  ...block('6', [
    ['Zusatzausführung (kann entfallen)', 'Z1', 'Öl- und fettfrei', '28,00'],
    [null, 'Z2', 'Werkszeugnis 2.3', 'Preis auf Anfrage'],
  ]),
  [],
  ['Fußnoten:'],
  ['¹ Kunststoffgehäuse nicht lieferbar mit Messbereich 0 … 250 bar.'],
  ['² nur in Verbindung mit Prozessanschluss G 1/2 B'],
  ['³ Kabelausgang nicht mit IO-Link'],
  [],
  ['Bestellbeispiel:', 'DM 20 – E 016 G2 3 M', null, null, '264,70'],
  ['', 'DM 20 – A 250 G2 1 L Z1', null, null, '241,80'],
];

export const pressureGuide = (): Promise<Buffer> =>
  writeExcelFile([
    { data: device, sheet: 'Blatt 1' },
    { data: options, sheet: 'Blatt 2' },
  ]).toBuffer();

export const pressureExamples = [
  { printed: 'DM 20 – E 016 G2 3 M', number: 'DM20-E016G23M', priceCents: 26_470 },
  { printed: 'DM 20 – A 250 G2 1 L Z1', number: 'DM20-A250G21LZ1', priceCents: 24_180 },
] as const;
