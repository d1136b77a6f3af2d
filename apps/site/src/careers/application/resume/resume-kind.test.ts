import { UPLOAD_MAX_BYTES } from '@millrace/contract';
import { expect, test } from 'vitest';
import { kindFault, resumeEndings, resumeKinds, sizeFault } from './resume-kind.ts';

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['a PDF', latin1('%PDF-1.7\n\xff\x00')],
  ['an old Word file', latin1('\xd0\xcf\x11\xe0\0\0W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0')],
  ['a Word file', latin1('PK\x03\x04\0[Content_Types].xml\0word/document.xml')],
  ['an OpenDocument text', latin1('PK\x03\x04\0mimetypeapplication/vnd.oasis.opendocument.text')],
  ['rich text', latin1('{\\rtf1 Ada}')],
  ['plain text', new TextEncoder().encode('Ada Byron, Łódź\r\n\tEngines')],
])('%s is a résumé, whatever its name', (_what, bytes) => {
  expect(kindFault(bytes)).toBeNull();
});

test.each([
  ['a picture', latin1('\xff\xd8\xff\xe0')],
  ['a spreadsheet in the same wrapping as Word files', latin1('PK\x03\x04\0xl/workbook.xml')],
  ['an old spreadsheet', latin1('\xd0\xcf\x11\xe0\0W\0o\0r\0k\0b\0o\0o\0k')],
  ['a program', latin1('MZ\x90\0')],
])('%s is none, and is told why', (_what, bytes) => {
  expect(kindFault(bytes)).toBe(
    'This file is of another kind. Please choose one that is PDF, DOC, DOCX, ODT, RTF or TXT.',
  );
});
test('the chooser offers every kind that is named', () => {
  expect(resumeEndings).toBe('.pdf,.doc,.docx,.odt,.rtf,.txt');
  expect(resumeKinds).toBe('PDF, DOC, DOCX, ODT, RTF or TXT');
});
test.each([
  [0, 'This file is empty. Please choose another.'],
  [1, null],
  [UPLOAD_MAX_BYTES, null],
  [UPLOAD_MAX_BYTES + 1, 'This file has 10.1 MB. A résumé may have 10 MB at most.'],
])('of %d bytes: %s', (bytes, words) => expect(sizeFault(bytes)).toBe(words));
