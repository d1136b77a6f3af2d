import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Ada Byron.pdf', 'pdf', 'Ada Byron.pdf'],
  ['CV.PDF', 'pdf', 'CV.PDF'],
  ['cv.exe', 'pdf', 'cv.exe.pdf'],
  ['pdf', 'pdf', 'pdf.pdf'],
  ['', 'txt', 'resume.txt'],
  ['../../cv\r\n.doc', 'docx', 'cv.doc.docx'],
])('%j that is a %s is offered as %j', (name, extension, offered) => {
  expect(downloadName(name, extension)).toBe(offered);
});
