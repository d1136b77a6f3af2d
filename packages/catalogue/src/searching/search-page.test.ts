import { describe, expect, test } from 'vitest';
import { float, panel } from '../testing/configurators.ts';
import { family, product, setting } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { searchPage } from './search-page.ts';

const picture = {
  type: 2 as const,
  uri: 'families/tern.svg',
  filename: 'tern.svg',
  name: '',
  infoImageText: '',
  poster: null,
};
const snapshot = snapshotOf({
  families: [
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel, media: [picture] }),
    family({ id: 2, name: 'Petrel', slug: 'petrel', configurator: float }),
    family({ id: 3, name: 'Quail', slug: 'quail', configurator: { ...float, prefix: 'QF', catalogueOnly: true } }),
    family({ id: 4, name: 'Draft', isLive: false, configurator: { ...float, prefix: 'DF' } }),
  ],
  products: [
    product({
      id: 1,
      familyId: 1,
      partNumber: '7204418',
      pictures: ['products/7204418.jpg'],
      name: 'Duplex panel',
      configModelNo: 'TD-3-4X-4F-E-20',
      priceCents: 81_850,
    }),
    product({
      id: 2,
      familyId: 2,
      partNumber: 'PF-20-NO',
      name: 'Pump float',
      configModelNo: 'PF20NO',
      priceCents: 3500,
    }),
    product({ id: 3, familyId: 2, partNumber: 'OLD-1', configModelNo: 'PF30NO', isLive: false }),
  ],
});
const find = (search: string, page = 1, pageSize = 10) => searchPage(snapshot, { search, page, pageSize });

describe('a whole valid number', () => {
  test('makes a result of its own', () => {
    expect(find('TD-1-4X-4F-20').items).toEqual([
      {
        partNumber: 'N/A',
        name: 'Tern',
        slug: 'tern',
        intrinsicallySafe: false,
        description: 'single-phase, NEMA 4X, Four floats, Cord 20 ft',
        price: 678.5,
        configModelNo: 'TD-1-4X-4F-20',
        thumbnail: 'families/tern.svg',
        isObsolete: false,
      },
    ]);
  });
  test('is the one ordered, when typed as on the label', () => {
    expect(find('TD-3-4X-4F-E2S-20').items).toMatchObject([{ partNumber: 'N/A', configModelNo: 'TD-3-4X-4F-E|2S-20' }]);
  });
  test('may be typed in small letters, with blanks around it', () => {
    expect(find(' td-1-4x-4f-20 ').items).toMatchObject([{ configModelNo: 'TD-1-4X-4F-20' }]);
  });
  test('with a price on request has none', () => {
    expect(find('PF20NC').items).toMatchObject([{ partNumber: 'N/A', price: null }]);
  });
  test('that a product carries is that product', () => {
    expect(find('TD-3-4X-4F-E-20')).toMatchObject({
      total: 1,
      items: [{ partNumber: '7204418', price: 818.5, thumbnail: 'products/7204418.jpg' }],
    });
    expect(find('PF20NO')).toMatchObject({ total: 1, items: [{ partNumber: 'PF-20-NO' }] });
  });
  test('that only a product not on sale carries makes a result', () => {
    expect(find('PF30NO')).toMatchObject({ total: 1, items: [{ partNumber: 'N/A', configModelNo: 'PF30NO' }] });
  });
  test.each(['TD-1-4X-4F', 'TD-1-4X-4F-20-', 'TD-1-4X-4F-20-20', 'TD-1-4X-4F-2', 'DF20NO', 'QF20NO'])(
    '%s is none',
    (text) => {
      expect(find(text).items.filter(({ partNumber }) => partNumber === 'N/A')).toEqual([]);
    },
  );
  test('counts as one result, before those of the catalogue, on the first page only', () => {
    const many = snapshotOf({
      families: [family({ id: 1, configurator: panel })],
      products: [1, 2, 3].map((id) => product({ id, partNumber: `TD-1-4X-4F-20-${id}` })),
    });
    const page = (number: number) => searchPage(many, { search: 'TD-1-4X-4F-20', page: number, pageSize: 2 });
    expect(page(1)).toMatchObject({ total: 4, items: [{ partNumber: 'N/A' }, { partNumber: 'TD-1-4X-4F-20-1' }] });
    expect(page(2)).toMatchObject({
      total: 4,
      items: [{ partNumber: 'TD-1-4X-4F-20-2' }, { partNumber: 'TD-1-4X-4F-20-3' }],
    });
    expect(page(2).items).toHaveLength(2);
  });
});

describe('removed words', () => {
  const described = (description: string, words?: string[]) => {
    const configurator = { configGroups: [{ name: 'A', options: [{ code: 'A1', description }] }] };
    const settings =
      words === undefined ? [] : [setting({ id: 1, group: 'search', key: 'removedWords', value: words })];
    const one = snapshotOf({ families: [family({ id: 1, configurator })], settings });
    return searchPage(one, { search: 'A1', page: 1, pageSize: 10 }).items[0]?.description;
  };
  test.each([
    ['Liberty pump', 'pump'],
    ['Pump by Liberty, 2 in', 'Pump by, 2 in'],
    ['LIBERTY', ''],
    ['Libertyville', 'Libertyville'],
  ])('%s becomes %s', (given, expected) => {
    expect(described(given)).toBe(expected);
  });
  test('are those of the setting', () => {
    expect(described('Liberty A+ (new) pump', ['A+', '(new)'])).toBe('Liberty pump');
    expect(described('Liberty pump', [])).toBe('Liberty pump');
  });
});

test('units are found however they are written, with or without a blank', () => {
  const cords = snapshotOf({
    families: [family({ id: 1 })],
    products: [
      product({ id: 1, partNumber: '7311203', description: 'Cord 20 ft' }),
      product({ id: 2, partNumber: '7311204', description: 'Cord 30 ft' }),
      product({ id: 3, partNumber: '7311205', description: 'Basin 20 in' }),
    ],
  });
  const found = (search: string) =>
    searchPage(cords, { search, page: 1, pageSize: 10 }).items.map(({ partNumber }) => partNumber);
  for (const typed of ['20 ft', '20ft', '20 feet', "20'", 'cord 20ft', "20' cord"])
    expect(found(typed), typed).toEqual(['7311203']);
  for (const typed of ['20 in', '20in', '20"']) expect(found(typed), typed).toEqual(['7311205']);
});

describe('pages', () => {
  const shelf = snapshotOf({
    families: [family({ id: 1 })],
    products: Array.from({ length: 5 }, (_, index) =>
      product({ id: index + 1, partNumber: `X-${index + 1}`, position: index }),
    ),
  });
  const page = (number: number, pageSize: number) => {
    const { items, ...info } = searchPage(shelf, { search: 'X', page: number, pageSize });
    return { parts: items.map(({ partNumber }) => partNumber), ...info };
  };
  test.each([
    [1, 2, ['X-1', 'X-2'], true, false],
    [2, 2, ['X-3', 'X-4'], true, true],
    [3, 2, ['X-5'], false, true],
    [4, 2, [], false, true],
    [1, 5, ['X-1', 'X-2', 'X-3', 'X-4', 'X-5'], false, false],
    [1, 4, ['X-1', 'X-2', 'X-3', 'X-4'], true, false],
    [1_000_000, 100, [], false, true],
  ])('page %i of %i each', (number, pageSize, parts, hasNext, hasPrevious) => {
    expect(page(number, pageSize)).toEqual({
      parts,
      page: number,
      pageSize,
      total: 5,
      hasNext,
      hasPrevious,
      decoded: null,
    });
  });
  test.each(['', '   '])('of nothing asked are empty', (search) => {
    expect(searchPage(shelf, { search, page: 1, pageSize: 10 })).toEqual({
      items: [],
      page: 1,
      pageSize: 10,
      total: 0,
      hasNext: false,
      hasPrevious: false,
      decoded: null,
    });
  });
});
