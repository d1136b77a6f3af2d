import { expect, test } from 'vitest';
import { applied, findChanges } from './find-changes.ts';

const changed = (text: string): string[] => findChanges('file.ts', text).map((change) => applied(text, change));

test.each([
  ['a comparison turns', 'const x = a === b;', ['const x = a !== b;']],
  ['an edge belongs to the other side', 'x = a <= b;', ['{}', 'x = a < b;']],
  ['and becomes or', 'x = a && b;', ['{}', 'x = a || b;']],
  ['a fallback is not taken, and always taken', 'x = a ?? b;', ['{}', 'x = a;', 'x = b;']],
  ['a condition is negated', 'if (a) b = c;', ['if (!(a)) b = c;', 'if (a) {}']],
  ['a comparison as condition is turned once', 'if (a < 1) {}', ['if (a <= 1) {}', 'if (a < 2) {}']],
  ['a choice is negated', 'const x = a ? b : c;', ['const x = !(a) ? b : c;']],
  ['a statement is left out', 'run();', ['{}']],
  ['a difference becomes a sum', 'const x = a - b;', ['const x = a + b;']],
  [
    'a sum becomes a difference where a number stands in it',
    'const x = a + 1;',
    ['const x = a - 1;', 'const x = a + 2;'],
  ],
  ['texts put together stay so', "const x = a + 'b';", []],
  ['the last argument is left out', 'const x = f(a, b);', ['const x = f(a);']],
  ['the only argument stays', 'const x = f(a);', []],
  ['some becomes every', 'const x = a.some(f);', ['const x = a.every(f);']],
  ['a method of every object stays', 'const x = a.toString();', []],
  ['a name that is a field alone stays', 'const x = some;', []],
  ['a name that a field is read from stays', 'const x = some.length;', []],
  ['a truth becomes its opposite', 'const x = true;', ['const x = false;']],
  ['a number grows', 'const x = { a: 0 };', ['const x = { a: 1 };']],
  ['a text in a comparison is emptied', "const x = a !== 'b';", ["const x = a === 'b';", "const x = a !== '';"]],
  ['a text elsewhere stays', "const x = 'b';", []],
  ['a not is left out', 'const x = !a;', ['const x = a;']],
  ['types stay', 'type A = 1 | true; const x = a as 1;', []],
  ['imports stay', "import { a } from 'b';", []],
  ['the break of a case stays', 'switch (a) { case b: break; }', []],
])('%s', (_, text, changes) => {
  expect(changed(text)).toEqual(changes);
});

test('an operator is found behind parentheses and comments', () => {
  expect(changed('const x = (a /* < */) < (b);')).toContain('const x = (a /* < */) <= (b);');
});

test('a text that does not parse is refused', () => {
  expect(() => findChanges('file.ts', 'const = 1;')).toThrow('file.ts does not parse');
});
