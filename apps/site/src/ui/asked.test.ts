import { expect, test } from 'vitest';
import { type Asked, arriveAt, wayFrom } from './asked.ts';

const asked = (value: string, from: string, sent: string | null = null): Asked<string> => ({ value, from, sent });
const trimmed = (text: string): string => text.trim();

test.each<[string, Asked<string>, string, string]>([
  ['at the address it asked for, what was typed since stays', asked('floats', 'fl', 'float'), 'float', 'floats'],
  ['at another address, that one says what stands in the field', asked('floats', 'fl', 'float'), 'alarm', 'alarm'],
  ['at another address, what waits to be asked is dropped', asked('floats', 'float'), 'alarm', 'alarm'],
  ['at the address asked for before last, by Back, that one says so', asked('float', 'float'), 'fl', 'fl'],
])('%s', (_rule, before, address, value) => {
  expect(arriveAt(before, address, address)).toEqual(asked(value, address));
});

test.each<[string, Asked<string>, string | null]>([
  ['nowhere, when the address says it', asked('float', 'float'), null],
  ['nowhere, when only blanks differ', asked('float ', 'float'), null],
  ['nowhere, when it is on its way', asked('float', 'fl', 'float'), null],
  ['to what is typed', asked('float', 'fl'), 'float'],
  ['on, when more is typed while the answer is on its way', asked('floats', 'fl', 'float'), 'floats'],
  ['back, when it is typed away while the answer is on its way', asked('fl', 'fl', 'float'), 'fl'],
])('a page goes %s', (_rule, state, way) => {
  expect(wayFrom(state, trimmed)).toBe(way);
});
