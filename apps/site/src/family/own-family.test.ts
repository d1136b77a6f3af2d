import { calls } from '@millrace/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchTransport } from '../api/fetch-transport.ts';
import { createQueryClient, lookUp } from '../api/query-for.ts';
import { storedToken, storeToken } from '../api/token.ts';
import { familyQuery } from './family-plan.ts';
import { ownFamilyQuery } from './own-family.ts';

const given = { params: { slug: 'tern' }, query: {} };
const plain = lookUp(calls.familyBySlug, given);
const north = { id: 1, name: 'North', slug: 'north' };
const south = { id: 2, name: 'South', slug: 'south' };
const family = { id: 7, name: 'Tern', slug: 'tern', configurator: null };
const own = { ...family, name: 'North Duplex', customer: north };

const answers = new Map<string, [number, unknown]>();
const asked = vi.fn<typeof fetch>(async (input) => {
  const [status, body] = answers.get(String(input)) ?? [404, null];
  return Response.json(body, { status });
});
beforeEach(() => {
  answers.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const FAMILY = '/api/ProductFamily/slug/tern';
const USER = '/api/Users/get-user';
const OWN = '/api/Customers/slug/north/tern';
const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(ownFamilyQuery(plain, given));

test('who belongs to no group sees the plain family, in one call', async () => {
  answers.set(FAMILY, [200, family]);
  expect(await read()).toEqual(family);
  expect(asked).toHaveBeenCalledTimes(1);
});
test('a family that nobody of the group sells is the plain one', async () => {
  answers.set(FAMILY, [200, { ...family, customers: [] }]);
  expect(await read()).toMatchObject({ name: 'Tern', customers: [] });
});
test('it is read as the customer viewed as sells it, and keeps the configurator of everybody else', async () => {
  answers.set(FAMILY, [200, { ...family, customers: [north, south] }]);
  answers.set(USER, [200, { customerId: north.id }]);
  answers.set(OWN, [200, own]);
  expect(await read()).toEqual({ ...own, ours: null });
});
test('where the customer viewed as does not sell it, it is the plain one with those who do', async () => {
  answers.set(FAMILY, [200, { ...family, customers: [south] }]);
  answers.set(USER, [200, { customerId: north.id }]);
  expect(await read()).toMatchObject({ name: 'Tern', customers: [south] });
});
test.each([403, 404])('a page taken away in between (%i) is the plain one', async (status) => {
  answers.set(FAMILY, [200, { ...family, customers: [north] }]);
  answers.set(USER, [200, { customerId: north.id }]);
  answers.set(OWN, [status, null]);
  expect(await read()).toMatchObject({ name: 'Tern' });
});
describe('a server that fails', () => {
  const TOKEN = 'a token';
  /** Not "all timers": an embedded database that an earlier file left in this process has an alarm of its own. */
  const LONGER_THAN_ALL_TRIES_MS = 20_000;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { getItem: () => TOKEN });
    vi.stubGlobal('dispatchEvent', () => true);
    answers.set(FAMILY, [200, { ...family, customers: [north] }]);
    answers.set(USER, [200, { customerId: north.id }]);
    answers.set(OWN, [500, null]);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.stubGlobal('localStorage', { removeItem: () => undefined });
    storeToken(null);
  });
  const asTold = async () => {
    const client = createQueryClient(fetchTransport);
    const reading = client.fetchQuery(ownFamilyQuery(plain, given));
    await vi.advanceTimersByTimeAsync(LONGER_THAN_ALL_TRIES_MS);
    return reading;
  };
  test('is asked twice more, and then the page is a stranger’s; the token is set aside', async () => {
    expect(await asTold()).toMatchObject({ name: 'Tern' });
    expect(asked.mock.calls.filter(([address]) => address === OWN)).toHaveLength(3);
    expect(storedToken()).toBeNull();
    expect(asked.mock.lastCall?.[1]?.headers).toEqual({});
  });
  test('and recovers meanwhile has the own page shown', async () => {
    asked.mockImplementationOnce(async () => Response.json(null, { status: 503 }));
    answers.set(OWN, [200, own]);
    expect(await asTold()).toMatchObject({ name: own.name });
    expect(storedToken()).toBe(TOKEN);
  });
});
test('a family that is not there is none', async () => expect(await read()).toBeNull());

test('what is read as who is signed in is never taken for what everybody reads', () => {
  expect(familyQuery('tern', false).queryKey).toEqual(plain.queryKey);
  vi.stubGlobal('localStorage', { getItem: () => 'a token' });
  expect(familyQuery('tern', false).queryKey).not.toEqual(plain.queryKey);
});
