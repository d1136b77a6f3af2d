import { expect, test } from 'vitest';
import { refusedByTypes, type Tried, textsWith } from './refused-by-types.ts';

const text = 'one;\ntwo(\n  1,\n);\nthree;';
const change = (what: string, replacement: string, file = 'a.ts'): Tried => {
  const start = text.indexOf(what);
  return { file, text, change: { start, end: start + what.length, replacement } };
};
const one = change('one', '1');
const two = change('two(\n  1,\n)', '{}');
const three = change('three', '3');

test('all changes of a file are made at once, and the lines after them keep their numbers', () => {
  expect(textsWith([one, two, three])).toEqual(new Map([['a.ts', '1;\n{}\n\n;\n3;']]));
});

test('of two changes that overlap, the later one is made', () => {
  expect(textsWith([change('1,', '2,'), two, change('one', '', 'b.ts')])).toEqual(
    new Map([
      ['a.ts', 'one;\ntwo(\n  2,\n);\nthree;'],
      ['b.ts', ';\ntwo(\n  1,\n);\nthree;'],
    ]),
  );
});

test('an error belongs to the nearest change of its file', () => {
  const output =
    'a.ts(1,1): error TS1: x\na.ts(3,7): error TS2: y\nelsewhere.ts(5,1): error TS3: z\n  a.ts(5,1): error';
  expect(refusedByTypes([one, two, three], output)).toEqual(new Set([one, two]));
});

test('nothing is refused without an error', () => {
  expect(refusedByTypes([one], '')).toEqual(new Set());
});
