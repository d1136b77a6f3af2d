import { expect, test } from 'vitest';
import { nestingOf } from './nesting.ts';
import { parseJson } from './parse-json.ts';

const listsOf = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, number]>([
  ['7', 0],
  ['[]', 1],
  ['[[],[[]]]', 3],
  ['{"a":{"b":[]},"c":[]}', 3],
  ['"[[["', 0],
  ['{"[{\\"[":"]"}', 1],
])('%s is nested %i deep', (text, depth) => expect(nestingOf(text)).toBe(depth));

test('JSON is taken up to 100 deep, and refused beyond with the most', () => {
  expect(parseJson(listsOf(100), 'The body')).toEqual(JSON.parse(listsOf(100)));
  expect(() => parseJson(listsOf(101), 'The body')).toThrow('The body is nested more than 100 deep.');
});
