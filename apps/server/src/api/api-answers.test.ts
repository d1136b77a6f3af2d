import type { CallName } from '@millrace/catalogue';
import { callPath, calls, settingsFrom } from '@millrace/contract';
import { type Endpoint, endpoints } from '@millrace/contract/endpoints';
import { demoContent } from '@millrace/demo-content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ReadingApp, readingApp } from '../testing/reading-app.ts';
import { callNames } from './call-names.ts';

let server: ReadingApp;
beforeAll(async () => {
  server = await readingApp();
});
afterAll(() => server.close());
const get = (name: CallName, params: object = {}, query: object = {}) =>
  server.app.inject(`/api${callPath(calls[name].path, params, query)}`);

/** For each call with parameters: those of something that the demo content has, and of something that it lacks. */
const content = demoContent();
const family = first(content.families);
const numbered = first(content.products.filter(({ configModelNo, isLive }) => configModelNo !== null && isLive));
const absent = 'no-such-thing';
const parameters: Partial<Record<CallName, { present: object; absent: object | null; bad?: object }>> = {
  categoryBySlug: { present: { slug: first(content.categories).slug }, absent: { slug: absent } },
  categoryFacets: { present: { slug: first(content.categories).slug }, absent: { slug: absent } },
  categoryById: { present: { id: first(content.categories).id }, absent: { id: 999_999 }, bad: { id: 'one' } },
  familyBySlug: { present: { slug: family.slug }, absent: { slug: absent } },
  familyById: { present: { id: family.id }, absent: { id: 999_999 }, bad: { id: 0 } },
  familyPictures: {
    present: { id: first(content.pictures).familyId },
    absent: { id: 999_999 },
    bad: { id: 0 },
  },
  wiring: { present: { family: family.slug }, absent: { family: absent } },
  familyByModel: {
    present: { model: numbered.configModelNo },
    absent: { model: absent },
    bad: { model: 'x'.repeat(301) },
  },
  familyByPart: {
    present: { partNumber: numbered.partNumber },
    absent: { partNumber: absent },
    bad: { partNumber: 'x'.repeat(61) },
  },
  productByConfig: { present: { config: numbered.configModelNo }, absent: { config: absent } },
  number: {
    present: { number: numbered.partNumber },
    absent: { number: absent },
    bad: { number: 'x'.repeat(301) },
  },
  searchConfigurator: { present: { config: numbered.configModelNo }, absent: { config: absent } },
  contentByType: { present: { type: 'Footer' }, absent: null, bad: { type: 'Secret' } },
  carouselById: { present: { id: first(content.carousels).id }, absent: { id: 999_999 }, bad: { id: 'one' } },
  settingsByGroup: { present: { group: 'company' }, absent: null, bad: { group: 'x'.repeat(61) } },
  settingById: { present: { id: first(content.settings).id }, absent: { id: 999_999 }, bad: { id: -1 } },
  jobById: { present: { id: first(content.jobs).id }, absent: { id: 999_999 }, bad: { id: '1.5' } },
};
const queries: Partial<Record<CallName, { good: object; bad: object }>> = {
  homeItems: { good: { isLive: true }, bad: { isLive: 'maybe' } },
  categories: { good: { isLive: true }, bad: { isVizzy: 1 } },
  rootCategories: { good: { isVizzy: false }, bad: { isLive: '' } },
  families: { good: { include: 'products' }, bad: { include: 'secrets' } },
  familyBySlug: { good: { include: 'faqs.steps,content' }, bad: { intrinsicallySafe: 'yes' } },
  wiring: { good: { configurator: numbered.configModelNo }, bad: { options: 'x'.repeat(100_000) } },
  search: { good: { search: numbered.partNumber, pageSize: 4 }, bad: { page: 0 } },
  searchPaginate: { good: { search: 'float panel' }, bad: { pageSize: 101 } },
  searchEverything: { good: { search: 'float panel' }, bad: { items: 0 } },
  searchFacets: { good: { search: 'float panel', filters: 'f.voltage=480' }, bad: { order: 'x'.repeat(61) } },
  compare: { good: { items: `part=${numbered.partNumber}` }, bad: { items: 'x'.repeat(2001) } },
  content: { good: { category: 'pdf' }, bad: { category: 'x'.repeat(201) } },
  jobs: { good: { startBy: 'Oldest' }, bad: { startBy: 'Yesterday' } },
};
/** Anonymous visitors own no private-label pages. */
const personal: CallName = 'customerFamily';
const customer = first(content.customers).slug;

const anonymous = callNames.filter((name) => name !== personal);
const withAbsent = callNames.filter((name) => (parameters[name]?.absent ?? null) !== null);
const withBad = callNames.filter((name) => parameters[name]?.bad !== undefined);
const withQuery = callNames.filter((name) => queries[name] !== undefined);

test.each(anonymous)('%s answers as the contract states, and nothing beside it', async (name) => {
  const { answer }: Endpoint = endpoints[name];
  const response = await get(name, parameters[name]?.present, queries[name]?.good);
  expect(response.statusCode, response.body).toBe(200);
  const read = answer.safeParse(response.json());
  expect(read.error?.issues ?? []).toEqual([]);
  expect(read.data).toEqual(response.json());
});
test.each(withAbsent)('%s answers 404 for what there is not', async (name) => {
  const response = await get(name, parameters[name]?.absent ?? {});
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: 404, code: 'not-found', message: expect.stringContaining('.') });
});
test.each(withBad)('%s refuses parameters that cannot be', async (name) => {
  const response = await get(name, parameters[name]?.bad ?? {});
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toHaveLength(1);
});
test.each(withQuery)('%s refuses a query that cannot be, naming the field', async (name) => {
  const bad = queries[name]?.bad ?? {};
  const response = await get(name, parameters[name]?.present, bad);
  expect(response.statusCode).toBe(400);
  const [field] = Object.keys(bad);
  expect(response.json()).toMatchObject({ code: 'bad-query', errors: [{ field: expect.stringMatching(`^${field}`) }] });
});

describe(personal, () => {
  test('is refused to strangers', async () => {
    const response = await get(personal, { customer, family: family.slug });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'not-signed-in' });
  });
});

describe('what is for staff', () => {
  test.each(['homeItems', 'categories', 'families'] as const)('%s refuses isLive=false to strangers', async (name) => {
    const response = await get(name, {}, { isLive: false });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'not-allowed' });
  });
  test('strangers see public settings only', async () => {
    const hidden = content.settings.filter(({ isPublic }) => !isPublic).map(({ id }) => id);
    const shown: { id: number; group: string; key: string; value: string }[] = (await get('settings')).json();
    expect(shown.filter(({ id }) => hidden.includes(id))).toEqual([]);
    expect(settingsFrom(shown)['company.name']).not.toBe('Company Name');
  });
});

function first<T>(list: readonly T[]): T {
  const [row] = list;
  if (row === undefined) throw new Error('The demo content has no such row.');
  return row;
}
