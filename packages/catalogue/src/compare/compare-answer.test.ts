import { COMPARED_MAX } from '@millrace/contract';
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { attribute, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const configurator = {
  prefix: 'T-',
  configGroups: [
    {
      name: 'Enclosure',
      options: [
        { code: '1', description: 'NEMA 1', attributes: { enclosure: 'NEMA 1' }, price: 100 },
        { code: '4X', description: 'NEMA 4X', attributes: { enclosure: 'NEMA 4X' }, price: 150 },
      ],
    },
    {
      name: 'Motor amps',
      options: [
        { code: '063', description: 'to 6.3 A', attributes: { flaFrom: 4, flaTo: 6.3 } },
        { code: '250', description: 'to 25 A', attributes: { flaFrom: 17, flaTo: 25 } },
      ],
    },
  ],
};
const compares = true;
const snapshot = snapshotOf({
  attributes: [
    attribute({
      id: 1,
      key: 'enclosure',
      label: 'Enclosure',
      type: 'choice',
      choices: ['NEMA 1', 'NEMA 4X'],
      compares,
    }),
    attribute({ id: 2, key: 'fla', label: 'Amps', type: 'range', unit: 'A', precision: 1, compares }),
    attribute({ id: 3, key: 'cable', label: 'Cable', type: 'number', unit: 'ft', precision: 0, compares }),
    attribute({ id: 4, key: 'seal', label: 'Seal', compares }),
    attribute({ id: 5, key: 'inside', label: 'Inside' }),
    attribute({ id: 6, key: 'lock', label: 'Lock', type: 'yesNo', compares }),
  ],
  families: [
    family({
      id: 1,
      slug: 'tern',
      name: 'Tern',
      configurator,
      attributes: { seal: 'UL', inside: 'x', fla: { from: 4, to: 25 } },
      specs: [{ title: 'Case', kvo: [{ key: 'Latch', value: 'two' }] }],
    }),
    family({ id: 2, slug: 'tern', intrinsicallySafe: true }),
    family({
      id: 3,
      slug: 'snipe',
      name: 'Snipe',
      media: [{ type: 2, uri: 'families/snipe.svg', filename: '', name: 'Snipe', infoImageText: '', poster: null }],
      specs: [
        { title: 'Case', kvo: [{ key: 'Latch', value: 'none' }] },
        { title: 'Other', kvo: [{ key: 'Only here', value: 'x' }] },
      ],
    }),
    family({ id: 4, slug: 'hidden', isLive: false }),
  ],
  products: [
    product({ id: 1, familyId: 1, partNumber: '7001', configModelNo: 'T-4X-063', priceCents: 9900 }),
    product({
      id: 2,
      familyId: 3,
      partNumber: '8001',
      attributes: { cable: 10, seal: 'UL', lock: true },
      pictures: ['products/8001.jpg'],
      priceCents: 500,
    }),
    product({
      id: 3,
      familyId: 3,
      partNumber: '8002',
      attributes: { cable: 30, seal: 'CSA', lock: false },
      priceCents: 700,
    }),
    product({ id: 4, familyId: 3, partNumber: '8003', isLive: false, attributes: { cable: 99 } }),
    product({ id: 5, familyId: 4, partNumber: '9001' }),
  ],
});

function compare(items: string) {
  const answer = ask(snapshot, 'compare', { params: {}, query: { items } });
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
const valuesOf = (items: string): Record<string, (string | null)[]> =>
  Object.fromEntries(compare(items).rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.value ?? null)]));

describe('things stand beside one another', () => {
  test('a model has the values of its number, then those of its family; attributes that do not compare have no row', () =>
    expect(valuesOf('part=7001')).toEqual({ Enclosure: ['NEMA 4X'], Amps: ['4 to 6.3 A'], Seal: ['UL'] }));
  test('a number that no product carries has the values of its options', () => {
    expect(valuesOf('number=T-1-250')).toEqual({ Enclosure: ['NEMA 1'], Amps: ['17 to 25 A'], Seal: ['UL'] });
    expect(compare('number=T-1-250').columns).toMatchObject([
      { modelNumber: 'T-1-250', partNumber: null, priceFrom: 100, priceTo: 100, models: null, isConfigured: true },
    ]);
  });
  test('a family has its own values, else those of its models together; of those that differ in yes and no none', () => {
    expect(valuesOf('family=tern')).toEqual({ Enclosure: ['NEMA 4X'], Amps: ['4 to 25 A'], Seal: ['UL'] });
    expect(valuesOf('family=snipe')).toEqual({ Cable: ['10 to 30 ft'], Seal: ['UL, CSA'] });
    expect(compare('family=snipe').columns).toMatchObject([{ models: 2, priceFrom: 5, priceTo: 7 }]);
  });
  test('a model is shown by its own picture, else by that of its family', () =>
    expect(compare('part=8001&part=8002').columns.map(({ imgUrl }) => imgUrl)).toEqual([
      'products/8001.jpg',
      'families/snipe.svg',
    ]));
  test('a row says whether all columns say the same; unknown is not the same', () => {
    const rows = (items: string) => compare(items).rows.map(({ name, isSame }) => [name, isSame]);
    expect(rows('part=7001&number=T-4X-250')).toEqual([
      ['Enclosure', true],
      ['Amps', false],
      ['Seal', true],
    ]);
    expect(rows('part=8001&part=7001')).toContainEqual(['Enclosure', false]);
    expect(rows('part=8001&part=8002')).toContainEqual(['Lock', false]);
  });
  test('a measure comes with its number, for who reads other units', () =>
    expect(compare('part=8001').rows.find(({ name }) => name === 'Cable')?.cells).toEqual([
      { value: '10 ft', measure: { from: 10, to: 10, unit: 'ft', precision: 0 } },
    ]));
  test('words are compared where two families have them', () => {
    expect(valuesOf('family=tern&family=snipe')).toMatchObject({ Latch: ['two', 'none'] });
    expect(valuesOf('family=tern&family=snipe')).not.toHaveProperty('Only here');
    expect(valuesOf('family=tern&part=7001')).not.toHaveProperty('Latch');
  });
});

describe('an address names what is compared', () => {
  test.each([
    ['in its order, each once', 'part=8001&family=tern&part=8001', 'part=8001&family=tern'],
    ['the variant of a family by itself', 'intrinsically-safe=tern&family=tern', 'intrinsically-safe=tern&family=tern'],
    ['a family without a safe variant as it is', 'intrinsically-safe=snipe', 'family=snipe'],
    ['a part number that is typed as a number', 'number=8001', 'part=8001'],
    ['a number as it is printed', 'number=t-1-250', 'number=T-1-250'],
  ])('%s', (_, given, items) => expect(compare(given)).toMatchObject({ items, unknown: [] }));
  test('what is not there, or not shown, is told', () =>
    expect(compare('part=nothing&family=hidden&part=9001&part=8003&family=tern')).toMatchObject({
      items: 'family=tern',
      unknown: ['nothing', 'hidden', '9001', '8003'],
    }));
  test('each column has the address of the others', () =>
    expect(compare('part=8001&family=tern').columns.map(({ without }) => without)).toEqual([
      'family=tern',
      'part=8001',
    ]));
  test('there are five at most, and none without a name', () => {
    const many = ['family=tern', 'family=snipe', 'part=7001', 'part=8001', 'part=8002', 'number=T-1-250'].join('&');
    expect(compare(many).columns).toHaveLength(COMPARED_MAX);
    expect(compare('')).toEqual({ items: '', unknown: [], columns: [], rows: [] });
  });
});
