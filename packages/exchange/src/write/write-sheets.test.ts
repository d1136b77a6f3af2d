import { expect, test } from 'vitest';
import { writeCsv, writeGuardedCsv } from './write-sheets.ts';

const sheet = { name: 'S', rows: [['=1+1', '-5', '+A', '@x', "it's", -5, null, 'a,"b"']] };

test('a CSV for people runs nothing, and its numbers stay numbers', () =>
  expect(writeGuardedCsv(sheet)).toBe(`\uFEFF'=1+1,'-5,'+A,'@x,it's,-5,,"a,""b"""\r\n`));

test('a CSV to be read again has its texts as they are', () =>
  expect(writeCsv(sheet)).toBe(`\uFEFF=1+1,-5,+A,@x,it's,-5,,"a,""b"""\r\n`));
