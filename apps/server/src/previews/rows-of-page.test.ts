import type { Snapshot } from '@millrace/catalogue';
import { expect, test } from 'vitest';
import { rowsNamed, rowsOfPage } from './rows-of-page.ts';

const content = {
  families: [
    { id: 1, slug: 'tern', intrinsicallySafe: false },
    { id: 2, slug: 'tern', intrinsicallySafe: true },
    { id: 3, slug: 'heron & co', intrinsicallySafe: false, categoryId: 5 },
  ],
  categories: [
    { id: 5, slug: 'floats', parentId: null },
    { id: 6, slug: 'tern', parentId: 5 },
  ],
  posts: [{ id: 7, slug: 'tern' }],
  jobs: [{ id: 8 }, { id: 9 }],
  products: [
    { id: 10, familyId: 1 },
    { id: 11, familyId: 2 },
    { id: 12, familyId: null },
  ],
  viewItems: [{ id: 13, categoryId: 5 }],
  faqs: [{ id: 14 }],
  carousels: [{ id: 15 }],
  siteDocuments: [{ id: 16 }],
  events: [{ id: 17 }],
  supportVideos: [{ id: 18 }],
};
const snapshot = { content } as unknown as Snapshot;
const words = (rows: readonly { kind: string; id: number }[]): string[] => rows.map(({ kind, id }) => `${kind} ${id}`);

test.each<[string, string[]]>([
  ['/family/tern', ['families 1']],
  ['/Family/TERN?intrinsically-safe=true', ['families 2']],
  ['/family/tern?intrinsically-safe=yes', ['families 1']],
  ['/family/heron%20%26%20co', ['families 3']],
  ['/family/heron%20%26%20co?intrinsically-safe=true', ['families 3']],
  ['/family/%E0%A4%A', []],
  ['/family/gull', []],
  ['/category/tern', ['categories 6']],
  ['/category', []],
  ['/blog/tern', ['posts 7']],
  ['/blog', []],
  ['/careers?job=9', ['jobs 9']],
  ['/careers?job=99', []],
  ['/about?job=9', []],
  ['/careers', []],
  ['/support/tern', []],
  ['/', []],
])('%s names %j', (path, named) => expect(words(rowsNamed(snapshot, path))).toEqual(named));

const changed = Object.entries(content).flatMap(([kind, rows]) =>
  rows.map(({ id }) => ({ kind: kind as 'families', id })),
);
test.each<[string, string[]]>([
  ['/family/tern', ['families 1', 'products 10']],
  ['/family/tern?intrinsically-safe=true', ['families 2', 'products 11']],
  ['/category/floats', ['categories 5', 'families 3', 'viewItems 13']],
  ['/blog/tern', ['posts 7']],
  ['/careers?job=9', ['jobs 9', 'jobs 8']],
  ['/home', ['categories 5', 'categories 6', 'posts 7', 'carousels 15']],
  ['/category', ['categories 5', 'categories 6']],
  ['/BLOG', ['posts 7', 'events 17']],
  ['/careers', ['jobs 8', 'jobs 9']],
  ['/support/faqs', ['faqs 14', 'siteDocuments 16', 'supportVideos 18']],
  ['/faq', ['faqs 14']],
  ['/orders', ['siteDocuments 16']],
  ['/about', []],
])('%s comes from what it names, from what belongs to that, and from what it lists', (path, rows) => {
  expect(words(rowsOfPage({ snapshot, changed }, path))).toEqual(rows);
});

test('rows that a draft leaves alone are not told, save what the address names', () => {
  const own = [
    { kind: 'products', id: 10 },
    { kind: 'products', id: 99 },
  ] as const;
  expect(words(rowsOfPage({ snapshot, changed: [...own] }, '/family/tern'))).toEqual(['families 1', 'products 10']);
  expect(words(rowsOfPage({ snapshot, changed: [] }, '/home'))).toEqual([]);
});
