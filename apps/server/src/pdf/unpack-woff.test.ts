import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const file = createRequire(import.meta.url).resolve(
  '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff',
);
const woff = readFileSync(file);
const plain = unpackWoff(woff);

test('the plain font is as long as the packed one says', () => {
  expect(plain.length).toBe(woff.readUInt32BE(16));
});
test('its tables stand where its list says, whole', () => {
  const count = plain.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    return {
      name: plain.toString('latin1', at, at + 4),
      offset: plain.readUInt32BE(at + 8),
      length: plain.readUInt32BE(at + 12),
    };
  });
  expect(tables.map(({ name }) => name)).toContain('glyf');
  for (const { offset, length } of tables) expect(offset + length).toBeLessThanOrEqual(plain.length);
  const head = tables.find(({ name }) => name === 'head');
  expect(plain.readUInt32BE((head?.offset ?? 0) + 12)).toBe(0x5f0f3cf5);
});
test('another file is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and so on'))).toThrow('no WOFF 1.0');
});
