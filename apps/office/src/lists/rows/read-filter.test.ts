import { type Field, fieldNamed } from '@millrace/contract/fields';
import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';

const field = (kind: Parameters<typeof fieldNamed>[0], name: string): Field => {
  const found = fieldNamed(kind, name);
  if (found === undefined) throw new Error(`${kind} has no field ${name}.`);
  return found;
};
const price = field('products', 'priceCents');
const name = field('products', 'name');
const isLive = field('products', 'isLive');
const family = field('products', 'familyId');
const type = field('attributes', 'type');
const position = field('families', 'position');
const least = field('attributes', 'min');
const day = field('posts', 'postDate');

test.each<[string, Field, string, object]>([
  ['an amount', price, '1,188.00', { condition: { is: 118_800 } }],
  ['an amount with =', price, '= 12', { condition: { is: 1200 } }],
  ['above', price, '> 1000', { condition: { above: 100_000 } }],
  ['at least, as one sign', price, '≥5', { condition: { atLeast: 500 } }],
  ['below', price, '<5', { condition: { below: 500 } }],
  ['from and to', price, '100..200', { condition: { atLeast: 10_000, atMost: 20_000 } }],
  ['from and to, with a dash', price, '1–2', { condition: { atLeast: 100, atMost: 200 } }],
  ['a whole number', position, '3', { condition: { is: 3 } }],
  ['whole numbers from and to', position, '1..2', { condition: { atLeast: 1, atMost: 2 } }],
  ['a decimal with =', least, '=-0.5', { condition: { is: -0.5 } }],
  ['decimals from and to', least, '0.5..2', { condition: { atLeast: 0.5, atMost: 2 } }],
  ['a day', day, '2026-01-02', { condition: { is: '2026-01-02' } }],
  ['days from and to', day, '2026-01-02..2026-02-01', { condition: { atLeast: '2026-01-02', atMost: '2026-02-01' } }],
  ['at most', price, '<= 5', { condition: { atMost: 500 } }],
  ['at most, as one sign', price, '≤5', { condition: { atMost: 500 } }],
  ['at least', price, '>=5', { condition: { atLeast: 500 } }],
  ['nothing', price, '—', { condition: { isEmpty: true } }],
  ['a word', name, ' tern ', { condition: { contains: 'tern' } }],
  ['a beginning', name, 'TD-*', { condition: { startsWith: 'TD-' } }],
  ['the sign of a beginning alone', name, '*', { condition: { contains: '*' } }],
  ['the whole of a text', name, '=x', { condition: { is: 'x' } }],
  ['yes', isLive, 'yes', { condition: { is: true } }],
  ['a choice, by its words', type, 'Number', { condition: { is: 'number' } }],
  ['rows', field('families', 'documentIds'), '> 5', { words: '> 5' }],
  ['a row', family, 'tern', { words: 'tern' }],
])('%s is read', (_, of, typed, read) => expect(readFilter(of, typed)).toEqual(read));

test.each<[Field, string]>([
  [price, 'cheap'],
  [price, '1..x'],
  [price, 'x..1'],
  [price, '> x'],
  [isLive, 'perhaps'],
  [type, 'colour'],
])('what does not fit its field is told: %#', (of, typed) => expect(readFilter(of, typed)).toHaveProperty('fault'));
