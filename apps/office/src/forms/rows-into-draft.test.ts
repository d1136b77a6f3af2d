// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { beginsAt } from '../navigation/added-row.ts';
import { type Asked, answerCalls, queriesAround } from '../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../testing/draw-hook.ts';
import { around } from '../testing/studio-around.ts';
import { useSetSetting } from './settings/use-set-setting.ts';
import { hasOwnSlug } from './slug-of.ts';
import { useAddRow } from './use-add-row.ts';

let calls: Asked[];
let row: object | null;
beforeEach(() => {
  row = { id: 4 };
  calls = answerCalls(({ path }) => ({ kind: path.split('/').at(-1), id: 4, version: 'd2', row, published: null }));
  history.replaceState(null, '', '/office');
});
const work = { edits: { settled: async () => {} }, ensureDraft: async () => 'a' } as never;
const within = () => queriesAround(undefined, around(null, work)).around;

test.each([[{ id: 4 }], [null]])(
  'a row that is added is shown in its form, which begins at what it needs: %j',
  async (made) => {
    row = made;
    const { now } = drawHook(() => useAddRow('products'), within());
    act(() => now().mutate({ name: 'Tern' }));
    await waitDrawing(() => now().isSuccess);
    expect(calls[0]).toMatchObject({ path: '/office/drafts/a/rows/products', body: { fields: { name: 'Tern' } } });
    expect(location.pathname).toBe('/office/rows/products/4');
    expect(beginsAt('products', 4)).not.toBeNull();
  },
);

test('a setting that staff have not set goes into the draft with its default', async () => {
  const shown = { group: 'search', key: 'synonyms', fallback: ['a'], isPublic: true } as never;
  const { now } = drawHook(() => useSetSetting(shown), within());
  act(() => now().mutate());
  await waitDrawing(() => now().isSuccess);
  expect(calls[0]).toMatchObject({
    path: '/office/drafts/a/rows/settings',
    body: { fields: { group: 'search', key: 'synonyms', value: ['a'], isPublic: true } },
  });
});

test('kinds have an address of their own, but for events, tiles and others', () => {
  const kinds = ['categories', 'families', 'posts', 'customers', 'events', 'viewItems', 'products'] as const;
  expect(kinds.map(hasOwnSlug)).toEqual([true, true, true, true, false, false, false]);
});
