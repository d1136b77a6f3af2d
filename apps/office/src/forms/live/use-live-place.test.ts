// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { rowQuery } from '../../draft/draft-queries.ts';
import { drawHook } from '../../testing/draw-hook.ts';
import { useLivePlace } from './use-live-place.ts';

type Given = Parameters<typeof useLivePlace>;
function place(kind: Given[0], row: Given[1]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(rowQuery('families', 3, 'draft').queryKey, { row: { slug: 'box' } } as never);
  return drawHook(
    () => useLivePlace(kind, row, 'draft'),
    (inner) => createElement(QueryClientProvider, { client }, inner),
  ).now();
}

test.each<[string, Given[0], Given[1], ReturnType<typeof useLivePlace>]>([
  ['a family is at its page, for everybody', 'families', { slug: 'box' }, { path: '/family/box', customer: null }],
  ['a family without a slug has none yet', 'families', { slug: '' }, null],
  ['a row that is not read yet has none', 'families', null, null],
  [
    'a customer’s family is at the page of its family, for the customer',
    'customerFamilies',
    { familyId: 3, customerId: 5 },
    { path: '/family/box', customer: 5 },
  ],
  ['without a customer it has none', 'customerFamilies', { familyId: 3 }, null],
  ['nor with one that is none', 'customerFamilies', { familyId: 3, customerId: 0 }, null],
  ['nor without a family', 'customerFamilies', { customerId: 5, slug: 'box' }, null],
])('%s', (_, kind, row, shown) => {
  expect(place(kind, row)).toEqual(shown);
});
