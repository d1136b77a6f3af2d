import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Place } from './location.ts';
import { MOST, seenPages } from './seen-pages.ts';

const place = (pathname: string): Place => ({ pathname, search: '' });
const codes: string[] = [];
const fetched: { pathname: string; signal: AbortSignal; arrive: () => void }[] = [];
const pages = {
  fetchCode: ({ pathname }: Place) => void codes.push(pathname),
  fetch: (page: Place, signal: AbortSignal) =>
    new Promise<Place>((resolve) => {
      fetched.push({ pathname: page.pathname, signal, arrive: () => resolve(page) });
    }),
};
let isVisible: boolean;
let here: string;
const tab = { isVisible: () => isVisible, pathname: () => here };
const answers = () => fetched.map(({ pathname }) => pathname);
const arrive = async (index: number) => {
  fetched[index]?.arrive();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  codes.length = 0;
  fetched.length = 0;
  isVisible = true;
  here = '/home';
});
afterEach(() => void vi.useRealTimers());

test('code is fetched at once, answers at rest and one page after the other', async () => {
  const seen = seenPages(pages, '/home', tab);
  for (const path of ['/a', '/b']) seen.see(place(path));
  expect(codes).toEqual(['/a', '/b']);
  expect(answers()).toEqual([]);
  seen.rest();
  expect(answers()).toEqual(['/a']);
  await arrive(0);
  expect(answers()).toEqual(['/a', '/b']);
  await arrive(1);
  seen.see(place('/c'));
  expect(answers()).toEqual(['/a', '/b', '/c']);
});

test('each page is fetched once, the one on the screen not at all', () => {
  const seen = seenPages(pages, '/home', tab);
  for (const path of ['/home', '/a', '/a']) seen.see(place(path));
  expect(codes).toEqual(['/a']);
});

test(`no more than ${MOST} pages are fetched`, () => {
  const seen = seenPages(pages, '/home', tab);
  for (let index = 0; index <= MOST; index++) seen.see(place(`/${index}`));
  expect(codes).toHaveLength(MOST);
});

test('a tab in the background fetches nothing, and a page that fails does not stop the next', async () => {
  const failing = { ...pages, fetch: vi.fn(() => Promise.reject(new Error('no network'))) };
  const seen = seenPages(failing, '/home', tab);
  for (const path of ['/a', '/b']) seen.see(place(path));
  seen.rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(failing.fetch).toHaveBeenCalledTimes(2);
  isVisible = false;
  seen.see(place('/c'));
  expect(failing.fetch).toHaveBeenCalledTimes(2);
});

test('elsewhere, what is on its way is given up, unless the visitor goes there, and nothing more is fetched', async () => {
  for (const [to, isGivenUp] of [
    ['/other', true],
    ['/a', false],
  ] as const) {
    fetched.length = 0;
    here = '/home';
    const seen = seenPages(pages, '/home', tab);
    for (const path of ['/a', '/b']) seen.see(place(path));
    seen.rest();
    here = to;
    seen.stop();
    expect(fetched[0]?.signal.aborted).toBe(isGivenUp);
    await arrive(0);
    expect(answers()).toEqual(['/a']);
  }
});
