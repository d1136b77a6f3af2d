import { expect, test } from 'vitest';
import { knownAs, withKnown } from './known-lists.ts';

const lists = { validNumbers: [{ number: 'A-1', priceCents: 100 }], refusedNumbers: ['A-2'] };

test('a number stands in one list at most', () => {
  expect(knownAs(lists, 'A-1')).toBe('valid');
  expect(knownAs(lists, 'A-2')).toBe('refused');
  expect(knownAs(lists, 'A-3')).toBeNull();
  expect(withKnown(lists, 'A-2', 'valid', 250)).toEqual({
    validNumbers: [
      { number: 'A-1', priceCents: 100 },
      { number: 'A-2', priceCents: 250 },
    ],
    refusedNumbers: [],
  });
  expect(withKnown(lists, 'A-1', 'refused', null)).toEqual({ validNumbers: [], refusedNumbers: ['A-2', 'A-1'] });
  expect(withKnown(lists, 'A-1', null, null)).toEqual({ validNumbers: [], refusedNumbers: ['A-2'] });
});
test('lists that are typed may be anything', () => {
  const typed = { validNumbers: 'A-1', refusedNumbers: [null, 7] };
  expect(knownAs(typed, 'A-1')).toBeNull();
  expect(withKnown(typed, 'A-1', 'valid', null)).toEqual({
    validNumbers: [{ number: 'A-1', priceCents: null }],
    refusedNumbers: [null, 7],
  });
});
