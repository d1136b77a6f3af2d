import { expect, test } from 'vitest';
import { chosenResume } from './chosen-resume.ts';

const file = (name: string, content: string): File =>
  new File([content], name, { type: 'application/pdf', lastModified: 7 });
const pdf = file('Ada.pdf', '%PDF-1.7');
const unreadable = Object.assign(file('Gone.pdf', '%PDF-1.7'), {
  arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
});

test('no file is no choice', async () => expect(await chosenResume([])).toBeNull());
test('a résumé is held whole, under its name', async () => {
  const chosen = await chosenResume([pdf]);
  if (chosen === null || !('file' in chosen)) throw new Error('not taken');
  const { name, type, lastModified } = chosen.file;
  expect({ name, type, lastModified }).toEqual({ name: 'Ada.pdf', type: 'application/pdf', lastModified: 7 });
  expect(await chosen.file.text()).toBe('%PDF-1.7');
  expect(chosen.file).not.toBe(pdf);
});
test.each([
  ['two files', [pdf, pdf], 'One file only, please: put all pages into one.'],
  ['an empty one', [file('Empty.pdf', '')], 'Empty.pdf: This file is empty. Please choose another.'],
  ['one that has gone', [unreadable], 'Gone.pdf: This file cannot be read.'],
  ['one of another kind', [file('Ada.gif', 'GIF89a\u0001')], 'Ada.gif: This file is of another kind.'],
])('%s is refused with its name', async (_what, files, words) => {
  expect(await chosenResume(files)).toEqual({ fault: expect.stringMatching(words.replaceAll('.', '\\.')) });
});
