import { beforeEach, expect, test, vi } from 'vitest';
import { chooseUnits, chosenUnits } from './units-store.ts';

const kept = new Map<string, string>();
const store = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const refused = () => {
  throw new Error('no store');
};
beforeEach(() => kept.clear());

test('nothing is chosen at first, nor by what is no system', async () => {
  vi.resetModules();
  const opened = await import('./units-store.ts');
  expect(opened.chosenUnits(store)).toBeNull();
  kept.set('units', 'imperial');
  expect(opened.chosenUnits(store)).toBeNull();
});

test('a choice is kept on the device', () => {
  chooseUnits(store, 'metric');
  expect(chosenUnits(store)).toBe('metric');
  expect(kept.get('units')).toBe('metric');
});

test('a browser that refuses its store remembers it until the page is reloaded', () => {
  chooseUnits(refused, 'us');
  expect(chosenUnits(refused)).toBe('us');
});
