import { expect, test } from 'vitest';
import { structureFaults } from '../testing/bmecat-structure.ts';
import { all, readXml, type XmlElement } from '../testing/read-xml.ts';
import { attribute, family, product, setting, tradeOf } from '../testing/trade.ts';
import type { TradeOptions } from '../trade/trade-file.ts';
import { bmecat } from './bmecat.ts';

const options: TradeOptions = {
  buyer: 'Lake & River',
  withPrices: true,
  day: '2026-11-27',
  etimRelease: '10.0',
  gln: '',
};
const picture = {
  type: 2,
  uri: 'families/a.png',
  filename: 'a.png',
  name: 'From <the> front',
  infoImageText: '',
  poster: null,
};

const trade = tradeOf({
  attributes: [
    attribute({ id: 1, key: 'width', unit: 'in', etim: 'EF000008' }),
    attribute({ id: 2, key: 'volts', type: 'choice', choices: ['120', '480'], unit: 'V', etim: 'EF000001' }),
    attribute({ id: 3, key: 'amps', type: 'range', unit: 'A', etim: 'EF000002' }),
    attribute({ id: 4, key: 'alarm', type: 'yesNo', etim: 'EF000003' }),
    attribute({ id: 5, key: 'colour', type: 'text' }),
  ],
  families: [
    family({
      ...{
        id: 1,
        name: 'Tern',
        etimClass: 'EC000123',
        media: [picture],
        documentIds: [1],
        accessoryPartNumbers: ['P-3'],
      },
      attributes: { width: 10, volts: ['480'], amps: { from: 1, to: 2.5 }, alarm: true, colour: 'grey' },
    }),
    family({ id: 2, name: 'Hidden', isVizzy: true }),
    family({ id: 3, name: 'Heron' }),
  ],
  documents: [
    {
      ...{
        id: 1,
        docType: 'TDS',
        docNumber: '1',
        revision: null,
        revisedOn: null,
        supersedes: null,
        name: 'Data sheet',
      },
      ...{ uri: 'documents/a.pdf', type: 1, supportCategory: null, isLive: true, position: 0 },
    },
  ],
  products: [
    product({ id: 1, name: 'Panel "A" <1> & more\u0007', attributes: { width: 12 } }),
    product({ id: 2, isObsolete: true, replacedBy: 'P-1' }),
    product({ id: 3, familyId: 3, priceCents: null }),
    product({ id: 4, familyId: 2 }),
    product({ id: 5, partNumber: 'X'.repeat(40) }),
    product({ id: 6, isLive: false }),
  ],
});
const textOf = (element: XmlElement, name: string): string | undefined => all(element, name)[0]?.text;

test('a catalogue with prices has the structure of the standard, and each public product with a price once', () => {
  const document = readXml(bmecat(trade, options));
  expect(structureFaults(document)).toEqual([]);
  expect(document).toMatchObject({ name: 'BMECAT', attributes: { version: '2005' } });
  expect(all(document, 'PRODUCT').map((one) => textOf(one, 'SUPPLIER_PID'))).toEqual(['P-1', 'P-2']);
  expect(textOf(document, 'BUYER_NAME')).toBe('Lake & River');
  const [first] = all(document, 'PRODUCT');
  if (first === undefined) throw new Error('No product.');
  expect(textOf(first, 'DESCRIPTION_SHORT')).toBe('Panel "A" <1> & more');
  expect(textOf(first, 'PRICE_AMOUNT')).toBe('123.45');
  expect(
    all(first, 'UDX.EDXF.MIME').map((one) => [textOf(one, 'UDX.EDXF.MIME_CODE'), textOf(one, 'UDX.EDXF.MIME_SOURCE')]),
  ).toEqual([
    ['MD01', 'https://maker.example/media/families/a.png'],
    ['MD22', 'https://maker.example/media/documents/a.pdf'],
    ['MD04', 'https://maker.example/family/family-1?part=P-1'],
  ]);
});

test('features are in metric units, ranges have two values, and what ETIM has codes for is told in words', () => {
  const [first] = all(readXml(bmecat(trade, options)), 'PRODUCT');
  if (first === undefined) throw new Error('No product.');
  expect(textOf(first, 'REFERENCE_FEATURE_SYSTEM_NAME')).toBe('ETIM-10.0');
  expect(textOf(first, 'REFERENCE_FEATURE_GROUP_ID')).toBe('EC000123');
  expect(
    all(first, 'FEATURE').map((one) => [
      textOf(one, 'FNAME'),
      all(one, 'FVALUE').map(({ text }) => text),
      textOf(one, 'FVALUE_DETAILS'),
    ]),
  ).toEqual([
    ['EF000008', ['304.8'], '12 in'],
    ['EF000001', ['-'], '480 V'],
    ['EF000002', ['1', '2.5'], '1 to 2.5 A'],
    ['EF000003', ['true'], 'Yes'],
  ]);
});

test('what is sold no more says so, and names what is sold instead', () => {
  const second = all(readXml(bmecat(trade, options)), 'PRODUCT')[1];
  if (second === undefined) throw new Error('No product.');
  expect(all(second, 'PRODUCT_STATUS')[0]?.attributes).toEqual({ type: 'old_product' });
  expect(all(second, 'PRODUCT_REFERENCE').map((one) => [one.attributes['type'], textOf(one, 'PROD_ID_TO')])).toEqual([
    ['followup', 'P-1'],
    ['accessories', 'P-3'],
  ]);
});

test('without prices it has every public product, and no price', () => {
  const document = readXml(bmecat(trade, { ...options, withPrices: false, buyer: '' }));
  expect(structureFaults(document)).toEqual([]);
  expect(all(document, 'PRODUCT').map((one) => textOf(one, 'SUPPLIER_PID'))).toEqual(['P-1', 'P-2', 'P-3']);
  expect(all(document, 'PRODUCT_PRICE')).toEqual([]);
});

test('the number of the maker is in it where the settings have one', () => {
  const [supplier] = all(readXml(bmecat(trade, { ...options, gln: '4012345000009' })), 'SUPPLIER_ID');
  expect(supplier).toMatchObject({ attributes: { type: 'gln' }, text: '4012345000009' });
});

test('of many products no piece holds all', () => {
  const many = tradeOf({
    settings: [setting(1, 'company.name', 'Example')],
    families: [family({ id: 1, description: 'x'.repeat(1000) })],
    products: Array.from({ length: 3000 }, (_, nth) => product({ id: nth + 1 })),
  });
  const pieces = [...bmecat(many, options)];
  expect(pieces.length).toBeGreaterThan(15);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(600_000);
  expect(all(readXml(pieces), 'PRODUCT')).toHaveLength(3000);
});
