import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { SiteMap } from '../page/site-map.ts';
import { fetchAhead } from './fetch-ahead.ts';

const KEY = ['answer'];
const drawsNothing = (): null => null;
/** A site whose page of contacts asks one query. */
function siteAsking(queryFn: () => Promise<unknown>): SiteMap {
  const plan = { queries: () => [{ queryKey: KEY, queryFn }], head: () => ({ title: 'Contact' }) };
  const page = { load: async () => ({ Page: drawsNothing, plan }), kept: 'no' };
  const pages = new Proxy({}, { get: () => page });
  return { pages, home: '/home', notFound: { load: async () => ({ NotFound: drawsNothing }) } } as unknown as SiteMap;
}
const place = new URL('https://www.example.com/contact');

test('the answers of a page are there before it is gone to, and are not asked for again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const asked = vi.fn(async () => 'known');
  for (let time = 0; time < 2; time += 1)
    expect(await fetchAhead(client, siteAsking(asked), place, new AbortController().signal)).toBe(place);
  expect(client.getQueryData(KEY)).toBe('known');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is given up leads nowhere, and leaves no failure that the page would show', async () => {
  const client = new QueryClient();
  const leave = new AbortController();
  const ahead = fetchAhead(
    client,
    siteAsking(() => new Promise(() => {})),
    place,
    leave.signal,
  );
  await expect.poll(() => client.getQueryState(KEY)?.fetchStatus).toBe('fetching');
  leave.abort();
  expect(await ahead).toBeNull();
  expect(client.getQueryState(KEY)).toMatchObject({ status: 'pending', fetchStatus: 'idle', error: null });
});

test('a page whose answer fails is not led to, and an address of no page neither', async () => {
  const { signal } = new AbortController();
  const failing = siteAsking(async () => {
    throw new Error('No network.');
  });
  expect(await fetchAhead(new QueryClient(), failing, place, signal)).toBeNull();
  const nowhere = new URL('https://www.example.com/no/such/page/at/all');
  expect(
    await fetchAhead(
      new QueryClient(),
      siteAsking(async () => 1),
      nowhere,
      signal,
    ),
  ).toBeNull();
});
