import { expect, test } from 'vitest';
import { readMade, sheetOfCsv } from '../testing/made.ts';
import { akeneo } from './akeneo.ts';

const file = `sku;family;parent;categories;enabled;groups;name-de_DE;name-en_US;description-en_US-ecommerce;description-en_US-print;price-EUR;price-USD;width;width-unit;voltage;is_rated;certificates;picture;note;X_SELL-products
00123;pressure_valves;;master_valves;1;;Ventil A;Valve A;"<p>Brass &amp; steel.</p>";print;90.00;99.50;12.50;INCH;230;1;ce,ul_listed;files/a.jpg;As drawn on sheet 4.;V-2
V-2;pressure_valves;;master_valves;1;;Ventil B;Valve B;<img src="x">;;;;30;MILLIMETER;24;0;ce;files/b.jpg;;
V-3;pressure_valves;valve_model;;0;;;;;;;;14;INCH;24;0;ul_listed;;Another one.;
;pressure_valves;;;1;;;;;;;;;;;;;;;
`;
const turned = akeneo.turn(sheetOfCsv(file, ';'), { locale: 'en_US', currency: 'USD' });

test.each([
  [['sku', 'family', 'categories', 'enabled', 'name-en_US'], true],
  [['uuid', 'identifier', 'family', 'categories', 'enabled'], true],
  [['sku', 'name', 'price'], false],
])('headings %j: %s', (headings, expected) => expect(akeneo.fits(headings)).toBe(expected));

test('attributes are made from their values: numbers with their unit, yes and no, choices, words', () => {
  expect(readMade(turned).attributes).toMatchObject([
    { key: 'width', label: 'Width', type: 'number', unit: 'in', precision: 1 },
    { key: 'voltage', type: 'number', unit: '', precision: 0 },
    { key: 'isRated', label: 'Is rated', type: 'yesNo' },
    { key: 'certificates', type: 'choice', choices: ['Ce', 'Ul listed'] },
    { key: 'note', type: 'text' },
  ]);
});

test('families are those of the rows, or the models that they are variants of; products have the language and currency that is wanted', () => {
  const { families, products } = readMade(turned);
  expect(families).toMatchObject([{ name: 'Pressure valves', slug: 'pressure-valves' }, { slug: 'valve-model' }]);
  expect(products).toMatchObject([
    {
      ...{
        partNumber: '00123',
        name: 'Valve A',
        description: 'Brass & steel.',
        priceCents: 9950,
        familyId: 1,
        isLive: true,
      },
      attributes: {
        width: 12.5,
        voltage: 230,
        isRated: true,
        certificates: ['Ce', 'Ul listed'],
        note: 'As drawn on sheet 4.',
      },
    },
    { partNumber: 'V-2', name: 'Valve B', attributes: { voltage: 24, isRated: false } },
    { partNumber: 'V-3', name: 'V-3', familyId: 2, isLive: false },
  ]);
  expect(products?.[1]).not.toHaveProperty('attributes.width');
});

test('what is left out is said: other languages, links, files, another unit, and rows without a number', () => {
  const told = turned.said.map(({ row, column, isRefused }) => `${row} ${column}${isRefused ? ' refused' : ''}`);
  expect(told).toEqual([
    '5 sku refused',
    '1 name-de_DE',
    '1 description-en_US-print',
    '1 price-EUR',
    '1 X_SELL-products',
    '2 picture',
    '3 description-en_US-ecommerce',
    '3 width',
  ]);
});
