import { beforeEach, expect, test, vi } from 'vitest';
import { chooseUnits, chosenUnits, onUnits } from './units-store.ts';

/** A window that other tabs tell of what they store. */
let others: EventTarget;
beforeEach(() => {
  others = new EventTarget();
  vi.stubGlobal('window', others);
});
const store = () => ({ getItem: () => null, setItem: () => {} });
const refused = () => {
  throw new Error('no store');
};
const inAnotherTab = () => void others.dispatchEvent(new Event('storage'));

test.each([
  ['are chosen in this tab', () => chooseUnits(store, 'us')],
  ['are chosen in a browser that refuses its store', () => chooseUnits(refused, 'us')],
  ['are chosen in another tab', inAnotherTab],
])('who listens is called once when units %s, until it stops', (_, choose) => {
  const [first, second] = [vi.fn(), vi.fn()];
  const [stopFirst, stopSecond] = [onUnits(first), onUnits(second)];
  choose();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  stopFirst();
  choose();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  stopSecond();
  choose();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

test('who is called finds the units that were chosen', () => {
  const found: unknown[] = [];
  const stop = onUnits(() => found.push(chosenUnits(refused)));
  for (const system of ['us', 'metric'] as const) chooseUnits(refused, system);
  stop();
  expect(found).toEqual(['us', 'metric']);
});

test('the units that the device keeps go before those chosen in a browser that refused its store', () => {
  chooseUnits(refused, 'us');
  expect(chosenUnits(() => ({ getItem: () => 'metric', setItem: () => {} }))).toBe('metric');
  expect(chosenUnits(() => ({ getItem: () => 'cubits', setItem: () => {} }))).toBe('us');
});
