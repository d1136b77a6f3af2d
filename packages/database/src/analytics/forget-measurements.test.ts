import { expect, test } from 'vitest';
import { measurement } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { countOldMeasurements, forgetMeasurements } from './forget-measurements.ts';
import { recordMeasurements } from './record-measurements.ts';

const view = { path: '/home', name: 'page_view' };

onBothDatabases('old measurements', (database) => {
  const days = async () => (await database().queries.select().from(measurement)).map(({ day }) => day).sort();
  test.each([
    ['2026-11-22T00:00:00Z', '2025-10-21', '2025-10-22'],
    ['2026-11-22T23:59:59Z', '2025-10-21', '2025-10-22'],
    ['2026-01-31T12:00:00Z', '2024-12-30', '2024-12-31'],
    ['2026-03-31T12:00:00Z', '2025-02-27', '2025-02-28'],
  ])('at %s %s goes and %s stays', async (now, gone, stays) => {
    for (const day of [gone, stays]) await recordMeasurements(database(), day, [view]);
    const counted = await countOldMeasurements(database(), new Date(now));
    expect(counted).toEqual({ due: 1, total: 2, newest: new Date(stays) });
    expect(await forgetMeasurements(database(), new Date(now))).toBe(1);
    expect(await days()).toEqual([stays]);
  });
  test('where there are none, none is the newest', async () => {
    expect(await countOldMeasurements(database(), new Date())).toEqual({ due: 0, total: 0, newest: null });
  });
  test('go all, also those of a day with more rows than one statement deletes', async () => {
    const rows = Array.from({ length: 2500 }, (_, nth) => ({
      ...{
        day: '2020-01-01',
        path: `/${nth}`,
        name: 'page_view',
        category: '',
        action: '',
        label: '',
        count: 1,
        value: 0,
      },
    }));
    await database().queries.insert(measurement).values(rows);
    await recordMeasurements(database(), '2026-11-20', [view]);
    expect(await forgetMeasurements(database(), new Date('2026-11-22T12:00:00Z'))).toBe(2500);
    expect(await days()).toEqual(['2026-11-20']);
  });
});
