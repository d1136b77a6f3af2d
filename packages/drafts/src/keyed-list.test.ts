import { expect, test } from 'vitest';
import { keyedList, placesAfter } from './keyed-list.ts';

const BY_CODE = { by: ['code'] };
const BY_ID = { by: ['id'] };
const place = (before: object, after: object, merge = BY_CODE): (number | null)[] => places([before], [after], merge);
function places(before: object[], after: object[], merge = BY_CODE): (number | null)[] {
  const [one, other] = [keyedList(before, merge), keyedList(after, merge)];
  return one === null || other === null ? [] : placesAfter(one, other, merge);
}

test.each([
  ['half of the rest is the same: it was renamed', { code: 'b', name: 'A', price: 2 }, [0]],
  ['less than half is the same: another one came', { code: 'b', name: 'B', price: 2, note: '' }, [null]],
  ['nothing is the same', { code: 'b', name: 'B', price: 2 }, [null]],
])('an element lost its key, and of a new one %s', (_, after, expected) =>
  expect(place({ code: 'a', name: 'A', price: 1, ...('note' in after ? { note: '' } : {}) }, after)).toEqual(expected),
);
test('one with another id is another one, however alike', () =>
  expect(place({ id: 'a', name: 'A' }, { id: 'b', name: 'A' }, BY_ID)).toEqual([null]));
test('one that has nothing but its key is not renamed', () =>
  expect(place({ code: 'a' }, { code: 'b' })).toEqual([null]));

test('of several new ones the most alike is the renamed one, then the nearest', () => {
  const lost = { code: 'a', name: 'A', price: 1 };
  const half = { code: 'b', name: 'A', price: 2 };
  const whole = { code: 'c', name: 'A', price: 1 };
  expect(places([lost], [half, whole])).toEqual([1]);
  expect(places([lost], [whole, half])).toEqual([0]);
  expect(places([lost], [whole, { ...whole, code: 'd' }])).toEqual([0]);
});

test('one new element is the renaming of one that was lost, not of two', () => {
  const lost = { code: 'a', name: 'A' };
  expect(places([lost, { ...lost, code: 'b' }], [{ ...lost, code: 'c' }])).toEqual([0, null]);
});

test('of two that are as alike, the nearest to the place where it stood is the renamed one', () => {
  const element = (code: string) => ({ code, name: 'A' });
  const known = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
  const [kept, more] = [known('p', 'q', 'r'), known('s', 't')];
  expect(places([...kept, element('a')], [element('b'), ...kept, element('c')])).toEqual([1, 2, 3, 4]);
  expect(places([element('a'), ...kept], [element('b'), ...kept, element('c')])).toEqual([0, 1, 2, 3]);
  expect(
    places([...kept, element('a'), ...more], [...known('p', 'q'), element('b'), ...known('r', 's', 't'), element('c')]),
  ).toEqual([0, 1, 3, 2, 4, 5]);
  expect(places([element('a'), ...kept, element('d')], [...kept, element('b'), element('c')])).toEqual([3, 0, 1, 2, 4]);
});

test.each([
  ['plain elements are their own keys', ['a', 1], 'itself', ['"a"', '1']],
  ['an object is no key of itself', [{ code: 'a' }], 'itself', null],
  ['a list is no key of itself', [['a']], 'itself', null],
  ['all fields of the key count', [{ a: 1, b: 2 }], { by: ['a', 'b'] }, ['[1,2]']],
  ['an element without its key', [{ a: 1 }], { by: ['a', 'b'] }, null],
  ['a plain element where fields are the key', ['a'], { by: ['a'] }, null],
  ['two of one key', [{ a: 1 }, { a: 1 }], { by: ['a'] }, null],
  ['a list that is one value', ['a'], 'whole', null],
  ['what is no list', { a: 1 }, { by: ['a'] }, null],
] as const)('keys of a list: %s', (_, list, merge, keys) => expect(keyedList(list, merge)?.keys ?? null).toEqual(keys));
