import type { Configurator } from '@millrace/configurator';
import { describe, expect, test } from 'vitest';
import { panel } from '../testing/configurators.ts';
import { customerFamily, family, product } from '../testing/rows.ts';
import { codesOf, findingsOf, type Rows } from '../testing/snapshot-of.ts';

const WHOLE = 'TD-3-4X-4F-E-20';
const COSTS = 81_850;
const sold = { configModelNo: WHOLE, priceCents: COSTS };
const inFamily = (...products: Partial<Parameters<typeof product>[0]>[]): Rows => ({
  families: [family({ id: 1, isLive: false, configurator: panel })],
  products: products.map((given, index) => product({ id: index + 1, ...given })),
});
const plain: Rows = { families: [family({ id: 1, isLive: false })] };

const cases: [string, Rows, string[]][] = [
  ['a number its configurator makes, at its price', inFamily(sold), []],
  ['the number as on the label', inFamily({ configModelNo: 'TD-3-4X-4F-E2S-20', priceCents: 90_850 }), []],
  ['a family that does not exist', { products: [product({ id: 1, familyId: 9 })] }, ['error unknown-family']],
  [
    'a number without a configurator',
    { ...plain, products: [product({ id: 1, ...sold })] },
    ['warning no-configurator'],
  ],
  ['no number without a configurator', { ...plain, products: [product({ id: 1 })] }, []],
  ['a number of other codes', inFamily({ configModelNo: 'TD-3-4X-5F-20' }), ['error model-number-unreadable']],
  ['a number that ends early', inFamily({ configModelNo: 'TD-3-4X-4F' }), ['error model-number-incomplete']],
  [
    'a wrong number of a product that is not live',
    inFamily({ configModelNo: 'TD-3-4X', isLive: false }),
    ['warning model-number-incomplete'],
  ],
  ['another price', inFamily({ ...sold, priceCents: COSTS + 1 }), ['warning model-number-price']],
  [
    'a price on request for a number with a price',
    inFamily({ ...sold, priceCents: null }),
    ['warning model-number-price'],
  ],
  ['pictures of its own', inFamily({ pictures: ['products/a.jpg', 'products/b.SVG'] }), []],
  ['a picture that is none', inFamily({ pictures: ['products/a.jpg', 'documents/a.pdf'] }), ['error media-uri']],
  ['a picture twice', inFamily({ pictures: ['products/a.jpg', 'products/a.jpg'] }), ['error picture-twice']],
  ['two products of one number', inFamily(sold, sold), ['error duplicate-model-number']],
  ['two products of one number, one not live', inFamily(sold, { ...sold, isLive: false }), []],
  [
    'a number in another writing',
    inFamily(
      { configModelNo: 'TD-3-4X-4F-E|2S-20', priceCents: 90_850 },
      { configModelNo: 'TD-3-4X-4F-E2S-20', priceCents: 90_850 },
    ),
    ['error duplicate-model-number'],
  ],
];

describe('a product carries a number its family makes', () => {
  test.each(cases)('%s', (_, rows, found) => {
    expect(findingsOf(rows).map(({ severity, code }) => `${severity} ${code}`)).toEqual(found);
  });

  test.each([
    [COSTS + 1, `P1 costs 818.51, its model number ${WHOLE} 818.50.`],
    [null, `P1 costs a price on request, its model number ${WHOLE} 818.50.`],
    [0, `P1 costs a price on request, its model number ${WHOLE} 818.50.`],
  ])('the warning for the price %s names both prices', (priceCents, message) => {
    const [found] = findingsOf(inFamily({ ...sold, partNumber: 'P1', priceCents }));
    expect(found?.message).toBe(message);
  });

  test('0 and null are both a price on request', () => {
    const configurator: Configurator = { configGroups: [{ name: 'A', options: [{ code: 'A', price: null }] }] };
    const rows = (priceCents: number | null): Rows => ({
      families: [family({ id: 1, isLive: false, configurator })],
      products: [product({ id: 1, configModelNo: 'A', priceCents })],
    });
    expect(codesOf(rows(0))).toEqual([]);
    expect(codesOf(rows(null))).toEqual([]);
    expect(codesOf(rows(1))).toEqual(['model-number-price']);
  });
});

describe('a configurator is fit for publication', () => {
  const faulty: Configurator = { configGroups: [{ name: 'A', showIf: ['Nowhere.x'], options: [{ code: 'A' }] }] };

  test('a rule about an unknown group refuses the content and names the family', () => {
    const [found] = findingsOf({ families: [family({ id: 3, name: 'Tern', isLive: false, configurator: faulty })] });
    expect(found).toMatchObject({
      severity: 'error',
      code: 'unknown-group',
      kind: 'families',
      id: 3,
      path: ['configurator', 'configGroups', 0, 'showIf', 0],
      witness: { rule: 'Nowhere.x' },
    });
    expect(found?.message).toMatch(/^Tern: .*Nowhere/);
  });

  test("a customer's own configurator is looked at too", () => {
    const rows = {
      families: [family({ id: 1, isLive: false })],
      customerFamilies: [customerFamily({ id: 2, configurator: faulty })],
    };
    expect(findingsOf(rows)).toContainEqual(
      expect.objectContaining({
        code: 'unknown-group',
        kind: 'customerFamilies',
        id: 2,
        path: ['configurator', 'configGroups', 0, 'showIf', 0],
      }),
    );
  });

  test('what a faulty configurator reads is not held against products', () => {
    const rows: Rows = {
      families: [family({ id: 1, isLive: false, configurator: faulty })],
      products: [product({ id: 1, configModelNo: 'ZZ' })],
    };
    expect(new Set(codesOf(rows))).toEqual(new Set(['unknown-group', 'group-never-shows']));
  });
});
