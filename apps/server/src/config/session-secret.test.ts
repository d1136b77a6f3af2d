import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from './session-secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a given secret is used and nothing is written', async () => {
  const given = 'g'.repeat(32);
  expect(await sessionSecret({ sessionSecret: given, dataDir })).toBe(given);
  await expect(stat(join(dataDir, 'session-secret'))).rejects.toThrow();
});
test('an absent secret is made once and kept for its owner only', async () => {
  const config = { sessionSecret: null, dataDir: join(dataDir, 'new') };
  const made = await Promise.all([sessionSecret(config), sessionSecret(config)]);
  expect(made[0].length).toBeGreaterThanOrEqual(32);
  expect(made[1]).toBe(made[0]);
  expect(await readdir(config.dataDir)).toEqual(['session-secret']);
  expect((await stat(join(config.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});
test.each(['', ' \n'])('a file that holds nothing, %j, is replaced by a secret', async (nothing) => {
  await writeFile(join(dataDir, 'session-secret'), nothing);
  const made = await sessionSecret({ sessionSecret: null, dataDir });
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(made);
  expect(await sessionSecret({ sessionSecret: null, dataDir })).toBe(made);
  expect(await readdir(dataDir)).toEqual(['session-secret']);
});
test('a secret that is too short is refused in words, wherever it comes from, and stays as it is', async () => {
  const short = 's'.repeat(31);
  await expect(sessionSecret({ sessionSecret: short, dataDir })).rejects.toThrow('SESSION_SECRET: at least 32');
  await writeFile(join(dataDir, 'session-secret'), `${short}\n`);
  await expect(sessionSecret({ sessionSecret: null, dataDir })).rejects.toThrow('it has 31. Delete the file');
  expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(`${short}\n`);
});
