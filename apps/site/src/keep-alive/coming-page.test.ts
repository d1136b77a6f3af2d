import { afterEach, expect, test } from 'vitest';
import { comingPage } from './coming-page.ts';
import type { KeptPage } from './kept-pages.ts';

const location = (pathname: string, search = '') => ({ pathname, search, hash: '', state: null, key: 'entry' });
const page = (path: string): KeptPage => ({
  id: path,
  key: path,
  location: location(path),
  kept: true,
  visit: 0,
  unsaved: new Set(),
});

afterEach(() => comingPage.set(null));

test('is ready once it is drawn, for its own address only', () => {
  comingPage.set(page('/a'));
  expect(comingPage.isReady(location('/a'))).toBe(false);
  comingPage.drew('/b');
  expect(comingPage.isReady(location('/a'))).toBe(false);
  comingPage.drew('/a');
  expect(comingPage.isReady(location('/a'))).toBe(true);
  expect(comingPage.isReady(location('/a', '?tab=Support'))).toBe(false);
});

test('the next one has to be drawn itself', () => {
  comingPage.set(page('/a'));
  comingPage.drew('/a');
  comingPage.set({ ...page('/a'), id: 'anew' });
  expect(comingPage.isReady(location('/a'))).toBe(false);
});

test('goes when the visitor arrives somewhere, and says so once', () => {
  const told: (string | undefined)[] = [];
  const stop = comingPage.subscribe(() => told.push(comingPage.get()?.key));
  comingPage.set(page('/a'));
  comingPage.arrived(location('/b'));
  comingPage.arrived(location('/c'));
  stop();
  comingPage.set(page('/d'));
  expect(told).toEqual(['/a', undefined]);
});
