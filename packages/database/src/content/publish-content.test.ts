import { toCents } from '@millrace/configurator';
import type { Content } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  ContentRefused,
  contentSource,
  currentRevision,
  publishContent,
  RevisionMoved,
  readContent,
} from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { sampleContent, sampleProduct } from '../testing/sample-content.ts';

const demo = { source: 'demo' };

/** Rows come back in the order of their ids. */
const byId = (content: Content) =>
  Object.fromEntries(Object.entries(content).map(([kind, rows]) => [kind, [...rows].sort((a, b) => a.id - b.id)]));

onBothDatabases('publishing', (database) => {
  it('starts at revision 0 with no content and no source', async () => {
    expect(await currentRevision(database())).toBe(0);
    expect(await contentSource(database())).toBeNull();
    const { revision, publishedAt, content } = await readContent(database());
    expect(revision).toBe(0);
    expect(publishedAt).toBeNull();
    expect(Object.values(content).flat()).toEqual([]);
  });

  it('reads back every field of every kind as it was published', async () => {
    expect(await publishContent(database(), sampleContent(), demo)).toMatchObject({ revision: 1 });
    const { revision, publishedAt, content } = await readContent(database());
    expect(revision).toBe(1);
    expect(publishedAt).toBeInstanceOf(Date);
    expect(content).toEqual(byId(sampleContent()));
    expect(await contentSource(database())).toBe('demo');
  });

  it('replaces what changed, removes what is gone and counts the revision up', async () => {
    await publishContent(database(), sampleContent(), demo);
    const next = sampleContent();
    next.products = [{ ...sampleProduct(1), priceCents: toCents(25) }, sampleProduct(3)];
    for (const family of next.families) family.accessoryPartNumbers = ['pf-3 '];
    expect(await publishContent(database(), next, { source: 'office' })).toMatchObject({ revision: 2 });
    const { content } = await readContent(database());
    expect(content.products).toEqual(next.products);
    expect(content.families[0]?.accessoryPartNumbers).toEqual(['PF-3']);
    expect(await contentSource(database())).toBe('office');
  });

  it('lets two rows exchange their unique names', async () => {
    await publishContent(database(), sampleContent(), demo);
    const next = sampleContent();
    next.products = [
      { ...sampleProduct(1), partNumber: 'PF-2' },
      { ...sampleProduct(2), partNumber: 'PF-1' },
    ];
    await publishContent(database(), next, demo);
    expect((await readContent(database())).content.products.map(({ partNumber }) => partNumber)).toEqual([
      'PF-2',
      'PF-1',
    ]);
  });

  it('does not write a row again that stays the same', async () => {
    await publishContent(database(), sampleContent(), demo);
    const versions = () => database().queries.execute(sql`select id, xmin::text from product order by id`);
    const before = await versions();
    await publishContent(database(), sampleContent(), demo);
    expect(await versions()).toMatchObject({ rows: Object(before).rows });
  });

  it.each<[string, (content: Content) => void, RegExp]>([
    [
      'a reference to a row that is not there',
      ({ products }) => products.push({ ...sampleProduct(9), familyId: 99 }),
      /99/,
    ],
    ['a part number taken twice', ({ products }) => products.push({ ...sampleProduct(9), partNumber: 'PF-1' }), /PF-1/],
    ['an id taken twice', ({ products }) => products.push(sampleProduct(1)), /id 1 is there twice/],
    ['an accessory that is no product', ({ products }) => products.pop(), /accessory PF-2/],
  ])('refuses %s and leaves the content in force', async (_, spoil, words) => {
    await publishContent(database(), sampleContent(), demo);
    const spoilt = sampleContent();
    spoil(spoilt);
    const refusal = publishContent(database(), spoilt, demo);
    await expect(refusal).rejects.toThrow(ContentRefused);
    await expect(refusal).rejects.toThrow(words);
    expect(await readContent(database())).toMatchObject({ revision: 1, content: byId(sampleContent()) });
  });

  it('refuses content made from a revision that is no longer in force', async () => {
    await publishContent(database(), sampleContent(), { ...demo, expectedRevision: 0 });
    const late = publishContent(database(), sampleContent(), { ...demo, expectedRevision: 0 });
    await expect(late).rejects.toThrow(RevisionMoved);
    expect(await currentRevision(database())).toBe(1);
  });

  it('gives publications made at once one revision each', async () => {
    const published = await Promise.all([1, 2, 3].map(() => publishContent(database(), sampleContent(), demo)));
    expect(published.map(({ revision }) => revision).sort()).toEqual([1, 2, 3]);
  });

  it('reads tables longer than one page whole', async () => {
    const content = sampleContent();
    content.products = Array.from({ length: 2001 }, (_, index) => sampleProduct(index + 1));
    await publishContent(database(), content, demo);
    expect((await readContent(database())).content.products).toEqual(content.products);
  });
});

onBothDatabases('listening', (database) => {
  it('hears of each revision until stopped', async () => {
    const heard: number[] = [];
    const stop = await database().listen((revision) => heard.push(revision));
    await publishContent(database(), sampleContent(), demo);
    await expect.poll(() => heard).toEqual([1]);
    await stop();
    await publishContent(database(), sampleContent(), demo);
    expect(await currentRevision(database())).toBe(2);
    expect(heard).toEqual([1]);
  });
});
