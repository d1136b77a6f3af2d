import type { ContentFamily } from '@millrace/contract/content';
import { expect, test } from 'vitest';
import { type Rename, type RenamedContent, renameInContent } from '../index.ts';

const said = <Row>(row: unknown) => row as Row;
const family = said<ContentFamily>({
  id: 1,
  name: 'Panels',
  configurator: {
    prefix: 'P-',
    configGroups: [
      { name: 'Supply', options: [{ code: '1' }, { code: '3' }] },
      { name: 'Box', options: [{ code: '4X' }, { code: '12' }] },
    ],
  },
  validNumbers: [{ number: 'P-3-12', priceCents: null }],
  refusedNumbers: [],
});
const kinds = [
  'products',
  'circuits',
  'pictures',
  'faqs',
  'posts',
  'documents',
  'siteDocuments',
  'supportVideos',
  'carousels',
  'events',
];
const contentOf = (given: Partial<RenamedContent>): RenamedContent =>
  said({
    ...Object.fromEntries(kinds.map((kind) => [kind, []])),
    ...{ families: [family], customerFamilies: [], viewItems: [], ...given },
  });
const keeping = { keepsReading: true };
const three: Rename = { of: 'code', group: 'Supply', from: '3', to: '3P' };

test('tiles that lead to a number of the family follow, and no others', () => {
  const tile = (id: number, type: string, slug: string, variants: object) => ({ id, type, slug, variants });
  const content = contentOf({
    viewItems: said([
      tile(1, 'family', '1', { first: 'P-3-12', second: 'P-1-12', third: 'words' }),
      tile(2, 'family', '2', { first: 'P-3-12' }),
      tile(3, 'category', '1', { first: 'P-3-12' }),
      tile(4, 'family', '1', { first: 'P-1-12' }),
    ]),
  });
  const renamed = renameInContent(content, 1, three, keeping);
  expect(renamed.ok && renamed.rows.filter(({ kind }) => kind === 'viewItems')).toMatchObject([
    { id: 1, row: { variants: { first: 'P-3P-12', second: 'P-1-12', third: 'words' } } },
  ]);
});

test('the configurator of a customer of the family follows where it has what is renamed', () => {
  const customer = (id: number, familyId: number, configurator: unknown) => ({
    id,
    familyId,
    validNumbers: [{ number: 'P-3-12' }],
    configurator,
  });
  const own = structuredClone(family.configurator);
  const content = contentOf({
    customerFamilies: said([
      customer(1, 1, own),
      customer(2, 2, structuredClone(family.configurator)),
      customer(3, 1, { prefix: 'X', configGroups: [{ name: 'Supply', options: [{ code: '1' }] }] }),
      customer(4, 1, null),
    ]),
  });
  const idsOf = (rename: Rename) => {
    const renamed = renameInContent(content, 1, rename, keeping);
    return renamed.ok ? renamed.rows.flatMap(({ kind, id }) => (kind === 'customerFamilies' ? [id] : [])) : null;
  };
  expect(idsOf(three)).toEqual([1]);
  expect(idsOf({ of: 'group', from: 'Supply', to: 'Mains' })).toEqual([1, 3]);
  expect(idsOf({ of: 'group', from: 'Box', to: 'Case' })).toEqual([1]);
  expect(idsOf({ of: 'prefix', from: 'P-', to: 'Q-' })).toEqual([1]);
});
