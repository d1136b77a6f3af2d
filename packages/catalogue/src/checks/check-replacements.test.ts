import { describe, expect, test } from 'vitest';
import { compile } from '../index.ts';
import { ask, usual } from '../testing/ask.ts';
import { emptyContent, family, product } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const families = [
  family({ id: 1, slug: 'old', isObsolete: true }),
  family({ id: 2, slug: 'new', intrinsicallySafe: true }),
  family({ id: 3, slug: 'hidden', isLive: false }),
];
const replaced = (id: number, replacedBy: string | null, more = {}) =>
  product({ id, familyId: 1, partNumber: `P-${id}`, replacedBy, ...more });

const faultsOf = (products: ReturnType<typeof product>[]): string[] => {
  const compiled = compile({ ...emptyContent, families, products }, { revision: 1 });
  const found = compiled.ok ? compiled.snapshot.warnings : compiled.findings;
  return found
    .filter(({ path }) => path[0] === 'replacedBy')
    .map(({ severity, code, id }) => `${severity} ${code} ${id}`);
};

describe('what replaces a product', () => {
  const cases: [string, ReturnType<typeof product>[], string[]][] = [
    ['is a product, in whatever case', [replaced(1, 'p-2'), replaced(2, null)], []],
    ['may be replaced itself', [replaced(1, 'P-2'), replaced(2, 'P-3'), replaced(3, null)], []],
    ['exists', [replaced(1, 'P-9')], ['error unknown-replacement 1']],
    ['should be sold', [replaced(1, 'P-2'), replaced(2, null, { isLive: false })], ['warning target-not-live 1']],
    ['is not itself', [replaced(1, 'P-1')], ['error replacement-circle 1']],
    [
      'does not come round',
      [replaced(1, 'P-2'), replaced(2, 'P-3'), replaced(3, 'P-2')],
      ['error replacement-circle 2', 'error replacement-circle 3'],
    ],
  ];
  test.each(cases)('%s', (_, products, faults) => expect(faultsOf(products)).toEqual(faults));
});

describe('the answer of a family', () => {
  const snapshot = snapshotOf({
    families,
    products: [
      replaced(1, 'P-2', { isObsolete: true, replacedNote: 'Another cord.' }),
      replaced(2, 'P-4', { isObsolete: true, replacedNote: 'Needs a plug.' }),
      replaced(3, 'P-5'),
      product({ id: 4, familyId: 2, partNumber: 'P-4', name: 'Float', description: '30 ft', priceCents: 6550 }),
      product({ id: 5, familyId: 3, partNumber: 'P-5' }),
    ],
  });
  const products = () => {
    const answer = ask(snapshot, 'familyBySlug', { params: { slug: 'old' }, query: usual });
    return typeof answer === 'string' ? [] : (answer.products ?? []);
  };
  test('names what is sold today, with every note on the way', () =>
    expect(products()[0]?.replacement).toEqual({
      partNumber: 'P-4',
      name: 'Float',
      description: '30 ft',
      price: 65.5,
      configModelNo: null,
      isObsolete: false,
      note: 'Another cord. Needs a plug.',
      family: { name: 'Family 2', slug: 'new', intrinsicallySafe: true },
    }));
  test('and nothing that strangers do not see, or that replaces nothing', () => {
    expect(products().map((one) => one.replacement?.partNumber)).toEqual(['P-4', 'P-4', undefined]);
    expect(products()[2]).not.toHaveProperty('replacement');
  });
});
