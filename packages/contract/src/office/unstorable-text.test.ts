import { expect, test } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

test.each<[unknown, string[]]>([
  ['a\u0000b', ['']],
  ['a\ud83d', ['']],
  ['\ude00a', ['']],
  ['\ude00\ud83d', ['']],
  ['\ud83d\ude00 \u0001 \ufffd', []],
  [{ name: 'a', note: '\u0000' }, ['note']],
  [{ rows: ['a', { b: ['c', '\ud83d'] }, '\u0000'] }, ['rows.1.b.1', 'rows.2']],
  [{ fields: { 'a\u0000': 'b' } }, ['fields']],
  [{ a: null, b: 1, c: true, d: undefined, e: [], f: {} }, []],
  [undefined, []],
  [null, []],
  ['', []],
])('of %j it is %j that cannot be stored', (input, fields) => {
  const faults = unstorableText(input);
  expect(faults.map(({ path }) => path.join('.'))).toEqual(fields);
  for (const { message } of faults) expect(message).toMatch(/^holds a character that cannot be stored/);
});
