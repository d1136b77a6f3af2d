import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answersOf, fillAnswers, fillMisses, pageDataElement } from './page-data.ts';

const site = { mediaBase: '/media', publicUrl: 'https://site.example' };
const queryKey = ['/SiteSetup'];
/** The answers of a page rendered at one moment. */
function answersAt(updatedAt: number) {
  const client = new QueryClient();
  client.setQueryData(queryKey, [{ id: 1 }], { updatedAt });
  return answersOf(client);
}

test('a page’s data is the same bytes whenever it was made', () => {
  const [early, late] = [1000, 2_000_000].map((moment) => pageDataElement({ site, answers: answersAt(moment) }));
  expect(early).toBe(late);
});
test('a page that names nothing has the same data at every address, and the browser fills in what was looked up', () => {
  const lookedUp = (slug: string) => ({
    queryKey: ['/ProductFamily/slug/:slug', { slug }, null, 'or null'],
    queryFn: () => null,
  });
  const dataOf = (slug: string) => {
    const client = new QueryClient();
    client.setQueryData(queryKey, [{ id: 1 }]);
    client.setQueryData(lookedUp(slug).queryKey, null);
    return pageDataElement({ site, answers: answersOf(client), isNotFound: true });
  };
  expect(dataOf('nothing')).toBe(dataOf('other'));
  expect(dataOf('nothing')).toContain('"isNotFound":true');
  const client = new QueryClient();
  client.setQueryData(queryKey, [{ id: 1 }]);
  fillMisses(client, [{ queryKey, queryFn: () => null }, lookedUp('other')]);
  expect(client.getQueryData(queryKey)).toEqual([{ id: 1 }]);
  expect(client.getQueryData(lookedUp('other').queryKey)).toBeNull();
});
test('what comes with a document is fresh, however long ago the document was rendered', () => {
  const HOUR_MS = 3_600_000;
  const client = new QueryClient();
  fillAnswers(client, answersAt(Date.now() - HOUR_MS));
  const query = client.getQueryCache().find({ queryKey });
  expect(query?.state.data).toEqual([{ id: 1 }]);
  expect(query?.isStaleByTime(HOUR_MS / 2)).toBe(false);
});
test('an answer travels with the key of its query alone, and one that failed does not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, [{ id: 1 }]);
  await client.prefetchQuery({ queryKey: ['/Home/items'], queryFn: () => Promise.reject(new Error('away')) });
  expect(answersOf(client)).toEqual([[queryKey, [{ id: 1 }]]]);
});
