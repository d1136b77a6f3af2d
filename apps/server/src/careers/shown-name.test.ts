import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each([
  ['Ada Byron.pdf', 'Ada Byron.pdf'],
  ['Résumé – Ωmega.docx', 'Résumé – Ωmega.docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
  ['.htaccess', 'htaccess'],
  ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie a=b.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['a"b<c>.pdf', 'abc.pdf'],
  ['', 'resume'],
  ['..', 'resume'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('%j is shown as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
