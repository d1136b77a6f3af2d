import type { Content } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { listMails, publishContent, queueMail, readContent } from '../index.ts';
import { type Fill, openFilledDatabase, openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { sampleContent, sampleProduct } from './sample-content.ts';

const publishSample: Fill = (database) => publishContent(database, sampleContent(), { source: 'demo' });
const spyOnFill = () => vi.fn<Fill>(publishSample);
const addMail = ({ queries }: TestDatabase) =>
  queueMail(queries, { kind: 'confirm-email', to: 'ada@example.com', data: { link: '/' }, dedupeKey: 'one' });
const mailsOf = async ({ queries }: TestDatabase) => (await listMails(queries, { limit: 10 })).length;
const publishedIn = async (database: TestDatabase) => namesOf((await readContent(database)).content);
const namesOf = ({ posts, products }: Content) => [posts, products].map((rows) => rows.map(({ name }) => name).sort());
const sampleNames = namesOf(sampleContent());

test('a database is empty for each file, though an earlier one left rows', async () => {
  for (const _ of [1, 2, 3]) {
    const database = await openTestDatabase();
    expect(await mailsOf(database)).toBe(0);
    expect((await readContent(database)).revision).toBe(0);
    await addMail(database);
    await publishSample(database);
    await database.close();
  }
});

test('published content stays for the next file if nobody changed it; all other rows go', async () => {
  const fill = spyOnFill();
  for (const _ of [1, 2]) {
    const database = await openFilledDatabase(fill);
    expect(database.published.revision).toBe(1);
    expect(await publishedIn(database)).toEqual(sampleNames);
    expect(await mailsOf(database)).toBe(0);
    await addMail(database);
    await database.close();
  }
  expect(fill).toHaveBeenCalledTimes(1);
});

test.each<[string, (database: TestDatabase) => Promise<unknown>]>([
  ['published again', publishSample],
  [
    'published anew',
    (database) => {
      const content = sampleContent();
      content.products.push(sampleProduct(9));
      return publishContent(database, content, { source: 'test' });
    },
  ],
  ['changed by hand', ({ queries }) => queries.execute(sql`update post set name = 'Other'`)],
  ['deleted by hand', ({ queries }) => queries.execute(sql`delete from post`)],
])('content that a file has %s is published again for the next', async (_what, change) => {
  const fill = spyOnFill();
  const first = await openFilledDatabase(fill);
  await change(first);
  await first.close();
  const second = await openFilledDatabase(fill);
  expect(await publishedIn(second)).toEqual(sampleNames);
  await second.close();
  expect(fill).toHaveBeenCalledTimes(2);
});

test('of two that are left, the one whose content took less to publish is used for something else', async () => {
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  const taking = (time: number) =>
    vi.fn<Fill>((database) => {
      ms += time;
      return publishSample(database);
    });
  const [slow, quick] = [taking(1e9), taking(1)];
  for (const each of [await openFilledDatabase(slow), await openFilledDatabase(quick)]) await each.close();
  await (await openTestDatabase()).close();
  for (const fill of [slow, quick]) await (await openFilledDatabase(fill)).close();
  clock.mockRestore();
  expect([slow.mock.calls.length, quick.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['a table', 'alter table post rename to post_away', 'select count(*) from post'],
  ['a migration', 'insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)', 'select 1'],
])('a database of which a file changed %s is not opened again', async (_what, statement, works) => {
  const first = await openTestDatabase();
  await first.queries.execute(sql.raw(statement));
  await first.close();
  const second = await openTestDatabase();
  await second.queries.execute(sql.raw(works));
  const found = await second.queries.execute(sql`select 1 from drizzle.__drizzle_migrations where created_at = 1`);
  expect(Object(found).rows).toEqual([]);
  await second.close();
});

test('a closed database refuses what comes late', async () => {
  const database = await openTestDatabase();
  await database.close();
  await expect(mailsOf(database)).rejects.toThrow();
  await expect((async () => addMail(database))()).rejects.toThrow();
});

test('two that are open at once are two', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await addMail(one);
  expect(await mailsOf(other)).toBe(0);
  for (const database of [one, other]) await database.close();
});
