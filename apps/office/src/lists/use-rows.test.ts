// @vitest-environment jsdom
import { fieldNamed } from '@millrace/contract/fields';
import type { ListView } from '@millrace/contract/office';
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Asked, allRead, answerCalls, queriesAround, refused } from '../testing/answer-calls.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { WHOLE_LIST } from './list-address.ts';
import { useRows, valueOfRow } from './use-rows.ts';

const TOTAL = 250;
const ROWS = '/office/rows/products';
const lineOf = (id: number, row: object) => ({ id, version: 'd1', change: null, row: { id, ...row } });

let calls: Asked[];
/** The rows that a search for words finds. */
let found: { kind: string; id: number }[];
let named: Record<string, unknown> | null;
let fails: boolean;
beforeEach(() => {
  found = [];
  named = {};
  fails = false;
  calls = answerCalls(({ path, query }) => {
    if (fails) return refused('bad');
    if (path.endsWith('/search')) return { rows: found };
    if (!path.endsWith('/products'))
      return path.startsWith('/office/rows/families/') ? { row: named } : { total: 0, rows: [] };
    const from = (Number(query.page) - 1) * Number(query.pageSize);
    const total = query.search === 'few' ? 3 : TOTAL;
    const count = Math.max(0, Math.min(Number(query.pageSize), total - from));
    return { total, rows: Array.from({ length: count }, (_, at) => lineOf(from + at + 1, { familyId: from + 7 })) };
  });
});

const fields = ['name', 'familyId'].flatMap((name) => fieldNamed('products', name) ?? []);

async function drawn(view: Partial<ListView> = {}, draft: string | null = null) {
  const given = { view: { ...WHOLE_LIST, ...view }, sight: { from: 0, to: 40 } };
  const { client, around } = queriesAround();
  const hook = drawHook(() => useRows('products', draft, { view: given.view, fields }, given.sight), around);
  const isPending = hook.now().isPending;
  const settled = () => allRead(client, hook);
  await settled();
  return { ...hook, settled, given, isPending };
}
const asked = () => calls.filter(({ path }) => path === ROWS).map(({ query }) => query);

describe('rows of a list', () => {
  test('are read by the page as they come into sight', async () => {
    const { now, settled, given, again, isPending } = await drawn({}, 'draft');
    expect([isPending, now().isPending, now().total, now().error]).toEqual([true, false, TOTAL, null]);
    expect(asked()).toEqual([{ draft: 'draft', page: '1', pageSize: '100' }]);
    expect([0, 99, 100].map((at) => now().rowAt(at)?.id)).toEqual([1, 100, undefined]);
    given.sight = { from: 99, to: 200 };
    again();
    await settled();
    expect(asked().map(({ page }) => page)).toEqual(['1', '2', '3']);
    expect([100, 249, 250].map((at) => now().rowAt(at)?.id)).toEqual([101, 250, undefined]);
    given.sight = { from: 200, to: 210 };
    again();
    // Rows that were read before, and those at the top, stay at hand.
    expect([0, 150].map((at) => now().rowAt(at)?.id)).toEqual([1, 151]);
    expect(asked().length).toBe(3);
  });

  test('beyond the top are waited for, and have the total of the top meanwhile', async () => {
    const { now, given, again, settled } = await drawn();
    given.sight = { from: 100, to: 120 };
    again();
    expect([now().total, now().isPending, now().rowAt(100), now().rowAt(0)?.id]).toEqual([TOTAL, false, undefined, 1]);
    expect(now().calledAt(0)).not.toBeNull();
    await settled();
    expect([now().rowAt(100)?.id, now().calledAt(0), now().calledAt(100)]).toEqual([101, null, expect.any(Map)]);
  });

  test('of before are shown until those of another filter are there', async () => {
    const { now, given, again, settled } = await drawn();
    given.view = { ...given.view, search: 'few' };
    again();
    expect([now().isOld, now().isPending, now().rowAt(0)?.id]).toEqual([true, false, 1]);
    await settled();
    expect([now().isOld, now().total, now().rowAt(3)]).toEqual([false, 3, undefined]);
  });

  test('are read up to a place where a step needs them', async () => {
    const { now, settled } = await drawn();
    await act(() => now().read(0, 150));
    await settled();
    expect(now().rowAt(150)?.id).toBe(151);
  });

  test('that cannot be read tell why', async () => {
    fails = true;
    const { now } = await drawn();
    expect([now().isPending, now().total, now().error]).toEqual([true, 0, expect.objectContaining({ status: 409 })]);
  });
});

test.each<[Partial<ListView>, object]>([
  [{}, {}],
  [{ search: 'few' }, { search: 'few' }],
  [{ sort: ['-name', 'id'] }, { sort: '-name,id' }],
  [{ show: 'changed' }, { changed: 'true' }],
  [{ show: 'faulty' }, { faulty: 'error' }],
  [{ show: 'warned' }, { faulty: 'warning' }],
  [{ filters: { name: 'tern', none: 'x' } }, { filter: '{"name":{"contains":"tern"}}' }],
])('a view asks for its rows: %j', async (view, query) => {
  const { now } = await drawn(view);
  expect(now().query).toEqual(query);
  expect(asked()).toEqual([{ page: '1', pageSize: '100', ...query }]);
});

describe('a filter by the words of a row', () => {
  test('asks for the rows of its kind that are called so, in the draft', async () => {
    found = [
      ['families', 7],
      ['products', 8],
      ['families', 9],
    ].map(([kind, id]) => ({ kind: String(kind), id: Number(id) }));
    const { now } = await drawn({ filters: { familyId: 'tern' } }, 'draft');
    expect(now().query).toEqual({ filter: '{"familyId":{"oneOf":[7,9]}}' });
    expect(calls.find(({ path }) => path.endsWith('/search'))?.query).toEqual({
      q: 'tern',
      limit: '50',
      draft: 'draft',
    });
  });

  test('that no row has is a fault', async () => {
    found = [{ kind: 'products', id: 8 }];
    const { now } = await drawn({ filters: { familyId: 'tern', priceCents: 'much' } });
    expect(now().query).toEqual({});
    expect(now().faults).toEqual({ familyId: 'No row is called so.', priceCents: expect.any(String) });
    expect(calls.find(({ path }) => path.endsWith('/search'))?.query).toEqual({ q: 'tern', limit: '50' });
  });

  test.each<[string, string | null, Record<string, unknown> | null, string | number]>([
    ['id', null, { id: 1, slug: 'x' }, 7],
    ['slug', null, { slug: 'tern' }, 'tern'],
    ['order', 'draft', { order: 0 }, 0],
    ['slug', null, { slug: null }, ''],
    ['slug', null, null, ''],
  ])('is its value of the field %s', async (by, draft, row, value) => {
    named = row;
    expect(await valueOfRow({ kind: 'families', id: 7 }, by, draft)).toBe(value);
    const query = draft === null ? {} : { draft };
    expect(calls.map((call) => [call.path, call.query])).toEqual(
      by === 'id' ? [] : [['/office/rows/families/7', query]],
    );
  });
});
