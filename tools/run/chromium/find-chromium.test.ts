import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium, findVisitorsChromium } from './find-chromium.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('takes CHROMIUM_PATH first, passing over one that is not there, then what is on the PATH', () => {
  const onPath = path.join(folder, 'chromium-headless-shell');
  const named = path.join(folder, 'my-chromium');
  fs.writeFileSync(onPath, '');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(onPath);
  fs.writeFileSync(named, '');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
});

it('tests take the headless shell first, measurements the browser that visitors have', () => {
  const both = fs.mkdtempSync(path.join(folder, 'both-'));
  for (const name of ['chromium', 'chromium-headless-shell']) fs.writeFileSync(path.join(both, name), '');
  expect(findChromium({ PATH: both })).toBe(path.join(both, 'chromium-headless-shell'));
  expect(findVisitorsChromium({ PATH: both })).toBe(path.join(both, 'chromium'));
});
