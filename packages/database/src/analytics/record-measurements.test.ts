import { expect, test } from 'vitest';
import { measurement } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { recordMeasurements } from './record-measurements.ts';

const view = { path: '/home', name: 'page_view' };
const click = { path: '/home', name: 'doc_clicked', label: 'WSG-1', value: 3 };

onBothDatabases('measurements', (database) => {
  const kept = () => database().queries.select().from(measurement).orderBy(measurement.day, measurement.name);
  test('are counted by day, path, name and words; values are summed', async () => {
    await recordMeasurements(database(), '2026-11-20', [view, click, view]);
    await recordMeasurements(database(), '2026-11-20', [click]);
    await recordMeasurements(database(), '2026-11-21', [view]);
    const nothing = { category: '', action: '', label: '', value: 0 };
    expect(await kept()).toEqual([
      { ...nothing, ...click, day: '2026-11-20', count: 2, value: 6 },
      { ...nothing, ...view, day: '2026-11-20', count: 2 },
      { ...nothing, ...view, day: '2026-11-21', count: 1 },
    ]);
  });
  test('the longest that is taken is kept', async () => {
    const longest = {
      path: `/${'x'.repeat(499)}`,
      name: 'n',
      category: '😀'.repeat(30),
      action: '中'.repeat(60),
      label: '中'.repeat(200),
    };
    await recordMeasurements(database(), '2026-11-20', [longest]);
    expect(await kept()).toMatchObject([longest]);
  });
  test('beyond so many rows of a day are counted in one row, and those that have a row go on being counted', async () => {
    const ROWS = 5;
    const page = (nth: number) => ({ path: `/family/made-up-${nth}`, name: 'page_view' });
    const pages = Array.from({ length: 40 }, (_, nth) => page(nth));
    for (const batch of [pages.slice(0, 3), pages.slice(0, 20), pages.slice(20), pages.slice(0, 3)])
      await recordMeasurements(database(), '2026-11-20', batch, ROWS);
    const rows = await kept();
    expect(rows).toHaveLength(ROWS);
    expect(rows.find(({ path }) => path === 'other')).toMatchObject({ name: 'other', count: 36 });
    expect(rows.find(({ path }) => path === page(0).path)).toMatchObject({ count: 3 });
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3 + 20 + 20 + 3);
    await recordMeasurements(database(), '2026-11-21', [page(30)], ROWS);
    expect(await kept()).toHaveLength(ROWS + 1);
  });
  test('new ones that come at once keep the bound', async () => {
    const ROWS = 10;
    const batches = Array.from({ length: 12 }, (_, batch) =>
      Array.from({ length: 5 }, (_, nth) => ({ path: `/family/${batch}-${nth}`, name: 'page_view' })),
    );
    await Promise.all(batches.map((batch) => recordMeasurements(database(), '2026-11-20', batch, ROWS)));
    const rows = await kept();
    expect(rows).toHaveLength(ROWS);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });
  test('counted at once are all counted', async () => {
    await Promise.all(Array.from({ length: 20 }, () => recordMeasurements(database(), '2026-11-20', [click, view])));
    expect((await kept()).map(({ count }) => count)).toEqual([20, 20]);
  });
});
