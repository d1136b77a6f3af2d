import { toCents } from '@millrace/configurator';
import { expect, test } from 'vitest';
import { knownWith } from './known-with.ts';

const one = (number: string, price: number | null = null) => ({
  number,
  priceCents: price === null ? null : toCents(price),
});

test('the numbers of a guide come after those that are known, and take the place of the same ones', () => {
  expect(knownWith([one('A', 1), one('B', 2)], [one('B', 3), one('C')])).toEqual([one('A', 1), one('B', 3), one('C')]);
});

test.each([[null], [undefined], ['A'], [{ number: 'A' }]])('%j holds no numbers', (present) => {
  expect(knownWith(present, [one('A')])).toEqual([one('A')]);
});

test('what is no number in the list is left as it stands', () => {
  const odd = [null, 'A', {}, { number: 7 }, { number: 'B' }];
  expect(knownWith(odd, [one('A')])).toEqual([...odd, one('A')]);
});
