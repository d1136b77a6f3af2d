import { expect, test } from 'vitest';
import { ADDRESS_MAX, isMailAddress, LOCAL_PART_MAX } from './is-mail-address.ts';

const ending = (length: number, end: string): string => end.padStart(length, 'x');

test.each([
  'a@b.example',
  'first.last+tag@sub.example.com',
  "o'brien@example.com",
  'müller@exämple.de',
  'root@localhost',
  ending(LOCAL_PART_MAX + '@b.example'.length, '@b.example'),
  `a@${ending(ADDRESS_MAX - 2, '.example')}`,
])('%s is an address', (text) => expect(isMailAddress(text)).toBe(true));

test.each([
  '',
  'a',
  '@',
  'a@',
  '@b.example',
  'a@b@c.example',
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'A <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\n',
  '\ra@b.example',
  'a@b.example\0',
  'a@b.example\u2028',
  'a\u202eb@c.example',
  '"a b"@c.example',
  'a(b)@c.example',
  ' a@b.example',
  ending(LOCAL_PART_MAX + 1 + '@b.example'.length, '@b.example'),
  `a@${ending(ADDRESS_MAX - 1, '.example')}`,
])('%j is not', (text) => expect(isMailAddress(text)).toBe(false));
