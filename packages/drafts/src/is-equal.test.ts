import { expect, test } from 'vitest';
import { fieldOf, fieldsOf, isEqual, isObject, setField } from './is-equal.ts';

test.each([
  ['the same text', 'a', 'a', true],
  ['two texts', 'a', 'b', false],
  ['a number and its text', 1, '1', false],
  ['0 and -0', 0, -0, true],
  ['a number that is none, with itself', Number.NaN, Number.NaN, true],
  ['null and null', null, null, true],
  ['null and nothing', null, undefined, false],
  ['null and an empty object', null, {}, false],
  ['an empty list and an empty object', [], {}, false],
  ['a list and an object of the same places', [1], { 0: 1 }, false],
  ['a list and a text', ['a'], 'a', false],
  ['lists of the same elements', [1, [2]], [1, [2]], true],
  ['lists in another order', [1, 2], [2, 1], false],
  ['a list and its beginning', [1, 2], [1], false],
  ['objects in another order', { a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
  ['objects that differ deep inside', { b: { c: 2 } }, { b: { c: 3 } }, false],
  ['a field that is undefined and one that is absent', { a: 1, b: undefined }, { a: 1 }, true],
  ['a field that is null and one that is absent', { a: 1, b: null }, { a: 1 }, false],
  ['an object with one more field', { a: 1 }, { a: 1, b: 2 }, false],
  ['a field that every object has, and one that is absent', {}, { toString: Object.prototype.toString }, false],
])('%s are equal or not, from either side', (_, one, other, expected) => {
  expect([isEqual(one, other), isEqual(other, one)]).toEqual([expected, expected]);
});

test('an object is neither null nor a list nor plain', () => {
  expect([{}, null, [], 'a', 1, undefined].map(isObject)).toEqual([true, false, false, false, false, false]);
});

test('the fields of several objects, those of the first object first', () => {
  expect(fieldsOf({ b: 1, a: 1 }, { c: 1, a: 2 }, { d: 1 })).toEqual(['b', 'a', 'c', 'd']);
});

test('a field is set as by assignment, and undefined leaves it as it was', () => {
  const object: Record<string, unknown> = {};
  for (const value of [1, 2, undefined]) setField(object, 'a', value);
  setField(object, '__proto__', 3);
  expect(Object.getOwnPropertyDescriptors(object)).toEqual(
    Object.getOwnPropertyDescriptors(JSON.parse('{"a":2,"__proto__":3}')),
  );
});

test('a field of every object is none of its own', () => {
  expect([fieldOf({ a: 1 }, 'a'), fieldOf({}, 'toString')]).toEqual([1, undefined]);
});
