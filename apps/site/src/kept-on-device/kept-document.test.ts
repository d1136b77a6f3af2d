import { expect, test } from 'vitest';
import { namedAnswer, nameOf } from './kept-document.ts';

const name = { code: 'TDS', number: '0412', name: 'Tern “T” – 20′ cord' };
const answer = () =>
  new Response('bytes', {
    headers: { 'content-type': 'application/pdf', etag: '"a"', 'content-encoding': 'br', 'content-length': '3' },
  });

test('a kept document carries its name, whatever is in it, and its bytes', async () => {
  const kept = namedAnswer(answer(), name);
  expect(nameOf(kept)).toEqual(name);
  expect(await kept.text()).toBe('bytes');
});
test('it keeps what the server said of it, but not how the bytes came', () => {
  const { headers, status } = namedAnswer(answer(), name);
  expect([status, headers.get('content-type'), headers.get('etag')]).toEqual([200, 'application/pdf', '"a"']);
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null]);
});
test('an answer that nobody named has no name', () => expect(nameOf(answer())).toBeNull());
