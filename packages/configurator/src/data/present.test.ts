import { expect, test } from 'vitest';
import { present } from './present.ts';

test.each([0, '', false, null, 'a'])('a value that is there stays what it is: %j', (value) => {
  expect(present(value)).toBe(value);
});

test('a value that is missing is a fault of the program', () => {
  const [first] = [] as readonly number[];
  expect(() => present(first)).toThrow(new RangeError('A value is missing that is always there.'));
});
