import { expect, test } from 'vitest';
import { compared, count, filters, flag, oneOf, oneOfInAnyCase, words } from './query-parameter.ts';

const gathered = (parameter: ReturnType<typeof filters>, address: string) =>
  parameter.gather?.(new URLSearchParams(address));

test.each([
  ['by name, then by value, each once', 'f.b=2&f.a=9&f.b=10&f.a=9&f.b=2', 'f.a=9&f.b=10&f.b=2'],
  ['one name twice with two values', 'f.a=2&f.a=1', 'f.a=1&f.a=2'],
  ['two names with one value', 'f.b=1&f.a=1', 'f.a=1&f.b=1'],
  ['ends of ranges and their unit', 'f.a.to=2&f.a.from=1&f.a.unit=mm', 'f.a.from=1&f.a.to=2&f.a.unit=mm'],
  ['without empty ones and other parameters', 'f.a=+&page=2&f.b=1&f.b.most=1&f.9=1&f.C=1&xf.b=1', 'f.b=1'],
  ['none', 'page=2', null],
  ['as many as may be', `f.a=${'1'.repeat(56)}`, `f.a=${'1'.repeat(56)}`],
  ['too many', `f.a=${'1'.repeat(57)}`, null],
])('filters of an address: %s', (_, address, text) => expect(gathered(filters(60), address)).toBe(text));

test.each([
  ['in the order of the address, each once', 'part=b&family=a&part=b', 'part=b&family=a'],
  ['trimmed', 'part=+b+', 'part=b'],
  ['without empty ones and other parameters', 'part=+&x=1&number=N', 'number=N'],
  ['the first three', 'part=a&part=b&part=c&part=d', 'part=a&part=b&part=c'],
  ['none', 'x=1', null],
  ['as long as may be', `part=${'a'.repeat(25)}`, `part=${'a'.repeat(25)}`],
  ['too long', `part=${'a'.repeat(26)}`, null],
])('things to compare: %s', (_, address, text) => expect(gathered(compared(3, 30), address)).toBe(text));

test.each([
  [filters(20), null, ''],
  [filters(20), 'f.a=1', 'f.a=1'],
  [compared(3, 30), null, ''],
  [compared(3, 30), 'part=a', 'part=a'],
  [words(5), '  a bc d ', 'a bc'],
  [words(), null, ''],
  [words(), ' ab ', 'ab'],
  [flag(), 'true', true],
  [flag(), 'TRUE', false],
  [count(3, 9), null, 3],
  [count(3, 9), '9', 9],
  [count(3, 9), '10', 3],
  [count(3, 9), '1', 1],
  [count(3, 9), '0', 3],
  [count(3, 9), '2.5', 3],
  [count(3, 9), 'x', 3],
  [oneOf(['a', 'b']), 'b', 'b'],
  [oneOf(['a', 'b']), 'B', 'a'],
  [oneOf(['a', 'b']), null, 'a'],
  [oneOfInAnyCase(['a', 'b']), ' B ', 'b'],
  [oneOfInAnyCase(['a', 'b']), null, 'a'],
])('parameter %#: %j', (parameter, text, value) => expect(parameter.read(text)).toEqual(value));
