import { beforeEach, expect, test, vi } from 'vitest';
import { moveTo, presentLocation } from './browser-history.tsx';

/** A browser's history of entries, the present one of which is `at`. */
let entries: { state: unknown; url: URL }[];
let at: number;

beforeEach(() => {
  entries = [{ state: null, url: new URL('https://maker.example/home') }];
  at = 0;
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _title: string, to: string) {
      entries = [...entries.slice(0, at + 1), { state, url: new URL(to, entries[at]?.url) }];
      at += 1;
    },
    replaceState(state: unknown, _title: string, to = '') {
      entries[at] = { state, url: to === '' ? (entries[at]?.url ?? new URL(to)) : new URL(to, entries[at]?.url) };
    },
  });
  vi.stubGlobal('location', {
    get pathname() {
      return entries[at]?.url.pathname;
    },
    get search() {
      return entries[at]?.url.search;
    },
    get hash() {
      return entries[at]?.url.hash;
    },
  });
});

test('a push adds an entry, which carries what it is given', () => {
  const there = moveTo('push', '/careers?job=7#apply', { missingJob: '7' });
  expect(there).toMatchObject({ pathname: '/careers', search: '?job=7', hash: '#apply', by: 'push' });
  expect(there.state).toEqual({ missingJob: '7' });
  expect(entries).toHaveLength(2);
});

test('a replacement takes the place of the present entry, under a key of its own', () => {
  const first = presentLocation();
  const there = moveTo('replace', '/about');
  expect(there).toMatchObject({ pathname: '/about', state: null, by: 'replace' });
  expect(there.key).not.toBe(first.key);
  expect(entries).toHaveLength(1);
});

test('Back finds the entry under its key and with what it carried', () => {
  const there = moveTo('push', '/blog', 'said');
  moveTo('push', '/blog/7');
  at -= 1;
  expect(presentLocation()).toEqual({ ...there, by: 'pop' });
});

test('an entry that the browser made, for an anchor, is given a key that stays', () => {
  entries.push({ state: null, url: new URL('https://maker.example/home#models') });
  at = 1;
  const { key, hash } = presentLocation();
  expect(hash).toBe('#models');
  expect(key).toMatch(/^[0-9a-z]+$/);
  expect(presentLocation().key).toBe(key);
});

test('two entries never share a key', () => {
  const keys = Array.from({ length: 50 }, () => moveTo('push', '/home').key);
  expect(new Set(keys).size).toBe(50);
});
