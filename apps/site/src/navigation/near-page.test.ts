import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from './location.ts';
import { nearPage, REST_MS } from './near-page.ts';

const place = (pathname: string): Place => ({ pathname, search: '' });
const [tern, wren] = [place('/family/tern'), place('/family/wren')];

const fetched: { pathname: string; signal: AbortSignal; arrive: (page: Place | null) => void }[] = [];
const drawn: string[] = [];
let here: string;
let isSparing: boolean;
const pages = {
  fetch: ({ pathname }: Place, signal: AbortSignal) =>
    new Promise<Place | null>((arrive) => fetched.push({ pathname, signal, arrive })),
  draw: ({ pathname }: Place) => void drawn.push(pathname),
};
const visitor = { isAt: ({ pathname }: Place) => pathname === here, isSparing: () => isSparing };
const asked = () => fetched.map(({ pathname }) => pathname);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.length = 0;
  drawn.length = 0;
  here = '/home';
  isSparing = false;
});
afterEach(() => void vi.useRealTimers());

test('a link that is pointed at for long enough is fetched, then drawn', async () => {
  const near = nearPage(pages, visitor);
  near.point(tern, false);
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['/family/tern']);
  expect(drawn).toEqual([]);
  fetched[0]?.arrive(tern);
  await settle();
  expect(drawn).toEqual(['/family/tern']);
});

test('a press is fetched at once, also while a rest is waited for, and only once', async () => {
  const near = nearPage(pages, visitor);
  near.point(tern, false);
  near.point(tern, true);
  expect(asked()).toEqual(['/family/tern']);
  near.point(tern, true);
  near.point(tern, false);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked()).toEqual(['/family/tern']);
});

test('a page that leads on is drawn where it ends', async () => {
  nearPage(pages, visitor).point(tern, true);
  fetched[0]?.arrive(wren);
  await settle();
  expect(drawn).toEqual(['/family/wren']);
});

test('the page before is given up for another one, and not drawn when it comes after all', async () => {
  const near = nearPage(pages, visitor);
  near.point(tern, true);
  near.point(wren, true);
  expect(fetched.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  fetched[0]?.arrive(tern);
  fetched[1]?.arrive(wren);
  await settle();
  expect(drawn).toEqual(['/family/wren']);
});

test('a pointer that passes over a link costs nothing', async () => {
  const near = nearPage(pages, visitor);
  near.point(tern, false);
  near.point(null, false);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked()).toEqual([]);
});

test('where the visitor has gone, the page waits for its answers itself: they are not given up, and it is not drawn again', async () => {
  const near = nearPage(pages, visitor);
  near.point(tern, true);
  here = '/family/tern';
  near.leave();
  expect(fetched[0]?.signal.aborted).toBe(false);
  near.point(wren, true);
  here = '/family/wren';
  fetched[1]?.arrive(wren);
  await settle();
  expect(drawn).toEqual([]);
});

test('what failed, or is null, is not drawn', async () => {
  nearPage({ ...pages, fetch: () => Promise.reject(new Error('no network')) }, visitor).point(tern, true);
  nearPage(pages, visitor).point(tern, true);
  fetched[0]?.arrive(null);
  await settle();
  expect(drawn).toEqual([]);
});

test('who spares their connection is asked by a press alone; pointing does not take back what was pressed', async () => {
  isSparing = true;
  const near = nearPage(pages, visitor);
  near.point(tern, false);
  await vi.advanceTimersByTimeAsync(REST_MS);
  expect(asked()).toEqual([]);
  near.point(tern, true);
  near.point(tern, false);
  expect(fetched.map(({ signal }) => signal.aborted)).toEqual([false]);
});
