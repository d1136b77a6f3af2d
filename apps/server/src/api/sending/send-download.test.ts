import { expect, test } from 'vitest';
import { attachmentNamed } from './send-download.ts';

test.each([
  ['cv.pdf', 'attachment; filename="cv.pdf"'],
  ['Ada Byron (2).pdf', 'attachment; filename="Ada Byron (2).pdf"'],
  ['Łucja’s cv.pdf', `attachment; filename="_ucja_s cv.pdf"; filename*=UTF-8''%C5%81ucja%E2%80%99s%20cv.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  ['a"; x="b.pdf', `attachment; filename="a_; x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b.pdf`],
  ['a\\b.pdf', `attachment; filename="a_b.pdf"; filename*=UTF-8''a%5Cb.pdf`],
  ['a\r\nX: y.pdf', `attachment; filename="a__X_ y.pdf"; filename*=UTF-8''a%0D%0AX%3A%20y.pdf`],
  ["it's (a)*é.pdf", `attachment; filename="it's (a)__.pdf"; filename*=UTF-8''it%27s%20%28a%29%2A%C3%A9.pdf`],
  ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('a download called %j is offered as %s', (name, header) => {
  expect(attachmentNamed(name)).toBe(header);
});
