import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { asOf, pageDataElement } from './page-data.ts';

const site = { mediaBase: '/media', publicUrl: 'https://site.example' };
const queryKey = ['/SiteSetup'];
/** The data of a page rendered at one moment. */
function stateOf(updatedAt: number) {
  const client = new QueryClient();
  client.setQueryData(queryKey, [{ id: 1 }], { updatedAt });
  return dehydrate(client);
}

test('a page’s data is the same bytes whenever it was made', () => {
  const [early, late] = [1000, 2_000_000].map((moment) => pageDataElement({ site, state: stateOf(moment) }));
  expect(early).toBe(late);
});
test('what comes with a document is fresh, however long ago the document was rendered', () => {
  const HOUR_MS = 3_600_000;
  const client = new QueryClient();
  hydrate(client, asOf(stateOf(Date.now() - HOUR_MS), Date.now()));
  const query = client.getQueryCache().find({ queryKey });
  expect(query?.state.data).toEqual([{ id: 1 }]);
  expect(query?.isStaleByTime(HOUR_MS / 2)).toBe(false);
});
