// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY } from '../../draft/queue-state.ts';
import { drawHook, waitDrawing } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import type { Studio } from '../ground/studio-context.tsx';
import { useUses } from './use-uses.ts';

const configurator: Configurator = {
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: [{ code: 'A' }, { code: 'B' }] }],
};
const row = { id: 1, name: 'Tern', validNumbers: [{ number: 'TDA', priceCents: null }], refusedNumbers: ['TDX'] };
type Row = Record<string, unknown> & { id: number };

let asked: [kind: string, query: URLSearchParams][];
/** By kind, the pages of rows that have the number in them. */
let found: Record<string, Row[][]>;
let referring: { rows: { kind: string; id: number; label: string }[]; byKind: { kind: string; total: number }[] };
let families: Row[];
beforeEach(() => {
  asked = [];
  found = {};
  families = [];
  referring = { rows: [], byKind: [] };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const kind = pathname.split('/').at(-1) ?? '';
    asked.push([pathname, searchParams]);
    if (pathname.endsWith('/used')) return Response.json(referring);
    const pages = searchParams.has('search') ? (found[kind] ?? [[]]) : [families];
    const rows = pages[Number(searchParams.get('page') ?? 1) - 1] ?? [];
    const total = pages.flat().length;
    return Response.json({ total, rows: rows.map((one) => ({ id: one.id, version: 'r1', change: null, row: one })) });
  });
});

async function usesOf(given: Partial<Studio> = {}, draft: string | null = null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const edits = { state: () => EMPTY, subscribe: () => () => undefined, typed: () => undefined };
  const studio = studioOf(configurator, { row, published: null, products: [], ...given });
  const within = around(studio, { id: draft, edits } as never);
  const hook = drawHook(useUses, (inner) => createElement(QueryClientProvider, { client }, within(inner)));
  expect([hook.now().isPending, hook.now().uses.length]).toEqual([true, given.products === undefined ? 1 : 2]);
  await waitDrawing(() => !hook.now().isPending && client.isFetching() === 0);
  return hook.now();
}
const lines = async (...given: Parameters<typeof usesOf>) =>
  (await usesOf(...given)).uses.map(({ kind, id, words, numbers, note }) => [kind, id, words, numbers, note]);
const OWN = ['families', 1, 'Tern', ['TDA', 'TDX'], 'its known numbers'];

test('it is used by its own row, and by its products that are sold', async () => {
  const product = (configModelNo: string | null, isLive = true) => ({ id: 9, configModelNo, isLive });
  const products = [product('TDA'), product('TDB', false), product(null)] as unknown as Studio['products'];
  expect(await lines({ products })).toEqual([OWN, ['products', null, '1 products', ['TDA'], '']]);
});

test('rows that lead to it are told by their kind; those of another kind are left out', async () => {
  referring.rows = [
    { kind: 'pictures', id: 4, label: 'Scene' },
    { kind: 'circuits', id: 5, label: '' },
    { kind: 'faqs', id: 6, label: 'How?' },
  ];
  expect(await lines()).toEqual([
    OWN,
    ['pictures', 4, 'Scene', [], 'composed of its options'],
    ['circuits', 5, expect.stringMatching(/ 5$/), [], 'drawn by its answers'],
  ]);
});

test.each([
  [8, 8],
  [9, 1],
])('%i of one kind are told in %i lines', async (total, count) => {
  referring.rows = Array.from({ length: 8 }, (_, at) => ({ kind: 'viewItems', id: at + 1, label: `Tile ${at}` }));
  referring.byKind = [{ kind: 'viewItems', total }];
  const others = (await lines()).slice(1);
  expect(others.length).toBe(count);
  if (count === 1) expect(others[0]?.slice(0, 2)).toEqual(['viewItems', null]);
  if (count === 1) expect(others[0]?.[2]).toMatch(/^9 /);
});

test('families that have it as a part are told', async () => {
  families = [
    { id: 2, name: 'Panel', configurator: { configGroups: [], parts: { Pump: configurator } } },
    { id: 3, name: 'Other', configurator: { configGroups: [], parts: { Pump: { ...configurator, prefix: 'X' } } } },
    { id: 4, name: 'Plain', configurator: { configGroups: [] } },
  ];
  expect(await lines()).toEqual([OWN, ['families', 2, 'Panel', [], 'has it as a part']]);
});

test('numbers in texts are told, once for each row, but for those of its own row', async () => {
  found = {
    posts: [[{ id: 5, name: 'News', body: 'The TDA, and the TDX.' }], [{ id: 6, name: 'Old', body: 'TDB TDB' }]],
    families: [[{ id: 1, name: 'Tern', summary: 'TDA' }]],
    faqs: [[{ id: 7, question: 'TD?', answer: 'none' }]],
  };
  expect(await lines()).toEqual([OWN, ['posts', 5, 'News', ['TDA'], ''], ['posts', 6, 'Old', ['TDB'], '']]);
});

test('the numbers of the configurator in force are looked for, in the draft', async () => {
  found = { posts: [[{ id: 5, name: 'News', body: 'QA TDA' }]] };
  expect(await lines({ published: { ...configurator, prefix: 'Q' } }, 'draft')).toEqual([
    OWN,
    ['posts', 5, 'News', ['QA'], ''],
  ]);
  expect(asked.every(([, query]) => query.get('draft') === 'draft')).toBe(true);
  const searches = asked.flatMap(([, query]) => query.get('search') ?? []);
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.every((search) => search.startsWith('Q'))).toBe(true);
});

test('a list that ends before its total is read no further', async () => {
  found = { posts: [[{ id: 5, name: 'News', body: 'TDA' }], [], [{ id: 6, name: 'Late', body: 'TDA' }]] };
  expect((await lines()).map(([, , words]) => words)).toEqual(['Tern', 'News']);
  const read = asked.filter(([path, query]) => path.endsWith('/posts') && query.has('search'));
  expect(new Set(read.map(([, query]) => query.get('page')))).toEqual(new Set(['1', '2']));
});

test('a fault of a read is told', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'x', message: 'No.' }, { status: 500 }));
  expect((await usesOf()).error).not.toBeNull();
});
