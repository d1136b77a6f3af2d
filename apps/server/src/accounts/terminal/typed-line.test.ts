import { expect, test } from 'vitest';
import { typedLine } from './typed-line.ts';

test.each([
  ['secret\r', 'ended', 'secret'],
  ['secret\n', 'ended', 'secret'],
  ['sec', 'going', 'sec'],
  ['sx\u007fecret\r', 'ended', 'secret'],
  ['\b\bse', 'going', 'se'],
  ['wrong\u0015right\r', 'ended', 'right'],
  ['a\u001b\tb\r', 'ended', 'ab'],
  ['a\u{1f511}\u007fb\r', 'ended', 'ab'],
  ['se\u0003cret\r', 'interrupted', 'se'],
])('%j is %s with %j', (keys, state, text) => {
  const line = typedLine();
  expect(line.type(keys)).toBe(state);
  expect(line.text()).toBe(text);
});
test('a line goes on over several parts', () => {
  const line = typedLine();
  expect([line.type('sec'), line.type('ret\r')]).toEqual(['going', 'ended']);
  expect(line.text()).toBe('secret');
});
test('what is typed ahead is there for the next line', () => {
  const line = typedLine();
  expect(line.type('one\rtwo\r')).toBe('ended');
  expect([line.text(), line.rest()]).toEqual(['one', 'two\r']);
});
