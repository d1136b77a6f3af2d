// @vitest-environment jsdom
import type { MediaRecord } from '@millrace/contract/office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawHook } from '../testing/draw-hook.ts';
import { useDescription } from './use-description.ts';

const media = { uri: 'parts/valve.png', version: 'd1', alt: '', focus: null } as unknown as MediaRecord;
let saved: Record<string, unknown>[];
let isAway: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  isAway = false;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (isAway) throw new TypeError('Failed to fetch');
    if (address.endsWith('/drafts')) return Response.json(method === 'GET' ? [] : { id: 'draft' });
    const given = JSON.parse(String(body ?? '{}'));
    if (given.uri !== undefined) saved.push(given);
    return Response.json({ ...media, ...given, version: `d${saved.length + 1}` });
  });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function drawn() {
  const client = new QueryClient();
  const hook = drawHook(
    () => useDescription(media),
    (inner) => createElement(QueryClientProvider, { client }, inner),
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, wait, change: (values: { alt: string }) => act(() => hook.now().change(values)) };
}
const alts = () => saved.map(({ alt, version }) => [alt, version]);

test('what is typed is saved a moment after the last key', async () => {
  const { now, wait, change } = drawn();
  expect([now().typed, now().words]).toEqual([{}, '']);
  change({ alt: 'A' });
  await wait(399);
  change({ alt: 'A valve' });
  expect([now().typed, now().words]).toEqual([{ alt: 'A valve' }, 'Saving …']);
  await wait(399);
  expect(alts()).toEqual([]);
  await wait(50);
  expect([alts(), now().typed, now().words, now().fault]).toEqual([[['A valve', 'd1']], {}, 'Saved', null]);
});

test('the next change is made from the version that was saved', async () => {
  const { wait, change } = drawn();
  change({ alt: 'one' });
  await wait(500);
  change({ alt: 'two' });
  await wait(500);
  expect(alts().length).toBe(2);
});

test('it is saved at once when it is asked for, once, and when the file is left', async () => {
  const { now, wait, change, leave } = drawn();
  change({ alt: 'one' });
  now().flush();
  await wait(10);
  now().flush();
  await wait(1000);
  expect(alts()).toEqual([['one', 'd1']]);
  change({ alt: 'two' });
  leave();
  await wait(10);
  expect(alts().map(([alt]) => alt)).toEqual(['one', 'two']);
});

test('what cannot be saved stays typed, with the reason, and goes with the next change', async () => {
  const { now, wait, change } = drawn();
  isAway = true;
  change({ alt: 'one' });
  await wait(500);
  expect([now().typed, now().words, now().fault]).toEqual([
    { alt: 'one' },
    'Not saved',
    'The server cannot be reached. Please check your connection and try again.',
  ]);
  isAway = false;
  act(() => now().change({ focus: null }));
  expect([now().words, now().fault]).toEqual(['Saving …', null]);
  await wait(500);
  expect(saved).toMatchObject([{ alt: 'one', focus: null }]);
});
