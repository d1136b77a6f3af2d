import type { CustomerFamily } from '@millrace/contract/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { sessionsOf } from '../testing/sessions-of.ts';

const PUBLIC = 'public, max-age=0, must-revalidate';
const PERSONAL = 'private, no-store';
/** Customers of the demo: two of one group, one of another, one in none. */
const [PRAIRIE, RED_RIVER, LAKEHEAD, BOREAL, DAKOTA] = [1, 2, 3, 4, 5];

let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp({
    sessionOf: sessionsOf({
      nobody: { kind: 'customer', customerId: null },
      alone: { kind: 'customer', customerId: DAKOTA },
      prairie: { kind: 'customer', customerId: PRAIRIE },
      'red-river': { kind: 'customer', customerId: RED_RIVER },
      lakehead: { kind: 'customer', customerId: LAKEHEAD },
      staff: { kind: 'staff', roles: ['admin'], customerId: null },
      'boreal-staff': { kind: 'staff', roles: ['editor'], customerId: BOREAL },
    }),
  });
});
afterAll(() => server.close());

const get = (url: string, token: string | null, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: token === null ? headers : { ...headers, authorization: `Bearer ${token}` } });

const familySlug = ({ familyId }: CustomerFamily): string =>
  server.content.families.find(({ id }) => id === familyId)?.slug ?? 'none';
const pagesOf = (...customers: number[]) =>
  server.content.customerFamilies.filter(({ customerId }) => customers.includes(customerId));

const never = (): never => {
  throw new Error('The demo customer sells nothing.');
};

const viewers = [null, 'unknown', 'nobody', 'alone', 'prairie', 'lakehead', 'staff', 'boreal-staff'] as const;
/** The customers of the group a viewer belongs to. */
const groupOf: Record<string, number[]> = {
  prairie: [PRAIRIE, RED_RIVER],
  lakehead: [LAKEHEAD, BOREAL],
  'boreal-staff': [LAKEHEAD, BOREAL],
};
const ownGroup = (viewer: (typeof viewers)[number]): number[] => (viewer === null ? [] : (groupOf[viewer] ?? []));
const isKnown = (viewer: (typeof viewers)[number]): boolean => viewer !== null && viewer !== 'unknown';

test('a price by customer or label is in the bytes of that customer alone, whoever was answered before', async () => {
  const [slug, prices] = byCustomer();
  const told = async (token: string | null) => {
    const answer = await get(`/api/ProductFamily/slug/${slug}`, token);
    const choices = JSON.stringify(answer.json().configurator);
    // Products have the list price, whoever asks.
    const agreed = prices.slice(1).filter((price) => answer.body.includes(`"price":${price}`));
    const asked = prices.filter((price) => choices.includes(`"price":${price}`));
    return { asked, agreed, names: answer.body.includes('prairie-pump') };
  };
  const [list, customers, labels] = prices;
  for (let round = 0; round < 2; round += 1) {
    expect(await told('prairie')).toEqual({ asked: [customers], agreed: [customers], names: true });
    for (const viewer of [null, 'nobody', 'alone', 'lakehead'])
      expect([viewer, await told(viewer)]).toEqual([viewer, { asked: [list], agreed: [], names: false }]);
    expect(await told('red-river')).toEqual({ asked: [labels], agreed: [labels], names: false });
  }
});

/** The family with a price by customer: what everybody pays, the customer, and others of its label. */
function byCustomer(): [slug: string, prices: number[]] {
  for (const { slug, configurator } of server.content.families) {
    const options = configurator?.configGroups.flatMap((group) => group.options ?? []) ?? [];
    const option = options.find(({ prices }) => prices?.some((entry) => entry.if?.includes('@customer.prairie-pump')));
    if (option === undefined) continue;
    return [slug, [option.price, ...(option.prices ?? []).map((entry) => entry.price)].flatMap((price) => price ?? [])];
  }
  return never();
}

describe.each(viewers)('%s', (viewer) => {
  test('reads the pages of the own group, and of no other customer', async () => {
    for (const { id, slug } of server.content.customers) {
      const sold = pagesOf(id);
      const families = new Set([...sold.map(familySlug), ...pagesOf(PRAIRIE, BOREAL).map(familySlug), 'none']);
      for (const family of families) {
        const answer = await get(`/api/Customers/slug/${slug}/${family}`, viewer);
        const isOwn = ownGroup(viewer).includes(id);
        const isSold = sold.some((page) => familySlug(page) === family);
        const expected = isKnown(viewer) ? (isOwn ? (isSold ? 200 : 404) : 403) : 401;
        expect([slug, family, answer.statusCode]).toEqual([slug, family, expected]);
        if (expected === 200) expect(answer.json().customer).toMatchObject({ id, slug });
        expect(answer.headers['cache-control']).toBe(expected === 200 ? PERSONAL : 'no-store');
      }
    }
  });

  test('gets a list of the pages of the own group', async () => {
    const answer = await get('/api/CustomerFamily/viewitem', viewer);
    expect(answer.json().map(({ name }: { name: string }) => name)).toEqual(
      pagesOf(...ownGroup(viewer)).map(({ name }) => name),
    );
    expect(answer.headers['cache-control']).toBe(isKnown(viewer) ? PERSONAL : PUBLIC);
  });

  test('is told customers of the own group on a family, and strangers none', async () => {
    for (const page of pagesOf(PRAIRIE, LAKEHEAD)) {
      const family = (await get(`/api/ProductFamily/slug/${familySlug(page)}`, viewer)).json();
      const selling = pagesOf(...ownGroup(viewer)).filter(({ familyId }) => familyId === page.familyId);
      const told = family.customers?.map(({ id }: { id: number }) => id).toSorted();
      expect(told).toEqual(
        ownGroup(viewer).length === 0 ? undefined : selling.map(({ customerId }) => customerId).toSorted(),
      );
      expect(family.customer).toBeUndefined();
    }
  });
});

describe('pictures of a private label', () => {
  const marksIn = (body: string): string[] => body.match(/[\w./-]*customers\/[\w-]+\.svg/g) ?? [];
  const markOf = (id: number): string => server.content.customers.find((one) => one.id === id)?.logo ?? 'none';
  const pageOf = (viewer: string | null) =>
    get(`/api/Customers/slug/prairie-pump/${familySlug(pagesOf(PRAIRIE)[0] ?? never())}`, viewer);
  const statusOf = async (path: string): Promise<number> => (await get(`/media/${path}`, null)).statusCode;
  beforeAll(async () => {
    for (const { logo } of server.content.customers)
      if (logo !== null) await server.files.write(`media/${logo}`, Buffer.from('<svg/>'), 'image/svg+xml');
  });

  test('lead from the page of the own group to the file, at an address that was granted', async () => {
    const [mark = ''] = marksIn((await pageOf('prairie')).body);
    expect(mark).toMatch(/^by-right\/\d+\.[\w-]{43}\/customers\/prairie-pump\.svg$/);
    expect(await statusOf(mark)).toBe(200);
  });
  test('are read by nobody who only knows their names, with a token or without', async () => {
    await pageOf('prairie');
    for (const id of [PRAIRIE, LAKEHEAD, DAKOTA])
      for (const viewer of viewers) expect((await get(`/media/${markOf(id)}`, viewer)).statusCode).toBe(404);
  });
  test('stay readable where a public page shows them, without a grant', async () => {
    const [item] = (await get('/api/CustomerFamily/viewitem', 'prairie')).json();
    expect(server.content.families.flatMap(({ media }) => media.map(({ uri }) => uri))).toContain(item.imgUrl);
  });
  test.each(viewers)('are named to %s in no answer but of the own group', async (viewer) => {
    for (const { id, slug } of server.content.customers) {
      const page = pagesOf(id)[0];
      if (page === undefined) continue;
      const { body } = await get(`/api/Customers/slug/${slug}/${familySlug(page)}`, viewer);
      expect(marksIn(body).length > 0).toBe(ownGroup(viewer).includes(id));
    }
  });
});

describe('an answer at one address', () => {
  const address = () => `/api/ProductFamily/slug/${familySlug(pagesOf(PRAIRIE)[0] ?? never())}`;
  const askers = ['prairie', null, 'lakehead', 'nobody'] as const;
  const orders = askers.flatMap((one) => askers.filter((other) => other !== one).map((other) => [one, other] as const));

  test.each(orders)('asked by %s and then by %s is each one’s own', async (one, other) => {
    await server.show();
    const seen = new Map<string | null, string | undefined>();
    for (const who of [one, other, one, other]) {
      const answer = await get(address(), who);
      const told: string | undefined = JSON.stringify(answer.json().customers);
      if (seen.has(who)) expect(told).toBe(seen.get(who));
      seen.set(who, told);
      expect(answer.headers.vary).toContain('Authorization');
      expect(answer.headers['cache-control']).toBe(who === null ? PUBLIC : PERSONAL);
    }
    if (seen.has(null)) expect(seen.get(null)).toBeUndefined();
    if (one !== null && other !== null && one !== 'nobody' && other !== 'nobody')
      expect(seen.get(one)).not.toBe(seen.get(other));
  });

  test('has an ETag for strangers alone; nobody’s personal answer is 304', async () => {
    const plain = await get(address(), null);
    const etag = String(plain.headers.etag);
    expect((await get(address(), null, { 'if-none-match': etag })).statusCode).toBe(304);
    for (const who of ['prairie', 'nobody']) {
      for (const tag of [etag, '*']) {
        const answer = await get(address(), who, { 'if-none-match': tag });
        expect([who, tag, answer.statusCode, answer.headers.etag]).toEqual([who, tag, 200, undefined]);
        expect(answer.json().slug).toBe(plain.json().slug);
      }
    }
    expect(JSON.stringify(plain.json())).not.toContain('customers');
  });

  test('to HEAD is as personal, and leaves nothing behind', async () => {
    const head = await server.app.inject({
      method: 'HEAD',
      url: address(),
      headers: { authorization: 'Bearer prairie' },
    });
    expect([head.statusCode, head.headers['cache-control'], head.body]).toEqual([200, PERSONAL, '']);
    expect((await get(address(), null)).json().customers).toBeUndefined();
  });
});

test('the page of a family is rendered for strangers, whoever asks', async () => {
  const [page] = pagesOf(PRAIRIE);
  if (page === undefined) throw new Error('The demo customer sells nothing.');
  const url = `/family/${familySlug(page)}`;
  const bodies = await Promise.all(['prairie', null, 'lakehead'].map(async (who) => (await get(url, who)).body));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).not.toContain(page.name);
});
