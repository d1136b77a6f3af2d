import { mkdtemp, rm, stat } from 'node:fs/promises';
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
  expect(await sessionSecret({ sessionSecret: 'given', dataDir })).toBe('given');
  await expect(stat(join(dataDir, 'session-secret'))).rejects.toThrow();
});
test('an absent secret is made once and kept for its owner only', async () => {
  const config = { sessionSecret: null, dataDir: join(dataDir, 'new') };
  const made = await Promise.all([sessionSecret(config), sessionSecret(config)]);
  expect(made[0].length).toBeGreaterThanOrEqual(32);
  expect(made[1]).toBe(made[0]);
  expect((await stat(join(config.dataDir, 'session-secret'))).mode & 0o777).toBe(0o600);
});
