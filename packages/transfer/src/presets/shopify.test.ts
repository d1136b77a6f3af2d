import { expect, test } from 'vitest';
import { readMade, sheetOfCsv } from '../testing/made.ts';
import { shopify } from './shopify.ts';

const file = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Price,Image Src,Image Position,Status
tern-panel,Tern panel,"<p>For <b>two</b> pumps.</p><ul><li>UL 508A</li></ul><img src=""a.png"">",Maker,Panels,duplex,true,Voltage,240 V,Enclosure,Steel,'00123,4500,"1,250.00",https://cdn.example/a.png,1,active
tern-panel,,,,,,,,480 V,,Steel,TP-480-S,4600,1375.50,https://cdn.example/b.png,2,
tern-panel,,,,,,,,480 V,,Plastic,,4200,1300.00,,,
tern-panel,,,,,,,,,,,,,,https://cdn.example/c.png,3,
float,Float,,Maker,Floats,,false,Title,Default Title,,,TP-480-S,200,20,,,draft
,Lost,,,,,,,,,,X,1,1,,,
`;

test.each([
  [['Handle', 'Title', 'Body (HTML)', 'Variant SKU', 'Variant Price', 'Image Src'], true],
  [['Handle', 'Title'], false],
  [['sku', 'family', 'enabled', 'categories'], false],
])('headings %j: %s', (headings, expected) => expect(shopify.fits(headings)).toBe(expected));

const turned = shopify.turn(sheetOfCsv(file, ','));

test('products become families, their variants products, and their options attributes with the choices that there are', () => {
  const { attributes, families, products } = readMade(turned);
  expect(attributes).toMatchObject([
    { key: 'voltage', label: 'Voltage', type: 'choice', unit: '', precision: 0, choices: ['240 V', '480 V'] },
    { key: 'enclosure', type: 'choice', choices: ['Steel', 'Plastic'] },
  ]);
  expect(families).toMatchObject([
    { name: 'Tern panel', slug: 'tern-panel', isLive: true, description: 'For two pumps.\n\n- UL 508A' },
    { name: 'Float', slug: 'float', isLive: false },
  ]);
  expect(products).toMatchObject([
    {
      partNumber: '00123',
      name: 'Tern panel, 240 V, Steel',
      priceCents: 125_000,
      familyId: 1,
      attributes: { voltage: '240 V', enclosure: 'Steel' },
    },
    { partNumber: 'TP-480-S', priceCents: 137_550, attributes: { voltage: '480 V' } },
    { partNumber: 'TERN-PANEL-480-V-PLASTIC', priceCents: 130_000 },
    { partNumber: 'TP-480-S-2', name: 'Float', priceCents: 2000, familyId: 2, isLive: false },
  ]);
});

test('what is lost or made up is said at its row', () => {
  expect(turned.said.map(({ row, column, isRefused }) => [row, column, isRefused])).toEqual([
    [2, 'Body (HTML)', false],
    [4, 'Variant SKU', false],
    [2, 'Image Src', false],
    [6, 'Variant SKU', false],
    [7, 'Handle', true],
  ]);
});

test('variants with the same number are told apart by counting on', () => {
  const twice = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n';
  const variants = ['a', 'b', 'c', 'd'].map((value) => `tern,Tern,Length,${value},T-1,20\n`);
  const { products } = readMade(shopify.turn(sheetOfCsv(twice + variants.join(''), ',')));
  expect(products).toMatchObject(['T-1', 'T-1-2', 'T-1-3', 'T-1-4'].map((partNumber) => ({ partNumber })));
});
