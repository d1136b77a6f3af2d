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

test.each([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['&&', '||'],
  ['||', '&&'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
])('%s becomes %s', (operator, other) => {
  expect(changed(`const x = a ${operator} b;`)).toEqual([`const x = a ${other} b;`]);
});

test.each(['+', '**', '&', '|', '^', '<<', '>>', '==', 'in', 'instanceof'])('%s between names stays', (operator) => {
  expect(changed(`const x = a ${operator} b;`)).toEqual([]);
});

test.each([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
])('%s becomes %s', (method, other) => {
  expect(changed(`const x = a.${method}(b);`)).toEqual([`const x = a.${other}(b);`]);
});

test.each([
  ['a sum with the number before', 'const x = 1 + a;', ['const x = 1 - a;', 'const x = 2 + a;']],
  ['a sum of numbers', 'const x = 1 + 2;', ['const x = 1 - 2;', 'const x = 2 + 2;', 'const x = 1 + 3;']],
  ['a method in brackets stays', 'const x = a[some];', []],
  ['a method that is read', 'const x = a.some;', ['const x = a.every;']],
  ['the condition of a loop', 'while (a) b = c;', ['while (!(a)) b = c;', 'while (a) {}']],
  ['the condition after a loop', 'do {} while (a);', ['do {} while (!(a));']],
  ['the condition of a counted loop stays', 'for (; a; ) {}', []],
  ['a not as a condition', 'if (!a) {}', ['if (!(!a)) {}', 'if (a) {}']],
  ['two conditions', 'if (a && b) {}', ['if (a || b) {}', 'if (!(a && b)) {}']],
  ['a sum as a condition is negated', 'if (a + b) {}', ['if (!(a + b)) {}']],
  ['a minus is no not', 'const x = -a;', []],
  ['a throw is left out', 'throw a;', ['{}']],
  ['a continue is left out', 'for (;;) continue;', ['for (;;) {}']],
  ['the break of a loop is left out', 'for (;;) break;', ['for (;;) {}']],
  [
    'the break in a block of a case is left out',
    'switch (a) { case b: { break; } }',
    ['switch (a) { case b: { {} } }'],
  ],
  ['a return stays', 'const f = () => { return a; };', []],
  ['the last of three arguments', 'const x = f(a, b, c);', ['const x = f(a, b);']],
  ['the arguments of a new object stay', 'const x = new A(a, b);', []],
  ['no argument is left out of none', 'const x = f();', []],
  ['a false becomes true', 'const x = false;', ['const x = true;']],
  ['a null stays', 'const x = null;', []],
  ['a number as a key stays', 'const x = { 1: a };', []],
  ['a text of a case is emptied', "switch (a) { case 'b': }", ["switch (a) { case '': }"]],
  ['an empty text in a comparison stays', "const x = a === '';", ["const x = a !== '';"]],
  ['a text beside an order stays', "const x = a < 'b';", ["const x = a <= 'b';"]],
  ['what an assertion holds changes', 'const x = (a && b) as C;', ['const x = (a || b) as C;']],
  ['what may not be empty changes', 'const x = (a && b)!;', ['const x = (a || b)!;']],
  ['what satisfies a type changes', 'const x = true satisfies C;', ['const x = false satisfies C;']],
  ['the values of an enumeration stay', 'enum A { b = 1 }', []],
  ['an interface stays', 'interface A { b: 1 }', []],
  ['what is handed on stays', "export * from 'b';", []],
])('%s', (_, text, changes) => {
  expect(changed(text)).toEqual(changes);
});

test('a text in an attribute stays, and one in braces is a text as everywhere', () => {
  const drawn = (text: string) => findChanges('file.tsx', text).map((change) => applied(text, change));
  expect(drawn('const x = <p title="a" />;')).toEqual([]);
  expect(drawn('const x = <p tabIndex={1} />;')).toEqual(['const x = <p tabIndex={2} />;']);
});

test('every change is a place in the text, and what stands instead of it', () => {
  expect(findChanges('file.ts', 'x = a;\nif (b) {}')).toEqual([
    { start: 0, end: 6, replacement: '{}' },
    { start: 11, end: 12, replacement: '!(b)' },
  ]);
  expect(applied('abc', { start: 1, end: 2, replacement: 'xy' })).toBe('axyc');
});

test('an operator is found behind parentheses and comments', () => {
  expect(changed('const x = (a /* < */) < (b);')).toContain('const x = (a /* < */) <= (b);');
});

test('a text that does not parse is refused', () => {
  expect(() => findChanges('file.ts', 'const = 1;')).toThrow('file.ts does not parse');
});
