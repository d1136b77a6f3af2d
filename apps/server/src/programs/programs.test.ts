import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '../console/open-console.ts';

let dataDir: string;
let close: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-programs-'));
  const commands = Object.fromEntries(
    ['content', 'mails', 'retention', 'user'].map((name) => [
      name,
      async (words: readonly string[]) => ({ lines: [name, ...words], exitCode: words.length }),
    ]),
  );
  close = await openConsole({
    dataDir,
    isNeeded: true,
    commands,
    log: { warn: (facts: unknown) => expect(facts).toBe(null) },
  });
});
afterAll(async () => {
  await close();
  await rm(dataDir, { recursive: true });
});

/** Runs a program beside a server that says which words reached it. */
const run = (name: string, words: readonly string[]) =>
  new Promise<{ output: string; code: number | null }>((done) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined };
    const program = execFile(
      process.execPath,
      [join(import.meta.dirname, `${name}.ts`), ...words],
      { env },
      (_, output, faults) => done({ output: output + faults, code: program.exitCode }),
    );
  });

test.each<[string, string[], string[]]>([
  ['mails', ['list', 'dead'], ['list', 'dead']],
  ['retention', ['confirm'], ['confirm']],
  ['user', ['log', 'a@b.example'], ['', 'log', 'a@b.example']],
  ['user', ['export', 'a@b.example', '--to', 'out'], ['', 'export', 'a@b.example', '--to', resolve('out')]],
  ['content', ['show', 'events', '1'], ['show', 'events', '1']],
])('`npm run %s` gives the server %j', async (name, words, sent) => {
  expect(await run(name, words)).toEqual({ output: `${[name, ...sent].join('\n')}\n`, code: sent.length });
});

test('`npm run content` answers by itself what needs no server', async () => {
  expect(await run('content', ['put', 'events', '/none.json'])).toEqual({
    output: 'There is no file at /none.json.\n',
    code: 1,
  });
});
