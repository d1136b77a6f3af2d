import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makerFiles } from './index.ts';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** The size of a picture of pixels: how it is packed may differ between machines, and it is drawn from the same data as the others. */
async function sizeOf(png: Uint8Array): Promise<string> {
  const { width, height } = await sharp(png).metadata();
  return `${width}x${height}`;
}

/** The tests of moving in count what these files hold: read what differs before the record is renewed (`vitest run -u`). */
test('each file of the second maker, and each file in it, is as it was', async () => {
  const lines: string[] = [];
  for (const { name, bytes } of Object.values(makerFiles)) {
    const file = await bytes();
    if (!name.endsWith('.zip')) lines.push(`${hashOf(file)} ${name}\n`);
    if (/\.(?:xlsx|zip)$/.test(name))
      for (const [path, inner] of Object.entries(unzipSync(file)))
        lines.push(`${path.endsWith('.png') ? await sizeOf(inner) : hashOf(inner)} ${name}: ${path}\n`);
  }
  expect(lines.length).toBeGreaterThan(100);
  await expect(lines.join('')).toMatchFileSnapshot('fixtures/recorded-files.txt');
});
