import { describe, expect, test } from 'vitest';
import type { InputOf } from '../answer.ts';
import { ask } from '../testing/ask.ts';
import { event, job, post } from '../testing/rows.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const none = { params: {}, query: {} };

describe('posts', () => {
  test('come newest first, of one day the later one', () => {
    const snapshot = snapshotOf({
      posts: [
        post({ id: 1, postDate: '2025-12-31' }),
        post({ id: 2 }),
        post({ id: 3 }),
        post({ id: 4, isLive: false }),
      ],
    });
    expect(ask(snapshot, 'blogs', none)).toEqual([
      expect.objectContaining({ id: 3 }),
      { id: 2, name: 'Post 2', slug: 'post-2', postDate: '2026-01-01', htmlContent: '<p>News.</p>', event: null },
      expect.objectContaining({ id: 1 }),
    ]);
  });
  test('carry the event that is registered for on their page', () => {
    const snapshot = snapshotOf({
      posts: [post({ id: 1 }), post({ id: 2 })],
      events: [event({ id: 7, slug: 'post-1' }), event({ id: 8, slug: 'post-2', isLive: false })],
    });
    const { isLive: _, places: __, ...shown } = event({ id: 7, slug: 'post-1' });
    expect(ask(snapshot, 'blogs', none)).toMatchObject([
      { id: 2, event: null },
      { id: 1, event: shown },
    ]);
  });
});

describe('jobs', () => {
  const snapshot = snapshotOf({
    jobs: [
      job({ id: 1, name: 'Panel builder', postDate: '2026-01-03' }),
      job({
        id: 2,
        name: 'Engineer',
        category: 'Design',
        type: 'Internship',
        postDate: '2026-01-01',
        description: 'Draws panels.',
      }),
      job({ id: 3, name: 'Clerk', category: 'Shipping', type: 'Part-Time', postDate: '2026-01-02' }),
      job({ id: 4, name: 'Secret', category: 'Board', isLive: false }),
    ],
  });
  const found = (query: Partial<InputOf<'jobs'>['query']>): unknown => {
    const jobs = ask(snapshot, 'jobs', { params: {}, query: { startBy: 'Newest', ...query } });
    return Array.isArray(jobs) && jobs.map(({ id }) => id);
  };
  const cases: [string, Parameters<typeof found>[0], number[]][] = [
    ['all that are open, newest first', {}, [1, 3, 2]],
    ['oldest first', { startBy: 'Oldest' }, [2, 3, 1]],
    ['empty filters', { search: ' ', category: '', type: '' }, [1, 3, 2]],
    ['a name, whatever its case', { search: 'CLERK' }, [3]],
    ['a name or a description', { search: 'panel' }, [1, 2]],
    ['a category by text', { search: 'ship' }, [3]],
    ['a category', { category: 'design' }, [2]],
    ['half a category', { category: 'desi' }, []],
    ['a type', { type: 'Part-Time' }, [3]],
    ['an unknown type', { type: 'Never' }, []],
    ['all filters together', { search: 'panel', category: 'Production', type: 'Full-Time' }, [1]],
    ['filters that exclude each other', { search: 'clerk', category: 'Design' }, []],
    ['one that is not live', { search: 'secret' }, []],
  ];
  test.each(cases)('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('have categories, each once', () => {
    expect(ask(snapshot, 'jobCategories', none)).toEqual(['Design', 'Production', 'Shipping']);
  });
  test('are found by id, while they are open', () => {
    expect(ask(snapshot, 'jobById', { params: { id: 3 }, query: {} })).toMatchObject({ id: 3, name: 'Clerk' });
    expect(ask(snapshot, 'jobById', { params: { id: 4 }, query: {} })).toBe('not-found');
    expect(ask(snapshot, 'jobById', { params: { id: 9 }, query: {} })).toBe('not-found');
  });
});
