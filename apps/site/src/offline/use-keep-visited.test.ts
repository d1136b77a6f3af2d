// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { frameQueries } from '../api/frame-queries.ts';
import { pageDataElement } from '../api/page-data.ts';
import type { ApiQuery } from '../api/query-for.ts';
import { settingsQuery } from '../api/settings.ts';
import type { PagePlan } from '../page/plan.ts';
import { type SiteMap, SiteMapProvider } from '../page/site-map.ts';
import { drawHook } from '../testing/draw-hook.ts';
import { useIsOffline } from './connection.ts';
import { useKeepVisited } from './use-keep-visited.ts';

const query = (path: string): ApiQuery<unknown> => ({ queryKey: [path, null, null], queryFn: async () => null });
const [first, more, told] = [query('/first'), query('/more'), query('/told')];
const site = { mediaBase: '/media', publicUrl: 'http://localhost:3000' };

let posted: Record<string, unknown>[];
let isActive: boolean;
let put: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ now: 5_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [posted, isActive, put] = [[], true, []];
  vi.stubGlobal('caches', { open: async () => ({ put: async (at: string) => void put.push(at) }) });
  const worker = { postMessage: (message: Record<string, unknown>) => posted.push(message) };
  const serviceWorker = {
    addEventListener: () => {},
    removeEventListener: () => {},
    get ready() {
      return Promise.resolve({ active: isActive ? worker : null });
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  document.body.innerHTML = pageDataElement({ site, answers: [[told.queryKey, 'of the document']] });
  return () => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    document.body.innerHTML = '';
  };
});

function Visited({ pathname = '' }: { pathname?: string }): ReactNode {
  useKeepVisited(pathname, '?a=1');
  return null;
}

/** Comes to a page of this plan, whose answers are those of `known`, and stays. */
async function visit(plan: Partial<PagePlan>, known: readonly ApiQuery<unknown>[], stay = 1500, pathname = '/orders') {
  const client = new QueryClient();
  for (const { queryKey } of [...frameQueries, ...known]) client.setQueryData(queryKey, []);
  const name = { id: 1, group: 'company', key: 'name', value: 'Example Controls' };
  client.setQueryData(settingsQuery.queryKey, [name]);
  const whole: PagePlan = { queries: () => [first], head: () => ({ title: 'Orders' }), ...plan };
  const load = async () => ({ plan: whole, Page: Visited });
  const value = { pages: { orders: { load, kept: 'no' } } } as unknown as SiteMap;
  const root = createRoot(document.createElement('div'));
  const leave = () => act(() => root.unmount());
  onTestFinished(leave);
  const page = createElement(SiteMapProvider, { value }, createElement(Visited, { pathname }));
  act(() => root.render(createElement(QueryClientProvider, { client }, page)));
  await vi.advanceTimersByTimeAsync(stay);
  return { leave };
}

test('a page that the visitor stays on is kept, with its name, its answers and the time', async () => {
  await visit({ further: () => [more] }, [first, more]);
  const answers = ['/api/first', '/api/more'];
  expect(posted).toEqual([
    {
      ...{ kind: 'visited', pathname: '/orders', search: '?a=1', bodies: {}, pictures: [] },
      page: { title: 'Orders', at: 6_500, answers: expect.arrayContaining(answers) },
    },
  ]);
});

test('a page without a title is kept under the name of the company', async () => {
  await visit({ head: () => ({}) }, [first]);
  expect(posted[0]).toMatchObject({ page: { title: 'Example Controls' } });
});

test('a page that the visitor leaves before is not kept', async () => {
  const { leave } = await visit({}, [first], 1499);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(posted).toEqual([]);
});

test.each<[string, Partial<PagePlan>, readonly ApiQuery<unknown>[]]>([
  ['an answer is missing', {}, []],
  ['a further answer is missing', { further: () => [more] }, [first]],
  ['nothing is found', { found: () => false }, [first]],
  ['it leads elsewhere', { redirect: () => '/home' }, [first]],
])('a page is not kept where %s', async (_, plan, known) => {
  await visit(plan, known);
  expect(posted).toEqual([]);
});

test('further answers are asked for only where the first are there', async () => {
  const further = vi.fn(() => []);
  await visit({ further }, []);
  expect(further).not.toHaveBeenCalled();
});

test('an address of no page is not kept', async () => {
  await visit({}, [first], 1500, '/nothing/at/all');
  expect(posted).toEqual([]);
});

test('a page that does not lead elsewhere is kept', async () => {
  await visit({ redirect: () => null, found: () => true }, [first]);
  expect(posted).toHaveLength(1);
});

test('while the site is out of reach nothing is kept', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const stop = drawHook(useIsOffline).leave;
  act(() => void dispatchEvent(new Event('offline')));
  await visit({}, [first]);
  expect(posted).toEqual([]);
  await act(async () => void dispatchEvent(new Event('online')));
  await visit({}, [first]);
  expect(posted).toHaveLength(1);
  stop();
});

test('a browser without workers, or before one is at work, keeps nothing', async () => {
  isActive = false;
  await visit({}, [first]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await visit({}, [first]);
  expect(posted).toEqual([]);
});

test('answers of the document are handed to the worker once', async () => {
  for (const _ of [1, 2]) await visit({ queries: () => [told] }, [told]);
  expect(posted.map(({ bodies }) => bodies)).toEqual([{ '/api/told': '"of the document"' }, {}]);
});

test('pictures of this site that have come are kept, too', async () => {
  const picture = (currentSrc: string, complete = true): void => {
    const shown = document.body.appendChild(document.createElement('img'));
    Object.defineProperties(shown, { complete: { value: complete }, currentSrc: { value: currentSrc } });
  };
  picture(`${location.origin}/media/a.svg`);
  picture(`${location.origin}/media/late.svg`, false);
  picture(`${location.origin}/assets/b.svg`);
  picture('https://elsewhere.example/media/c.svg');
  await visit({}, [first]);
  expect(posted).toMatchObject([{ pictures: [`${location.origin}/media/a.svg`] }]);
});
