import { expect, test } from 'vitest';
import { describeChange, isKnownEquivalent, linesOf } from './changed-lines.ts';
import type { Tried } from './refused-by-types.ts';

const text = 'if (a < b) {\n  run(\n    1,\n  );\n}\nlast(2);';
const change = (what: string, replacement: string): Tried => {
  const start = text.indexOf(what);
  return { file: 'a.ts', text, change: { start, end: start + what.length, replacement } };
};

test.each([
  ['the first line', change('<', '<='), 'if (a < b) {', 'if (a <= b) {'],
  ['the first sign of the text', change('if', 'while'), 'if (a < b) {', 'while (a < b) {'],
  ['a line within', change('1', '2'), '1,', '2,'],
  ['the first sign of a line', change('last', 'first'), 'last(2);', 'first(2);'],
  ['the last line, which has no end', change('2', '3'), 'last(2);', 'last(3);'],
  ['the last sign of the text', change('(2);', ''), 'last(2);', 'last'],
  ['several lines', change('run(\n    1,\n  );', '{}'), 'run(\n    1,\n  );', '{}'],
  ['from the middle of a line to that of another', change('(\n    1', '(2'), 'run(\n    1,', 'run(2,'],
])('the lines of a change: %s', (_, tried, before, after) => {
  expect(linesOf(tried)).toEqual({ before, after });
});

const known = { file: 'a.ts', before: '1,', after: '2,', because: 'nobody reads it' };

test.each([
  ['as it stands there', [known], true],
  ['behind others', [{ ...known, file: 'b.ts' }, known], true],
  ['with another place', [{ ...known, file: 'b.ts' }], false],
  ['with another line before', [{ ...known, before: '1' }], false],
  ['with another line after', [{ ...known, after: '3,' }], false],
  ['not at all', [], false],
])('a change is known where the list has it %s', (_, list, isKnown) => {
  expect(isKnownEquivalent(change('1', '2'), list)).toBe(isKnown);
});

test('a change is told with its verdict, its place and its lines', () => {
  const lines = '\n           - 1,\n           + 2,';
  expect(describeChange(change('1', '2'), 'SURVIVED')).toBe(`SURVIVED   a.ts:3${lines}`);
  expect(describeChange(change('1', '2'), 'equivalent')).toBe(`equivalent a.ts:3${lines}`);
});
