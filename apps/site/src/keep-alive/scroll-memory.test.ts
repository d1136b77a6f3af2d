import { expect, test } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

function storage(initial: string | null = null) {
  let text = initial;
  return {
    getItem: () => text,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  };
}

test('an address and an entry of the history are remembered apart', () => {
  const memory = scrollMemory(null);
  memory.remember('/a', 'first', 100);
  memory.remember('/a', 'second', 300);
  expect(memory.ofAddress('/a')).toBe(300);
  expect(memory.ofEntry('first')).toBe(100);
  expect(memory.ofAddress('/b')).toBeNull();
});

test('after a reload the entries are known and the addresses start afresh', () => {
  const stored = storage();
  const before = scrollMemory(stored);
  before.remember('/a', 'first', 100);
  before.save();
  const after = scrollMemory(stored);
  expect(after.ofEntry('first')).toBe(100);
  expect(after.ofAddress('/a')).toBeNull();
});

test('what is not a list of entries is passed over', () => {
  expect(scrollMemory(storage('{"a":1}')).ofEntry('a')).toBeNull();
  expect(scrollMemory(storage('not json')).ofEntry('a')).toBeNull();
  expect(scrollMemory(storage('[["a",5],["b"],7]')).ofEntry('a')).toBe(5);
});

test('a storage that refuses does not fail the page', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => scrollMemory(refusing).save()).not.toThrow();
});
