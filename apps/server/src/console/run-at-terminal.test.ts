import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsoleCommand } from './open-console.ts';
import { runAtTerminal } from './run-at-terminal.ts';

let dataDir: string;
const before = process.umask();
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-terminal-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(async () => {
  process.umask(before);
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

const run = (command: ConsoleCommand = async () => ({ lines: ['done'], exitCode: 0 })) =>
  runAtTerminal({
    name: 'try',
    words: ['word'],
    open: (_, config) => async (words) => {
      expect(config.dataDir).toBe(dataDir);
      return command(words);
    },
  });

/** A port of this machine on which nobody answers. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a database that is away, a fault of the environment and a folder of something else are told in words, with 1', async () => {
  const port = await closedPort();
  vi.stubEnv('DATABASE_URL', `postgres://a:b@127.0.0.1:${port}/x`);
  expect(await run()).toEqual({
    lines: [
      `The database cannot be asked: connect ECONNREFUSED 127.0.0.1:${port}. Start it, or put DATABASE_URL right; then try again.`,
    ],
    exitCode: 1,
  });
  vi.stubEnv('DATABASE_URL', undefined);
  vi.stubEnv('PORT', 'none');
  const { lines, exitCode } = await run();
  expect([lines, exitCode]).toEqual([[expect.stringMatching(/^The environment has a fault:\n {2}PORT/)], 1]);
  vi.stubEnv('PORT', undefined);
  await writeFile(join(dataDir, 'holiday.jpg'), '');
  expect(await run()).toEqual({ lines: [expect.stringContaining(dataDir)], exitCode: 1 });
});

test('a command that nobody else can do is done over the database of the folder; a fault of the program is thrown', async () => {
  const said = await run(async (words) => ({ lines: [...words], exitCode: 0 }));
  expect(said).toEqual({ lines: ['word'], exitCode: 0 });
  const fault = new TypeError('no');
  await expect(run(() => Promise.reject(fault))).rejects.toBe(fault);
});
