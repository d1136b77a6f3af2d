import type { Content } from '@millrace/contract/content';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ContentRefused,
  changeContent,
  currentRevision,
  publishContent,
  RevisionMoved,
  type RowChange,
  readContent,
} from '../index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { sampleContent, sampleProduct } from '../testing/sample-content.ts';

const CAROUSEL = sampleContent().carousels[0];
const FAMILY = sampleContent().families[0];

onBothDatabases('changing rows of content', (database) => {
  beforeEach(() => publishContent(database(), sampleContent(), { source: 'demo' }));
  /** Makes one change to the published content, and reads it. */
  const change = async (row: RowChange, after: Content = sampleContent(), expectedRevision = 1) => {
    await changeContent(database(), { rows: [row], after }, { source: 'test', expectedRevision });
    return readContent(database());
  };
  const banner = () => {
    if (CAROUSEL === undefined) throw new Error('The sample has no banner.');
    return CAROUSEL;
  };

  it('replaces, adds and takes away a row, each as one revision', async () => {
    const before = (await readContent(database())).content;
    const renamed = { ...banner(), title: 'Renamed' };
    const replaced = await change({ kind: 'carousels', id: renamed.id, row: renamed });
    expect(replaced.revision).toBe(2);
    expect(replaced.content.carousels.find(({ id }) => id === renamed.id)).toEqual(renamed);
    const added = await change({ kind: 'carousels', id: 900, row: { ...banner(), id: 900 } }, sampleContent(), 2);
    expect(added.content.carousels.map(({ id }) => id)).toContain(900);
    await change({ kind: 'carousels', id: 900, row: null }, sampleContent(), 3);
    const last = await change({ kind: 'carousels', id: renamed.id, row: banner() }, sampleContent(), 4);
    expect(last).toMatchObject({ revision: 5, content: before });
  });

  it('writes no other row', async () => {
    const versions = async () => {
      const counts = [];
      for (const table of ['category', 'product', 'family', 'customer', 'setting'])
        counts.push(await database().queries.execute(sql`select id, xmin::text from ${sql.identifier(table)}`));
      return counts.map((result) => Object(result).rows);
    };
    const before = await versions();
    await change({ kind: 'carousels', id: banner().id, row: null });
    expect(await versions()).toEqual(before);
  });

  it('changes what a family lists with the family, and of no other', async () => {
    if (FAMILY === undefined) throw new Error('The sample has no family.');
    const added = sampleProduct(3);
    const row = { ...FAMILY, documentIds: [2], faqIds: [], accessoryPartNumbers: ['PF-3', 'pf-2'] };
    await change({ kind: 'products', id: 3, row: added });
    const after = { ...sampleContent(), products: [...sampleContent().products, added] };
    const { content } = await change({ kind: 'families', id: row.id, row }, after, 2);
    expect(content.families.find(({ id }) => id === row.id)).toEqual({
      ...row,
      accessoryPartNumbers: ['PF-3', 'PF-2'],
    });
    expect(content.families.filter(({ id }) => id !== row.id)).toEqual(
      sampleContent().families.filter(({ id }) => id !== row.id),
    );
  });

  describe('refuses', () => {
    it('a change made from a revision that is no longer in force', async () => {
      await publishContent(database(), sampleContent(), { source: 'office' });
      await expect(change({ kind: 'carousels', id: banner().id, row: null })).rejects.toThrow(RevisionMoved);
      expect((await readContent(database())).content.carousels).toContainEqual(banner());
    });
    it('a row that others refer to being taken away', async () => {
      await expect(change({ kind: 'categories', id: 1, row: null })).rejects.toThrow(ContentRefused);
      expect(await currentRevision(database())).toBe(1);
    });
    it('a change whose companion in the same transaction fails', async () => {
      const failing = changeContent(
        database(),
        { rows: [{ kind: 'carousels', id: banner().id, row: null }], after: sampleContent() },
        { source: 'test', expectedRevision: 1, alongside: () => Promise.reject(new Error('no record')) },
      );
      await expect(failing).rejects.toThrow('no record');
      expect((await readContent(database())).content.carousels).toContainEqual(banner());
      expect(await currentRevision(database())).toBe(1);
    });
  });

  it('changes many rows at once, some twice: the last change of each holds, and names change places', async () => {
    const [first, second] = sampleContent().products;
    if (first === undefined || second === undefined) throw new Error('The sample has two products.');
    const many = Array.from({ length: 1500 }, (_, nth) => ({ ...banner(), id: 1000 + nth, title: `Banner ${nth}` }));
    const rows: RowChange[] = [
      ...many.map((row): RowChange => ({ kind: 'carousels', id: row.id, row })),
      { kind: 'products', id: first.id, row: { ...first, partNumber: second.partNumber } },
      { kind: 'products', id: second.id, row: { ...second, partNumber: first.partNumber } },
      { kind: 'carousels', id: 1000, row: null },
      { kind: 'carousels', id: 1001, row: { ...banner(), id: 1001, title: 'Last' } },
    ];
    await changeContent(database(), { rows, after: sampleContent() }, { source: 'test', expectedRevision: 1 });
    const { content } = await readContent(database());
    expect(content.carousels.filter(({ id }) => id >= 1000)).toHaveLength(1499);
    expect(content.carousels.find(({ id }) => id === 1001)?.title).toBe('Last');
    expect(content.products.find(({ id }) => id === first.id)?.partNumber).toBe(second.partNumber);
    expect(content.products.find(({ id }) => id === second.id)?.partNumber).toBe(first.partNumber);
  });

  it('tells the companion which revision it belongs to', async () => {
    const told: number[] = [];
    await changeContent(
      database(),
      { rows: [{ kind: 'carousels', id: banner().id, row: null }], after: sampleContent() },
      { source: 'test', expectedRevision: 1, alongside: async (_, revision) => void told.push(revision) },
    );
    expect(told).toEqual([2]);
  });
});
