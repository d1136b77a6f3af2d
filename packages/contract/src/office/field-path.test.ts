import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPath, writePath } from './field-path.ts';

const cases: [string, (string | number)[]][] = [
  ['', []],
  ['slug', ['slug']],
  ['content.uri', ['content', 'uri']],
  ['configGroups[3].options[2].disableIf[0]', ['configGroups', 3, 'options', 2, 'disableIf', 0]],
  ['attributes["amps max"]', ['attributes', 'amps max']],
  ['parts["2"].configGroups[0]', ['parts', '2', 'configGroups', 0]],
  ['conditionalDisablePairs["A|B"][1]', ['conditionalDisablePairs', 'A|B', 1]],
  ['[0]["a\\"b\\\\"]', [0, 'a"b\\']],
  ['parts[""]', ['parts', '']],
];

describe('a path to a field', () => {
  test.each(cases)('is written %j, and read again', (text, path) => {
    expect(writePath(path)).toBe(text);
    expect(readPath(text)).toEqual(path);
  });
  test.each([
    '.slug',
    'a..b',
    'a.',
    'a[',
    'a[]',
    'a[01]',
    'a[-1]',
    'a[1.5]',
    'a["b]',
    'a[b]',
    'a b',
    '["slug"]',
    'a[null]',
  ])('is not %j', (text) => expect(readPath(text)).toBeNull());
  test('is read as it was written, whatever its keys are', () => {
    const step = fc.oneof(
      fc.nat(),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constantFrom('a', '', '0', 'a.b', '[', '"', '__proto__'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), (path) => {
        expect(readPath(writePath(path))).toEqual(path);
      }),
    );
  });
  test('of any text is none, or written as that text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '.', '[', ']', '"', '0', '1', '\\', ' ') });
    fc.assert(
      fc.property(text, (some) => {
        const path = readPath(some);
        if (path !== null) expect(writePath(path)).toBe(some);
      }),
    );
  });
});
