import { toCents } from '@millrace/configurator';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  changeContent,
  historyOverUpTo,
  listRevisions,
  newestChangeBetween,
  newRowId,
  publishContent,
  type RevisionSearch,
  type RowChange,
  readContent,
  readRevisionChanges,
  readRowHistory,
  readSince,
  removeExpired,
  takeRowIds,
} from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { sampleContent, sampleProduct } from '../testing/sample-content.ts';

const policy = { applicationMonths: 12, historyMonths: 60, mailDays: 30, deadMailDays: 90 };

onBothDatabases('the history of content', (database) => {
  const publish = (content = sampleContent()) => publishContent(database(), content, { source: 'demo' });
  const change = async (...rows: RowChange[]) => {
    const { revision, content } = await readContent(database());
    return changeContent(
      database(),
      { rows, after: content },
      { source: 'staff', expectedRevision: revision, note: 'Prices', by: 'ada' },
    );
  };
  const first = async () => {
    const [product] = (await readContent(database())).content.products;
    if (product === undefined) throw new Error('The sample has no product.');
    return product;
  };

  test('has the first publication as one revision without rows', async () => {
    await publish();
    expect(await readRevisionChanges(database().queries, 1)).toEqual([]);
    expect(await listRevisions(database().queries, { limit: 10 })).toMatchObject([
      { revision: 1, source: 'demo', madeBy: null, draftId: null, note: '' },
    ]);
  });
  test('has each changed row before and after, who changed it and the note; not a row that stayed the same', async () => {
    await publish();
    const product = await first();
    const dearer = { ...product, priceCents: toCents(42) };
    const { content } = await readContent(database());
    const [post] = content.posts;
    if (post === undefined) throw new Error('The sample has no post.');
    await change({ kind: 'products', id: product.id, row: dearer }, { kind: 'posts', id: post.id, row: { ...post } });
    expect(await readRevisionChanges(database().queries, 2)).toMatchObject([
      { revision: 2, kind: 'products', rowId: product.id, before: product, after: dearer },
    ]);
    expect(await listRevisions(database().queries, { limit: 1 })).toMatchObject([{ madeBy: 'ada', note: 'Prices' }]);
    expect(await listRevisions(database().queries, { limit: 5, below: 2 })).toMatchObject([{ revision: 1 }]);
  });
  test('tells what changed since a revision, as long as it has all of it and it is the history of that revision', async () => {
    const { revision, publishedAt } = await publish();
    const product = await first();
    await change({ kind: 'products', id: product.id, row: { ...product, priceCents: toCents(0.01) } });
    const last = await change({ kind: 'products', id: product.id, row: { ...product, priceCents: toCents(0.02) } });
    const since = (from: { revision: number; publishedAt: Date }, limit = 10) => readSince(database(), from, limit);
    expect(await since({ revision, publishedAt })).toMatchObject({
      ...last,
      rows: [{ after: { priceCents: 1 } }, { kind: 'products', rowId: product.id, after: { priceCents: 2 } }],
    });
    expect(await since({ revision, publishedAt }, 1)).toBeNull();
    expect(await since({ revision, publishedAt: new Date(0) })).toBeNull();
    expect(await since({ revision: 9, publishedAt })).toBeNull();
    await database().queries.execute(sql`delete from content_change where revision = 2`);
    expect(await since({ revision, publishedAt })).toBeNull();
  });
  test('has a family with its lists, before they were changed', async () => {
    await publish();
    const family = (await readContent(database())).content.families.find(({ documentIds }) => documentIds.length > 0);
    if (family === undefined) throw new Error('No family of the sample has documents.');
    await change({ kind: 'families', id: family.id, row: { ...family, documentIds: [] } });
    expect(await readRowHistory(database().queries, { kind: 'families', rowId: family.id, limit: 5 })).toMatchObject([
      { before: { documentIds: family.documentIds }, after: { documentIds: [] } },
    ]);
  });
  test('has the difference where all content is replaced', async () => {
    await publish();
    const product = await first();
    const content = sampleContent();
    content.products = [...content.products.filter(({ id }) => id !== product.id), sampleProduct(99)];
    content.families = content.families.map((family) => ({ ...family, accessoryPartNumbers: [] }));
    const withoutLists = (await readContent(database())).content.families.filter(
      (one) => one.accessoryPartNumbers.length > 0,
    );
    await publish(content);
    const changes = await readRevisionChanges(database().queries, 2);
    expect(
      changes
        .filter(({ kind }) => kind === 'products')
        .map(({ rowId, before, after }) => [rowId, before?.['id'], after?.['id']]),
    ).toEqual([
      [product.id, product.id, undefined],
      [99, undefined, 99],
    ]);
    expect(changes.filter(({ kind }) => kind === 'families')).toHaveLength(withoutLists.length);
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(
      new Set(['products', ...(withoutLists.length > 0 ? ['families'] : [])]),
    );
  });
  test('ends after the months that are set', async () => {
    await publish();
    const [post] = (await readContent(database())).content.posts;
    await change({ kind: 'posts', id: post?.id ?? 0, row: null });
    const { at } = (await readRevisionChanges(database().queries, 2))[0] ?? {};
    const inMonths = (months: number, ms: number) => {
      const date = new Date(at ?? 0);
      date.setUTCMonth(date.getUTCMonth() + months);
      return new Date(date.getTime() + ms);
    };
    const remove = (now: Date, historyMonths: number | null) =>
      removeExpired(database().queries, 'content changes', { now, policy: { ...policy, historyMonths }, limit: 10 });
    expect(await remove(inMonths(2, -1000), 2)).toBe(0);
    expect(await remove(inMonths(600, 0), null)).toBe(0);
    expect(await historyOverUpTo(database().queries)).toBeNull();
    expect(await remove(inMonths(2, 1000), 2)).toBe(1);
    expect(await historyOverUpTo(database().queries)).toBe(2);
    expect(await listRevisions(database().queries, { limit: 1 })).toMatchObject([{ revision: 2, changeCount: 1 }]);
  });
  test('is over of a revision as soon as one of its rows is gone', async () => {
    await publish();
    const [one, other] = (await readContent(database())).content.posts;
    await change({ kind: 'posts', id: one?.id ?? 0, row: null }, { kind: 'posts', id: other?.id ?? 0, row: null });
    await change();
    expect(await newestChangeBetween(database().queries, 0, 3)).toBe(2);
    expect(await newestChangeBetween(database().queries, 2, 3)).toBeNull();
    const { queries } = database();
    await queries.execute(sql`delete from content_change where row_id = ${one?.id}`);
    expect(await historyOverUpTo(queries)).toBe(2);
  });
  test('is searched by kind, row, person and day', async () => {
    await publish();
    const product = await first();
    const [post] = (await readContent(database())).content.posts;
    await change({ kind: 'products', id: product.id, row: { ...product, priceCents: toCents(0.01) } });
    await change({ kind: 'posts', id: post?.id ?? 0, row: null });
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
    const found = async (search: RevisionSearch) =>
      (await listRevisions(database().queries, { ...search, limit: 10 })).map(({ revision }) => revision);
    expect(await found({ kind: 'products' })).toEqual([2]);
    expect(await found({ kind: 'products', id: product.id })).toEqual([2]);
    expect(await found({ kind: 'products', id: product.id + 1 })).toEqual([]);
    expect(await found({ kind: 'posts' })).toEqual([3]);
    expect(await found({ by: 'ada' })).toEqual([3, 2]);
    expect(await found({ by: 'eve' })).toEqual([]);
    expect(await found({ from: '2026-01-01', to: '2026-01-01' })).toEqual([]);
    expect(await found({ from: today, below: 3 })).toEqual([2, 1]);
    expect(await found({ to: '2026-01-01' })).toEqual([]);
  });
});

onBothDatabases('ids of new rows', (database) => {
  test('begin above every id in use, and none is given twice', async () => {
    await publishContent(database(), sampleContent(), { source: 'demo' });
    const { content } = await readContent(database());
    const highest = Math.max(...Object.values(content).flatMap((rows) => rows.map(({ id }) => id)));
    expect(await newRowId(database().queries)).toBe(highest + 1);
    expect(await takeRowIds(database().queries, 3)).toEqual([highest + 2, highest + 3, highest + 4]);
  });
  test('are above those of rows that were removed since, and of rows put in by hand', async () => {
    await publishContent(database(), sampleContent(), { source: 'demo' });
    const content = sampleContent();
    await publishContent(
      database(),
      { ...content, products: [...content.products, sampleProduct(5000)] },
      { source: 'test' },
    );
    await publishContent(database(), content, { source: 'test' });
    expect(await newRowId(database().queries)).toBe(5001);
  });
  test('of many at once are all different', async () => {
    const given = await Promise.all(Array.from({ length: 8 }, () => takeRowIds(database().queries, 2)));
    expect(new Set(given.flat()).size).toBe(16);
  });
});
