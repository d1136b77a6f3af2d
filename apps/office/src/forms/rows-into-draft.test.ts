// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { fieldsOfRow } from '../fields/fields-of-row.ts';
import { beginsAt } from '../navigation/added-row.ts';
import { readAgain } from '../publish/read-again.ts';
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

test('after a change of the draft all that was read of it, and its rows, are read again', async () => {
  const queries = new QueryClient();
  const keys = [
    ['draft', 'a', 'record'],
    ['drafts'],
    ['row', 'products', 1, 'a'],
    ['rows', 'products', 'a'],
    ['session'],
    ['draft', 'b'],
  ];
  for (const key of keys) queries.setQueryData(key, {});
  await readAgain(queries, 'a');
  expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true, false, false]);
});

test('the value of a setting has the words and the type of that setting; other rows have the fields of their kind', () => {
  const of = (...given: Parameters<typeof fieldsOfRow>) => fieldsOfRow(...given).find(({ name }) => name === 'value');
  const plain = of('settings', null);
  expect(of('settings', { group: 'search', key: 'synonyms', value: [] })).toMatchObject({
    widget: { is: 'texts' },
    section: plain?.section,
  });
  expect(of('settings', { group: 'other', key: 'one', value: true })).toMatchObject({ widget: { is: 'yes-no' } });
  expect(of('products', { group: 'search', key: 'synonyms', value: [] })).toBeUndefined();
  expect(fieldsOfRow('settings', { group: 'a', key: 'b', value: '' }).map(({ name }) => name)).toEqual(
    fieldsOfRow('settings', null).map(({ name }) => name),
  );
});

test('kinds have an address of their own, but for events, tiles and others', () => {
  const kinds = ['categories', 'families', 'posts', 'customers', 'events', 'viewItems', 'products'] as const;
  expect(kinds.map(hasOwnSlug)).toEqual([true, true, true, true, false, false, false]);
});
