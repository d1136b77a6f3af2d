import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { theSite } from './asker.ts';
import { storeElsewhere } from './store-elsewhere.ts';
import { openWork } from './work.ts';

const store = (bytes: Buffer) =>
  storeElsewhere({ work: openWork(), asker: theSite, leave: () => undefined }, 'text/html', bytes);

test('the memory of a page is given back as soon as it is compressed', async () => {
  const text = 'part number '.repeat(10_000);
  const bytes = Buffer.from(text);
  const { br } = await store(bytes);
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(bytes.length).toBe(0);
});
test('what is kept as it is, and what shares its memory with others, stays', async () => {
  const short = Buffer.from('short');
  expect((await store(short)).identity?.toString()).toBe('short');
  const others = Buffer.from('x'.repeat(100_000));
  const part = others.subarray(0, 50_000);
  await store(part);
  expect([part.length, others.length]).toEqual([50_000, 100_000]);
});
