import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('takes CHROMIUM_PATH first, passing over one that is not there, then what is on the PATH', () => {
  const onPath = path.join(folder, 'chromium');
  const named = path.join(folder, 'my-chromium');
  fs.writeFileSync(onPath, '');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(onPath);
  fs.writeFileSync(named, '');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
});
