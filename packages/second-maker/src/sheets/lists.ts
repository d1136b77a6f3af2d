import { families } from '../range/families.ts';
import { dataSheetOf } from '../range/file-names.ts';
import { outputs, products, sensorMaterials, valveMaterials } from '../range/products.ts';
import { amount, csvOf, day } from './german.ts';

/** "Merkmale": what is known of products, one a row. */
export const attributeList = (): Uint8Array =>
  csvOf([
    ['Key', 'Label', 'Type', 'Unit', 'Precision', 'Choices', 'Group', 'Filters', 'Compares'],
    ['dn', 'Nominal width', 'number', 'mm', '0', '', 'Size', 'ja', 'ja'],
    ['pn', 'Pressure rating', 'number', 'bar', '0', '', 'Size', 'ja', 'ja'],
    ['length', 'Insertion length', 'number', 'mm', '0', '', 'Size', 'ja', 'ja'],
    [
      'material',
      'Material',
      'choice',
      '',
      '0',
      [...valveMaterials, ...sensorMaterials].join('\n'),
      'Material',
      'ja',
      'ja',
    ],
    ['output', 'Output', 'choice', '', '0', outputs.join('\n'), 'Signal', 'ja', 'ja'],
    ['temperatureMax', 'Temperature, highest', 'number', '°C', '0', '', 'Limits', 'ja', 'ja'],
    ['weight', 'Weight', 'number', 'kg', '2', '', 'Limits', 'nein', 'ja'],
  ]);

/** The price list: German amounts, the sign after them, what has none in words, and a line for a part number that is no more. */
export const priceList = (): Uint8Array =>
  csvOf([
    ['Artikelnummer', 'Listenpreis', 'Währung', 'gültig ab'],
    ...products.map(({ partNumber, priceCents }) => [
      partNumber,
      priceCents === null ? 'auf Anfrage' : `${amount(priceCents)} €`,
      'EUR',
      day(2027, 1, 1),
    ]),
    ['0999999', '12,00 €', 'EUR', day(2019, 1, 1)],
  ]);

/** The list of data sheets, with days as they are written there. */
export const documentList = (): Uint8Array =>
  csvOf([
    ['Dokumentnummer', 'Titel', 'Type', 'Datei', 'Revision', 'Revised on', 'Support category', 'Geprüft durch'],
    ...families.map((family, at) => {
      const { number, file, title } = dataSheetOf(family);
      return [
        number,
        title,
        'TDS',
        file,
        String.fromCharCode(65 + (at % 4)),
        day(2026, (at % 9) + 1, 7),
        family.category,
        'Grünwald',
      ];
    }),
  ]);
