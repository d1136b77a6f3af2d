import { expect, test } from 'vitest';
import { entriesOfCell, structureOf, writeJson } from './lists.ts';

test.each([
  ['on one line', 'a; b ;;c', ['a', 'b', 'c']],
  ['one a line, where semicolons are no signs between', 'a; b\n\n c ', ['a; b', 'c']],
  ['none', ' ; ', []],
])('entries of a cell: %s', (_, text, entries) => expect(entriesOfCell(text)).toEqual(entries));

test.each<[string, unknown]>([
  ['[1,\n2]', [1, 2]],
  ['{"a":1}', { a: 1 }],
  ['[1', undefined],
  ['{a}', undefined],
  ['7', undefined],
  ['"a"', undefined],
  ['[1] and', undefined],
])('the structure of %j', (text, value) => expect(structureOf(text)).toEqual(value));

test('signs that a workbook cannot hold are written as escapes of four digits', () => {
  const value = { a: 'é\u007f\u009f\u200b\u2028\ufeff\uffff' };
  expect(writeJson(value)).toBe(String.raw`{"a":"é\u007f\u009f\u200b\u2028\ufeff\uffff"}`);
  expect(JSON.parse(writeJson(value))).toEqual(value);
});
