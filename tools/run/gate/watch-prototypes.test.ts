import { expect, test } from 'vitest';
import { watchPrototypes } from './watch-prototypes.ts';

test('what is added to all objects or arrays is named once, and is gone', () => {
  Object.assign(Array.prototype, { random: () => 0 });
  Object.assign(Object.prototype, { left: 1 });
  expect(watchPrototypes).toThrow('has added Object.prototype.left, Array.prototype.random');
  const seen: string[] = [];
  for (const key in [0]) seen.push(key);
  expect(seen).toEqual(['0']);
  expect(watchPrototypes).not.toThrow();
});

test('what `for … in` does not see is let be', () => {
  Object.defineProperty(Array.prototype, 'hidden', { value: 1, configurable: true });
  expect(watchPrototypes).not.toThrow();
  expect(Reflect.deleteProperty(Array.prototype, 'hidden')).toBe(true);
});
