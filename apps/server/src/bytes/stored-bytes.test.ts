import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf, hasAlready } from './send-bytes.ts';
import { sizeOf, storeBytes } from './stored-bytes.ts';

const long = Buffer.from('part number '.repeat(200));

test('a long text is kept in three encodings of the same content', async () => {
  const stored = await storeBytes('text/html; charset=utf-8', long);
  expect(brotliDecompressSync(stored.br ?? Buffer.alloc(0))).toEqual(long);
  expect(gunzipSync(stored.gzip ?? Buffer.alloc(0))).toEqual(long);
  expect(sizeOf(stored)).toBeGreaterThan(long.length);
});
test('a short text and a picture are kept as they are', async () => {
  expect(await storeBytes('text/plain', Buffer.from('short'))).toMatchObject({ br: null, gzip: null });
  expect(await storeBytes('image/png', long)).toMatchObject({ br: null, gzip: null });
});
test('an encoding has an ETag of its own', async () => {
  const { tag } = await storeBytes('text/plain', long);
  expect(new Set([etagOf(tag, 'br'), etagOf(tag, 'gzip'), etagOf(tag, 'identity')]).size).toBe(3);
});
test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s names "a": %s', (header, named) => expect(hasAlready(header, '"a"')).toBe(named));
