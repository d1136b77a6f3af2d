import { addPreviewLink, beginDraft, listAudit } from '@millrace/database';
import { openTestDatabase, type TestDatabase } from '@millrace/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerViews } from './customer-views.ts';
import { hashOfKey, newPreviewKey, previewLinks } from './preview-links.ts';

let database: TestDatabase;
let draftId: string;
/** How often the database was asked. */
let asked = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  const facts = { name: 'Spring', note: '', begunBy: null, baseRevision: 1 };
  draftId = (await beginDraft(database.queries, facts)).id;
});
afterAll(() => database.close());
const counted = () =>
  new Proxy(database.queries, {
    get: (queries, name) => {
      if (name === 'select') asked += 1;
      return Reflect.get(queries, name);
    },
  });
async function link(customerId: number | null = null): Promise<string> {
  const key = newPreviewKey();
  const facts = { draftId, keyHash: hashOfKey(key), note: '', customerId, madeBy: null, hours: 1 };
  await addPreviewLink(database.queries, facts);
  return key;
}

test('a key leads to its draft, and is looked up once for two seconds', async () => {
  let now = 0;
  const links = previewLinks(counted(), () => now);
  const key = await link(7);
  expect(key).toMatch(/^[\w-]{43}$/);
  const lookUps = async (at: number, of = key) => {
    now = at;
    const before = asked;
    const found = await links.find(of);
    return [asked - before, found?.draftId ?? null, found?.customerId];
  };
  expect(await lookUps(0)).toEqual([1, draftId, 7]);
  expect(await lookUps(1999)).toEqual([0, draftId, 7]);
  expect(await lookUps(2000)).toEqual([1, draftId, 7]);
  expect(await lookUps(3999)).toEqual([0, draftId, 7]);
});

test('what is no key is not looked up, and a key of nothing each time', async () => {
  const links = previewLinks(counted());
  const before = asked;
  for (const key of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`])
    expect(await links.find(key)).toBeNull();
  expect(asked).toBe(before);
  for (let nth = 0; nth < 2; nth += 1) expect(await links.find('a'.repeat(43))).toBeNull();
  expect(asked).toBe(before + 2);
});

test('a hundred links are remembered, then all are looked up anew', async () => {
  const links = previewLinks(counted(), () => 0);
  const keys = await Promise.all(Array.from({ length: 101 }, () => link()));
  for (const key of keys.slice(0, 100)) await links.find(key);
  let before = asked;
  await links.find(keys[0] ?? '');
  expect(asked).toBe(before);
  await links.find(keys[100] ?? '');
  before = asked;
  await links.find(keys[100] ?? '');
  expect(asked).toBe(before);
  await links.find(keys[0] ?? '');
  expect(asked).toBe(before + 1);
});

test('a look as a customer is noted once an hour, of each person, customer and draft', async () => {
  let now = 0;
  const views = customerViews(database, () => now);
  const view = { userId: 'ada', address: '192.0.2.1', customerId: 7, draftId: null };
  const noted = async () => (await listAudit(database.queries, { limit: 500 })).length;
  const before = await noted();
  const notedAt = async (at: number, change: object = {}) => {
    now = at;
    await views.note({ ...view, ...change });
    return (await noted()) - before;
  };
  expect(await notedAt(0)).toBe(1);
  expect(await notedAt(3_599_999)).toBe(1);
  expect(await notedAt(3_600_000)).toBe(2);
  expect(await notedAt(3_600_000, { customerId: 8 })).toBe(3);
  expect(await notedAt(3_600_000, { userId: 'bob' })).toBe(4);
  expect(await notedAt(3_600_000, { draftId })).toBe(5);
});
