import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress, type Effort, isWorthCompressing } from './compress.ts';

const efforts: readonly Effort[] = ['quick', 'hard', 'asset'];
const page = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<li>Panel ${at * 7919} for ${at % 13} pumps</li>`).join(''),
);

describe.each(efforts)('compressed with the effort %s', (effort) => {
  test('bytes are the same again', async () => {
    expect(brotliDecompressSync(await compress(page, 'br', effort))).toEqual(page);
    expect(gunzipSync(await compress(page, 'gzip', effort))).toEqual(page);
  });

  test('no more of them than with the effort before', async () => {
    const least = efforts[Math.max(0, efforts.indexOf(effort) - 1)] ?? effort;
    if (effort === 'asset') return;
    for (const encoding of ['br', 'gzip'] as const)
      expect((await compress(page, encoding, effort)).length).toBeLessThanOrEqual(
        (await compress(page, encoding, least)).length,
      );
  });
});

describe('it is worth compressing', () => {
  test.each([
    ['quick', 1024],
    ['hard', 1024],
    ['asset', 300],
  ] as const)('with the effort %s, from %d bytes on', (effort, least) => {
    expect(isWorthCompressing('text/html', Buffer.alloc(least), effort)).toBe(true);
    expect(isWorthCompressing('text/html', Buffer.alloc(least - 1), effort)).toBe(false);
  });

  test.each([
    ['text/css; charset=utf-8', true],
    ['application/json', true],
    ['application/problem+json', true],
    ['application/manifest+json', true],
    ['image/svg+xml', true],
    ['image/png', false],
    ['font/woff2', false],
    ['application/pdf', false],
  ])('%s: %s', (type, isWorth) => {
    expect(isWorthCompressing(type, Buffer.alloc(5_000), 'asset')).toBe(isWorth);
  });
});
