import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

test.each<[string, string | null]>([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"x":{"a":1,"b":[{"c":1,"c":1}]}}', 'c'],
  ['[{"a":1},{"a":1,"a":1}]', 'a'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"a":"a","b":"a"}', null],
  ['{"a":["a","a"]}', null],
  ['{"a":{"a":{"a":1}}}', null],
  ['{"a":"{\\"a\\":1,","b":1}', null],
  ['{"a\\"":1,"a":2}', null],
  ['[]', null],
  ['"a"', null],
  ['7', null],
])('%s repeats %j', (text, key) => expect(repeatedKey(text)).toBe(key));
test('what JSON.stringify writes never repeats a key', () => {
  fc.assert(fc.property(fc.json(), (text) => repeatedKey(JSON.stringify(JSON.parse(text))) === null));
});
test('a key that is added once more is found, wherever it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.jsonValue()), (key, rest) => {
      const text = `{${JSON.stringify(key)}:1,${JSON.stringify({ ...rest, [key]: 2 }).slice(1)}`;
      return repeatedKey(`[1,${text}]`) === key;
    }),
  );
});
