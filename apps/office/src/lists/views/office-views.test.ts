// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { type Asked, answerCalls, refused } from '../../testing/answer-calls.ts';
import { drawHook, waitDrawing } from '../../testing/draw-hook.ts';
import { around } from '../../testing/studio-around.ts';
import { WHOLE_LIST } from '../list-address.ts';
import { useViews } from './office-views.ts';
import { shelfName } from './view-shelf.ts';

const viewOf = (id: string, name: string, version = 1) => ({
  id,
  kind: 'products',
  name,
  view: WHOLE_LIST,
  version,
  changedAt: '2027-01-01T00:00:00.000Z',
});
/** The shelf of a user lives as long as the page: each test has its own user. */
async function shelfOf(by: string, answer: (asked: Asked) => unknown) {
  const asked = answerCalls(answer);
  const hook = drawHook(() => useViews('products'), around(null, { by }));
  const names = () => hook.now().views.map(({ name }) => name);
  const calls = () => asked.map(({ method, path, query, body }) => ({ at: `${method} ${path}`, query, body }));
  return { hook, asked, names, calls };
}

test('the views of a list are read when it is opened, once for all that shows them', async () => {
  const { hook, asked, names } = await shelfOf('a@example.com', () => [viewOf('v', 'Pumps')]);
  await waitDrawing(() => names().length > 0);
  expect([names(), hook.now().told]).toEqual([['Pumps'], null]);
  expect(asked.map(({ method, path }) => [method, path])).toEqual([['GET', '/office/views/products']]);
  const other = drawHook(() => useViews('products'), around(null, { by: 'a@example.com' }));
  expect(other.now().shelf).toBe(hook.now().shelf);
  expect(other.now().views).toEqual(hook.now().views);
  const { views } = hook.now();
  hook.again();
  expect(hook.now().views).toBe(views);
  await waitDrawing(() => asked.length === 2);
});

test('a view is kept and forgotten at its own address, by the version that was seen', async () => {
  const { hook, names, calls } = await shelfOf('b@example.com', ({ method, path }) =>
    method === 'GET' ? [] : method === 'PUT' ? viewOf(path.split('/').at(-1) ?? '', 'Pumps', 4) : {},
  );
  await waitDrawing(() => 'products' in hook.now().shelf.state().views.known);
  act(() => hook.now().shelf.keep('products', 'Pumps', WHOLE_LIST));
  await waitDrawing(() => hook.now().views[0]?.isWaiting === false);
  const id = hook.now().views[0]?.id ?? '';
  act(() => hook.now().shelf.forget('products', id));
  await waitDrawing(() => hook.now().shelf.state().views.waiting.length === 0);
  expect(names()).toEqual([]);
  expect(calls().slice(1)).toEqual([
    {
      at: `PUT /office/views/products/${id}`,
      query: {},
      body: { name: 'Pumps', view: WHOLE_LIST, version: 0 },
    },
    { at: `DELETE /office/views/products/${id}`, query: { version: '4' }, body: undefined },
  ]);
});

test('what another tab keeps is shown, and what it keeps of another user is not', async () => {
  const by = 'c@example.com';
  const { names } = await shelfOf(by, () => refused('unavailable', 503));
  localStorage.setItem(
    shelfName(by),
    JSON.stringify({ known: { products: [viewOf(crypto.randomUUID(), 'Valves')] }, isCarried: true }),
  );
  act(() => void dispatchEvent(new StorageEvent('storage', { key: shelfName('d@example.com') })));
  expect(names()).toEqual([]);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: shelfName(by) })));
  expect(names()).toEqual(['Valves']);
});

test('a view that did not reach the server is sent when the network is there again', async () => {
  let isAway = true;
  const { hook, calls } = await shelfOf('e@example.com', ({ method, path }) => {
    if (isAway) return refused('unavailable', 503);
    return method === 'GET' ? [] : viewOf(path.split('/').at(-1) ?? '', 'Pumps');
  });
  const later = vi.spyOn(globalThis, 'setTimeout');
  act(() => hook.now().shelf.keep('products', 'Pumps', WHOLE_LIST));
  await waitDrawing(() => calls().some(({ at }) => at.startsWith('PUT')));
  expect(hook.now().views).toMatchObject([{ name: 'Pumps', isWaiting: true }]);
  await waitDrawing(() => later.mock.calls.some(([, ms]) => ms === 10_000));
  isAway = false;
  dispatchEvent(new Event('online'));
  await waitDrawing(() => hook.now().views[0]?.isWaiting === false);
});
