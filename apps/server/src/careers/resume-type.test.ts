import { expect, test } from 'vitest';
import { resumeType } from './resume-type.ts';
import { resumes, zip } from './testing/resumes.ts';

test.each(Object.keys(resumes))('a %s is known by its content', async (extension) => {
  expect(await resumeType(resumes[extension] ?? Buffer.alloc(0))).toMatchObject({ extension });
});

const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
test.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>\u0000')],
  ['an archive', zip({ 'a.txt': 'text' })],
  ['an old office file that is no letter', cfb],
  ['text with a NUL', Buffer.from('Ada\u0000Byron')],
  ['text in no known encoding', Buffer.from([0x41, 0xff, 0xfe, 0x42])],
])('%s is none', async (_what, bytes) => {
  expect(await resumeType(bytes)).toBeNull();
});
