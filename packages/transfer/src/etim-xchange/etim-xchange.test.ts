import { expect, test } from 'vitest';
import { attribute, family, product, tradeOf } from '../testing/trade.ts';
import { xchangeFaults } from '../testing/xchange-rules.ts';
import { etimXchange } from './etim-xchange.ts';

const options = { buyer: '', withPrices: true, day: '2026-11-27', etimRelease: '10.0', gln: '4012345000009' };
const trade = tradeOf({
  attributes: [
    attribute({ id: 1, key: 'width', unit: 'in', etim: 'EF000008' }),
    attribute({ id: 2, key: 'amps', type: 'range', unit: 'A', etim: 'EF000002' }),
    attribute({ id: 3, key: 'alarm', type: 'yesNo', etim: 'EF000003' }),
    attribute({ id: 4, key: 'colour', type: 'text', etim: 'EF000004' }),
  ],
  families: [
    family({
      id: 1,
      name: 'Tern',
      etimClass: 'EC000123',
      attributes: { width: 10, amps: { from: 1, to: 2.5 }, alarm: false, colour: 'grey' },
    }),
    family({ id: 2 }),
  ],
  products: [
    product({ id: 1 }),
    product({ id: 2, isObsolete: true, replacedBy: 'P-1' }),
    product({ id: 3, familyId: 2, priceCents: null }),
  ],
});
// biome-ignore lint/suspicious/noExplicitAny: what is read is what the test is about.
const read = (given: object = {}): any => JSON.parse([...etimXchange(trade, { ...options, ...given })].join(''));

test('the catalogue is one document, with its maker and each public product with a price', () => {
  const written = read();
  expect(written).toMatchObject({ CurrencyCode: 'USD', Language: ['en-US'], GenerationDate: '2026-11-27' });
  const [{ Product: products, ...supplier }] = written.Supplier;
  expect(supplier).toEqual({ SupplierName: 'Example & Sons', SupplierIdGln: '4012345000009' });
  expect(products.map((one: typeof written) => one.ProductIdentification.ManufacturerProductNumber)).toEqual([
    'P-1',
    'P-2',
  ]);
  expect(products[0].TradeItem[0].Pricing[0]).toMatchObject({
    GrossListPrice: '123.45',
    PriceQuantity: '1',
    PriceUnit: 'C62',
  });
});

test('each type of attribute is a feature in its own way, in metric units', () => {
  const [classification] = read().Supplier[0].Product[0].EtimClassification;
  expect(classification).toMatchObject({ EtimClassCode: 'EC000123', EtimReleaseVersion: '10.0' });
  expect(classification.EtimFeatures).toMatchObject([
    { EtimFeatureCode: 'EF000008', EtimValueNumeric: '254' },
    { EtimFeatureCode: 'EF000002', EtimValueRangeLower: '1', EtimValueRangeUpper: '2.5' },
    { EtimFeatureCode: 'EF000003', EtimValueLogical: false },
    { EtimFeatureCode: 'EF000004', ReasonNoValue: 'UN', EtimValueDetails: [{ EtimValueDetails: 'grey' }] },
  ]);
});

test('what is sold no more says so, and names its successor', () => {
  const [, second] = read().Supplier[0].Product;
  expect(second.ProductDetails.ProductStatus).toBe('OBSOLETE');
  expect(second.ProductRelations).toMatchObject([
    { RelationType: 'SUCCESSOR', RelatedProducts: [{ RelatedManufacturerProductNumber: 'P-1' }] },
  ]);
});

test('without prices it has every public product, and a product without a class has no features', () => {
  const products = read({ withPrices: false, gln: '' }).Supplier[0].Product;
  expect(products).toHaveLength(3);
  expect(products[2]).not.toHaveProperty('EtimClassification');
  expect(JSON.stringify(products)).not.toContain('Price');
});

test.each([
  ['with prices', {}],
  ['without prices, for nobody in particular', { withPrices: false, gln: '' }],
  ['for a buyer of a long name', { buyer: 'A buyer whose name is much longer than fifty signs, as some are' }],
])('a file %s is as the schema has it', (_, given) => expect(xchangeFaults(read(given))).toEqual([]));

test('the rules of the schema find what is wrong', () => {
  const faulty = (change: (file: ReturnType<typeof read>) => void) => {
    const file = read();
    change(file);
    return xchangeFaults(file);
  };
  expect(faulty((file) => delete file.CatalogueValidityStart)).toEqual(['CatalogueValidityStart is missing']);
  expect(faulty((file) => delete file.Supplier[0].Product[0].TradeItem[0].Pricing)).toEqual([
    'Supplier.Product.TradeItem.Pricing is missing',
  ]);
  expect(faulty((file) => Object.assign(file, { Buyer: 'x', CurrencyCode: 'Dollar' }))).toEqual([
    'CurrencyCode: "Dollar"',
    'Buyer is not known',
  ]);
  expect(
    faulty((file) =>
      Object.assign(file.Supplier[0].Product[0].EtimClassification[0].EtimFeatures[0], { EtimValueNumeric: '1e21' }),
    ),
  ).toEqual(['Supplier.Product.EtimClassification.EtimFeatures.EtimValueNumeric: "1e21"']);
});
