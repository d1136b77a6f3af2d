import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSnapshot } from '../testing/demo-snapshot.ts';
import { HAND_OVER_USAGE, handOverAtTerminal } from './hand-over-at-terminal.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-hand-over-'));
});
afterAll(() => rm(folder, { recursive: true }));

const command = handOverAtTerminal({
  snapshot: demoSnapshot,
  publicUrl: 'https://site.example',
  mediaBase: '/media',
  clock: () => new Date('2026-11-27T00:00:00Z'),
});

test('the catalogue is written into a file, and what it lacks is told', async () => {
  const path = join(folder, 'catalogue.xml');
  const { lines, exitCode } = await command(['bmecat', path, 'Lake', 'Supply']);
  expect(exitCode).toBe(0);
  expect(lines[0]).toMatch(/catalogue\.xml: [\d,]+ products\.$/);
  expect(lines.join('\n')).toMatch(/ETIM class/);
  expect(await readFile(path, 'utf8')).toContain('<BUYER_NAME>Lake Supply</BUYER_NAME>');
});

test('an unknown form is told how it goes, and a file that cannot be written leaves nothing', async () => {
  expect(await command(['datanorm', 'x'])).toEqual({ lines: HAND_OVER_USAGE, exitCode: 1 });
  const before = await readdir(folder);
  const { lines, exitCode } = await command(['bmecat', join(folder, 'none', 'a.xml')]);
  expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(/cannot be written/)]);
  expect(await readdir(folder)).toEqual(before);
});
