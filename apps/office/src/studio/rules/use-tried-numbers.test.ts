// @vitest-environment jsdom
import type { Configurator } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { allRead, answerCalls, queriesAround } from '../../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../../testing/draw-hook.ts';
import { around, studioOf } from '../../testing/studio-around.ts';
import type { Studio } from '../ground/studio-context.tsx';
import type { KnownLine } from '../known/known-lines.ts';
import { useSources } from '../known/use-sources.ts';
import { useProductsWith } from '../where/use-products-with.ts';
import { useTriedNumbers } from './use-tried-numbers.ts';

const configurator: Configurator = {
  prefix: 'TD',
  configGroups: [{ name: 'Size', options: [{ code: 'A' }, { code: 'B' }] }],
};
const product = (configModelNo: string | null, partNumber: string, given: object = {}) => ({
  configModelNo,
  partNumber,
  isLive: true,
  priceCents: 5,
  ...given,
});
const products = [
  product('TDA', 'P-1'),
  product('TDB', 'P-2', { isLive: false }),
  product(null, 'P-3'),
  product('TDA', 'P-4'),
  product('TDB', 'P-5', { priceCents: null }),
] as unknown as Studio['products'];
const row = {
  id: 1,
  validNumbers: [
    { number: 'TDA', priceCents: null },
    { number: 'TDX', priceCents: 3 },
  ],
  refusedNumbers: ['TDX', 'TDY', ''],
};

test('an open configurator is tried by the numbers of its products, and by those that are known, each once', () => {
  const studio = studioOf(configurator, { row, products });
  const { now, again } = drawHook(useTriedNumbers, around(studio));
  expect(now()).toEqual([
    { number: 'TDA', partNumber: 'P-1', mustBe: 'read' },
    { number: 'TDB', partNumber: 'P-2', mustBe: 'read' },
    { number: 'TDX', partNumber: null, mustBe: 'read' },
    { number: 'TDY', partNumber: null, mustBe: 'refused' },
  ]);
  const before = now();
  again();
  expect(now()).toBe(before);
});

test('sources of known numbers are the products that are sold, and what visitors typed of the family', async () => {
  answerCalls(() => ({
    typedWrong: [
      { written: 'TD-Q', times: 3, family: { name: 'Tern' } },
      { written: 'TD-R', times: 3, family: { name: 'Other' } },
      { written: 'TD-S', times: 3, family: null },
      { written: 'TD-K', times: 3, family: { name: 'Tern' } },
    ],
  }));
  const lines = [{ number: 'TDA' }, { number: 'TD-K' }] as KnownLine[];
  const { client, around: read } = queriesAround(undefined, around(studioOf(configurator, { row, products })));
  const hook = drawHook(() => useSources(lines, 'Tern'), read);
  const offered = () => hook.now().map(({ name, numbers }) => [name, numbers]);
  expect(offered().at(-1)).toEqual(['typed', []]);
  await allRead(client, hook);
  expect(offered()).toEqual([
    ['catalogue', [{ number: 'TDB', priceCents: 0, isRefused: false, note: 'P-5' }]],
    ['typed', [{ number: 'TD-Q', priceCents: null, isRefused: true, note: 'typed 3 times' }]],
  ]);
});

test.each<[string, ReadonlySet<string> | undefined, number | null]>([
  ['Size', undefined, 4],
  ['Size', new Set(['A']), 2],
  ['Size', new Set(['A', 'B']), 4],
  ['Size', new Set(['C']), 0],
])('products with an answer to %s of %j are counted', async (group, codes, count) => {
  const { now } = drawHook(() => useProductsWith(group, codes), around(studioOf(configurator, { row, products })));
  await waitDrawing(() => now() !== null);
  expect(now()).toBe(count);
});
test('where no product has a number, none are counted', () => {
  const hook = drawHook(
    () => useProductsWith('Size'),
    around(studioOf(configurator, { row, products: products.slice(2, 3) })),
  );
  expect(hook.now()).toBeNull();
});
