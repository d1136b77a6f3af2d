import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { etagOf, hasAlready } from './send-bytes.ts';
import { LATEST_KEPT, plainBytes, sizeOf, storeBytes, TWO_ROUNDS } from './stored-bytes.ts';

const long = Buffer.from('part number '.repeat(200));

test('a long text is kept compressed alone', async () => {
  const stored = await storeBytes('text/html; charset=utf-8', long);
  expect(brotliDecompressSync(stored.br ?? Buffer.alloc(0))).toEqual(long);
  expect(gunzipSync(stored.gzip ?? Buffer.alloc(0))).toEqual(long);
  expect(stored).toMatchObject({ identity: null, length: long.length });
  expect(sizeOf(stored)).toBeLessThan(long.length / 2);
});
test.each([
  ['compressed', long],
  ['as it is', Buffer.from('short')],
])('what is kept %s has memory of its own, no part of a larger block', async (_, bytes) => {
  const { identity, br, gzip } = await storeBytes('text/html; charset=utf-8', bytes);
  const kept = [identity, br, gzip].filter((one) => one !== null);
  expect(kept.length).toBeGreaterThan(0);
  for (const one of kept) expect(one.buffer.byteLength).toBe(one.length);
});
/** Rows of a price list, in an order that follows no rule. */
const priceList = (rows: number): Buffer => {
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const row = () => `<li id="group-${next(30)}"><b>TD-${next(9)}-${next(40)}</b> floats, ${next(2000)} dollars</li>`;
  return Buffer.from(Array.from({ length: rows }, row).join(''));
};
test('a document just above two rounds of the network is compressed harder, to two', async () => {
  const document = priceList(7_050);
  const quick = (await storeBytes('text/plain', document)).br ?? Buffer.alloc(0);
  const page = (await storeBytes('text/html; charset=utf-8', document)).br ?? Buffer.alloc(0);
  expect(quick.length).toBeGreaterThan(TWO_ROUNDS);
  expect(page.length).toBeLessThanOrEqual(TWO_ROUNDS);
  expect(brotliDecompressSync(page)).toEqual(document);
});
test.each([
  ['within two rounds', 6_000],
  ['far above them', 9_000],
])('a document %s is compressed quickly', async (_, rows) => {
  const [quick, page] = [
    await storeBytes('text/plain', priceList(rows)),
    await storeBytes('text/html', priceList(rows)),
  ];
  expect(page.br).toEqual(quick.br);
});
test.each([
  ['a long text', 'text/plain', long],
  ['a short text', 'text/plain', Buffer.from('short')],
  ['a picture', 'image/png', long],
])('%s is returned as it is to who takes no compression', async (_, type, content) => {
  expect(await plainBytes(await storeBytes(type, content))).toEqual(content);
});
test('a thousand slow readers hold one copy', async () => {
  const stored = await storeBytes('text/plain', long);
  const atOnce = await Promise.all(Array.from({ length: 500 }, () => plainBytes(stored)));
  const later = await Promise.all(Array.from({ length: 500 }, () => plainBytes(stored)));
  expect(new Set([...atOnce, ...later]).size).toBe(1);
});
test('a short text and a picture are kept as they are', async () => {
  expect(await storeBytes('text/plain', Buffer.from('short'))).toMatchObject({ br: null, gzip: null });
  expect(await storeBytes('image/png', long)).toMatchObject({ br: null, gzip: null });
});
test('the last few that were unpacked stay, and older ones go when nobody reads them', async () => {
  setFlagsFromString('--expose-gc');
  const collect = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    runInNewContext('gc')();
  };
  const page = await storeBytes('text/plain', long);
  // A mark that only this copy has.
  (await plainBytes(page)).write('P');
  const startsWith = async () => (await plainBytes(page)).toString('latin1', 0, 4);
  await collect();
  expect(await startsWith()).toBe('Part');
  for (let nth = 0; nth < LATEST_KEPT; nth += 1)
    await plainBytes(await storeBytes('text/plain', Buffer.from(`${nth} ${long}`)));
  await collect();
  expect(await startsWith()).toBe('part');
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
