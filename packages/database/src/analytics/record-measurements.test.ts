import { expect, test } from 'vitest';
import { analyticsEvent } from '../schema/index.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { recordEvents } from './record-measurements.ts';

const view = { path: '/home', name: 'page_view' };
const click = { path: '/home', name: 'doc_clicked', label: 'WSG-1', value: 3 };

onBothDatabases('events', (database) => {
  const kept = () => database().queries.select().from(analyticsEvent).orderBy(analyticsEvent.day, analyticsEvent.name);
  test('are counted by day, path, name and words; values are summed', async () => {
    await recordEvents(database(), '2026-11-20', [view, click, view]);
    await recordEvents(database(), '2026-11-20', [click]);
    await recordEvents(database(), '2026-11-21', [view]);
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
    await recordEvents(database(), '2026-11-20', [longest]);
    expect(await kept()).toMatchObject([longest]);
  });
  test('counted at once are all counted', async () => {
    await Promise.all(Array.from({ length: 20 }, () => recordEvents(database(), '2026-11-20', [click, view])));
    expect((await kept()).map(({ count }) => count)).toEqual([20, 20]);
  });
});
