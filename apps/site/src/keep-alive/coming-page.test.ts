import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedAt } from '../navigation/location.ts';
import { comingPage, DROPPED_AFTER_MS } from './coming-page.ts';
import type { KeptPage } from './kept-pages.ts';

const page = (path: string): KeptPage => ({
  id: path,
  key: path,
  location: openedAt(path),
  kept: true,
  visit: 0,
  unsaved: new Set(),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  comingPage.set(null);
  vi.useRealTimers();
});

test('is ready once it is drawn, for its own address only', () => {
  comingPage.set(page('/a'));
  expect(comingPage.isReady(openedAt('/a'))).toBe(false);
  comingPage.drew('/b');
  expect(comingPage.isReady(openedAt('/a'))).toBe(false);
  comingPage.drew('/a');
  expect(comingPage.isReady(openedAt('/a'))).toBe(true);
  expect(comingPage.isReady(openedAt('/a?tab=Support'))).toBe(false);
});

test('the next one has to be drawn itself', () => {
  comingPage.set(page('/a'));
  comingPage.drew('/a');
  comingPage.set({ ...page('/a'), id: 'anew' });
  expect(comingPage.isReady(openedAt('/a'))).toBe(false);
});

test('goes when the visitor arrives somewhere, and says so once', () => {
  const told: (string | undefined)[] = [];
  const stop = comingPage.subscribe(() => told.push(comingPage.get()?.key));
  comingPage.set(page('/a'));
  comingPage.arrived(openedAt('/b'));
  comingPage.arrived(openedAt('/c'));
  stop();
  comingPage.set(page('/d'));
  expect(told).toEqual(['/a', undefined]);
});

test('is dropped after a minute; one drawn later has its own minute', () => {
  comingPage.set(page('/a'));
  vi.advanceTimersByTime(DROPPED_AFTER_MS - 1);
  expect(comingPage.get()?.key).toBe('/a');
  comingPage.set(page('/b'));
  vi.advanceTimersByTime(DROPPED_AFTER_MS - 1);
  expect(comingPage.get()?.key).toBe('/b');
  vi.advanceTimersByTime(1);
  expect(comingPage.get()).toBe(null);
});
