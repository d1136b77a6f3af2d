import type { Cell, Row, SheetData } from 'write-excel-file/node';
import { type MakerProduct, products } from '../range/products.ts';
import { decimals } from './german.ts';
import { across, bold, merged, typed, workbook } from './workbook.ts';

const headings = [
  'Artikelnummer',
  'Baureihe',
  'Bezeichnung',
  'Kurztext',
  'Nennweite [mm]',
  'Druckstufe [bar]',
  'Werkstoff',
  'Temp. max. [°C]',
  'Gewicht [kg]',
  'Einbaulänge [mm]',
  'Ausgang',
  'Auslauf',
  'Lagerort',
  'EK-Preis [EUR]',
] as const;
/** The stock place and what the maker pays: nobody outside should see them. */
const HIDDEN = [12, 13];
/** Of the two that are as common as the other in what comes out of such a system. */
const NUMBER_EVERY = 7;
const TEXT_EVERY = 3;
const SPACES_EVERY = 5;

/** The article master as the ERP system wrote it and somebody saved it again: 3,000 rows below four of titles. */
export const articleMaster = (): Promise<Uint8Array> =>
  workbook([
    {
      name: 'Artikel',
      rows: [
        across('Hollerau Armaturen GmbH – Artikelstamm', headings.length),
        ['Stand: 14.11.2026', null, null, 'Seite 1 von 1'],
        [],
        [merged('Artikel', 4), null, null, null, merged('Technische Daten', 7), null, null, null, null, null, null],
        headings.map(bold),
        ...products.map(rowOf),
        [],
        [bold('Summe'), null, bold('3.000 Artikel')],
      ] satisfies SheetData,
      widths: [14, 10, 34, 40, 14, 14, 14, 14, 12, 14, 12, 9, 10, 12],
      hidden: HIDDEN,
    },
    {
      name: 'Hinweise',
      rows: [['Export aus WaWi 9.2, Mandant 01.'], ['Preise siehe Preisliste. EK nicht nach außen geben!']],
      widths: [60],
    },
  ]);

function rowOf(product: MakerProduct, at: number): Row {
  const { family, name, text, dn, pn, material, temperatureMax, weight, length, output, isObsolete } = product;
  // Between number and unit stands a blank that does not break, in some of them with more blanks after the words.
  const title = name.replace(/(?<=\d) mm/, '\u00A0mm') + (at % SPACES_EVERY === 0 ? '   ' : '');
  return [
    numberCell(product, at),
    family.name,
    title,
    text,
    dn,
    pn,
    // A text that looks like a number stays one: 1.4408 is a steel.
    typed(material),
    temperatureMax,
    at % TEXT_EVERY === 0 ? typed(decimals(weight)) : weight,
    length,
    output,
    isObsolete ? 'ja' : null,
    `R${String((at % 40) + 1).padStart(2, '0')}-${(at % 6) + 1}`,
    product.priceCents === null ? null : Math.round(product.priceCents * 0.41) / 100,
  ];
}

/** Most are texts; of some, a spreadsheet made numbers that are shown with their zeros. */
const numberCell = ({ partNumber }: MakerProduct, at: number): Cell =>
  at % NUMBER_EVERY === 0 ? { value: Number(partNumber), format: '0000000' } : typed(partNumber);
