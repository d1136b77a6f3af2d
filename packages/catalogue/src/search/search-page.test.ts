import { describe, expect, test } from 'vitest';
import { float, panel } from '../testing/configurators.ts';
import { family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';
import { searchPage } from './search-page.ts';

const snapshot = snapshotOf({
  families: [
    family({ id: 1, name: 'Tern', slug: 'tern', configurator: panel }),
    family({ id: 2, name: 'Petrel', slug: 'petrel', configurator: float }),
  ],
  products: [
    product({
      id: 1,
      familyId: 1,
      partNumber: '7204418',
      name: 'Duplex panel',
      configModelNo: 'TD-3-4X-4F-E-20',
      priceCents: 81850,
    }),
    product({
      id: 2,
      familyId: 2,
      partNumber: 'PF-20-NO',
      name: 'Pump float',
      configModelNo: 'PF20NO',
      priceCents: 3500,
    }),
  ],
});
const find = (search: string, page = 1, pageSize = 10) => searchPage(snapshot, { search, page, pageSize });

describe('a configured number', () => {
  test('that is whole and valid makes a result of its own', () => {
    expect(find('TD-1-4X-4F-20')).toMatchObject({
      total: 1,
      items: [
        {
          partNumber: 'N/A',
          name: 'Tern',
          slug: 'tern',
          configModelNo: 'TD-1-4X-4F-20',
          description: 'single-phase, NEMA 4X, Four floats, Cord 20 ft',
          price: 678.5,
        },
      ],
      decoded: { complete: true },
    });
  });
});
