import { expect, test } from 'vitest';
import { compareKeys, folded, type SortKey, sortKey } from './sort-key.ts';

test.each<[unknown, SortKey]>([
  [7.5, 7.5],
  [true, 1],
  [false, 0],
  [['a', 'b'], 2],
  [[], 0],
  ['', null],
  [null, null],
  [undefined, null],
  [{ a: 1 }, null],
  ['Écran', 'ecran'],
  ['A2', 'a0"2'],
  ['A10', 'a0#10'],
  ['2A', '0"2a'],
  ['a007b30-9', 'a0"7b0#30-0"9'],
  ['0', '0"0'],
  ['000', '0"0'],
  ['/:', '/:'],
  ['1'.repeat(89), `0z${'1'.repeat(89)}`],
  ['1'.repeat(90), `0{${'1'.repeat(90)}`],
  ['1'.repeat(91), `0{${'1'.repeat(91)}`],
])('the key of %j is %j', (value, key) => expect(sortKey(value)).toBe(key));

test.each([
  ['PLAIN Text', 'plain text'],
  ['Größe', 'große'],
  ['ÅNGSTRÖM', 'angstrom'],
])('%s without case and accents is %s', (text, plain) => expect(folded(text)).toBe(plain));

test.each<[SortKey, SortKey, number]>([
  [1, 3, -2],
  [3, 1, 2],
  [3, 3, 0],
  [9, 'a', -1],
  ['a', 9, 1],
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  [null, 'z', 1],
  ['z', null, -1],
  [9, null, -1],
  [null, null, 0],
])('%j beside %j is %d', (a, b, order) => expect(compareKeys(a, b)).toBe(order));
