import { COMPARED_MAX } from '@millrace/contract';
import { beforeEach, expect, test } from 'vitest';
import { compared, toggleCompared, uncompare } from './compared-store.ts';

const kept = new Map<string, string>();
const store = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const chosen = (name: string) => ({ item: `part=${name}`, name });
const names = () => compared(store).items.map(({ name }) => name);
beforeEach(() => {
  kept.clear();
  uncompare(store);
});

test('what is chosen is kept on the device in the order of choosing, and taken away by choosing it again', () => {
  toggleCompared(store, chosen('b'));
  toggleCompared(store, chosen('a'));
  expect(names()).toEqual(['b', 'a']);
  toggleCompared(store, chosen('b'));
  expect(names()).toEqual(['a']);
});

test('what is named is left out, and without a name everything', () => {
  for (const name of ['a', 'b', 'c']) toggleCompared(store, chosen(name));
  uncompare(store, 'part=b');
  expect(names()).toEqual(['a', 'c']);
  uncompare(store, 'part=x');
  expect(names()).toEqual(['a', 'c']);
  uncompare(store);
  expect(names()).toEqual([]);
});

test('there are five at most: one more is refused and told, until something is taken away', () => {
  for (let at = 0; at < COMPARED_MAX; at += 1) toggleCompared(store, chosen(String(at)));
  expect(compared(store).isFull).toBe(false);
  toggleCompared(store, chosen('one more'));
  expect(compared(store)).toMatchObject({ isFull: true });
  expect(names()).toHaveLength(COMPARED_MAX);
  toggleCompared(store, chosen('0'));
  expect(compared(store).isFull).toBe(false);
  toggleCompared(store, chosen('one more'));
  expect(names().at(-1)).toBe('one more');
});

test('it is the same object until it changes', () => {
  toggleCompared(store, chosen('a'));
  expect(compared(store)).toBe(compared(store));
});

test.each(['{', '{}', '[1, null, {"item": 1, "name": "x"}]'])('what is no list of choices (%s) is none', (text) => {
  kept.set('compare', text);
  expect(names()).toEqual([]);
});

test('a browser that refuses its store remembers it until the page is reloaded', () => {
  const refused = () => {
    throw new Error('no store');
  };
  toggleCompared(refused, chosen('a'));
  expect(compared(refused).items).toHaveLength(1);
  uncompare(store);
  expect(compared(refused).items).toEqual([]);
});
