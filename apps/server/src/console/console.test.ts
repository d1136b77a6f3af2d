import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askConsole, ServerStopped } from './ask-console.ts';
import { type ConsoleCommand, consolePath, openConsole } from './open-console.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'millrace-console-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const warned: unknown[] = [];
const opened = (commands: Record<string, ConsoleCommand>, isNeeded = true) =>
  openConsole({ dataDir, isNeeded, commands, log: { warn: (facts: unknown) => void warned.push(facts) } });
const echo = async (args: readonly string[]) => ({ lines: [...args], exitCode: args.length });

test('a command is done by the process that runs, with its arguments as they are', async () => {
  const close = await opened({ echo });
  expect(await askConsole(dataDir, 'echo', ['a b', '"é"\n'])).toEqual({ lines: ['a b', '"é"\n'], exitCode: 2 });
  await close();
});
test('nobody is there before it opens and after it closes', async () => {
  expect(await askConsole(dataDir, 'echo', [])).toBeNull();
  const close = await opened({ echo });
  await close();
  expect(await askConsole(dataDir, 'echo', [])).toBeNull();
});
test('only the owner may speak to it', async () => {
  const close = await opened({ echo });
  expect((await stat(consolePath(dataDir))).mode & 0o777).toBe(0o600);
  await close();
});
test('a socket left by a process that was killed is nobody, and is taken over', async () => {
  const left = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  expect(() => execFileSync(process.execPath, ['-e', left, consolePath(dataDir)])).toThrow();
  expect(await askConsole(dataDir, 'echo', [])).toBeNull();
  const close = await opened({ echo });
  expect(await askConsole(dataDir, 'echo', ['1'])).toEqual({ lines: ['1'], exitCode: 1 });
  await close();
});
test('an unknown command, and one that fails, say so and end with 1', async () => {
  const fails = async () => {
    throw new Error('The disk is full.');
  };
  const close = await opened({ fails });
  expect(await askConsole(dataDir, 'fails', [])).toEqual({ lines: ['The disk is full.'], exitCode: 1 });
  for (const name of ['none', 'toString', '__proto__'])
    expect(await askConsole(dataDir, name, [])).toEqual({
      lines: [`The server knows no command ${name}.`],
      exitCode: 1,
    });
  await close();
});
test('where it is not needed there is none, and where there can be none the server goes on and says so', async () => {
  await (await opened({ echo }, false))();
  expect(await askConsole(dataDir, 'echo', [])).toBeNull();
  const deep = join(dataDir, 'x'.repeat(120));
  const close = await openConsole({
    dataDir: deep,
    isNeeded: true,
    commands: { echo },
    log: { warn: (facts: unknown) => void warned.push(facts) },
  });
  await close();
  expect(warned).toHaveLength(1);
});
test('who connects and says nothing does not keep it open', async () => {
  const close = await opened({ echo });
  const silent = connect(consolePath(dataDir));
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.resume();
  await close();
  await ended;
});
test('a command that is too large is refused in words; one of 4 MB less its quotes is taken', async () => {
  const close = await opened({ echo });
  const most = 4 * 1_048_576 - '[""]'.length;
  expect((await askConsole(dataDir, 'echo', ['x'.repeat(most)]))?.lines[0]).toHaveLength(most);
  expect(await askConsole(dataDir, 'echo', ['x'.repeat(most + 1)])).toEqual({
    lines: ['The command and its file are larger than 4 MB, which the server does not take.'],
    exitCode: 1,
  });
  await close();
});
test('an unknown command is answered also with a large file', async () => {
  const close = await opened({ echo });
  const said = await askConsole(dataDir, 'none', ['x'.repeat(4_000_000)]);
  expect(said).toEqual({ lines: ['The server knows no command none.'], exitCode: 1 });
  await close();
});
test('who leaves in the midst of a command does no harm', async () => {
  const close = await opened({ echo });
  const leaving = connect(consolePath(dataDir));
  leaving.write('POST /echo HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n["half');
  await once(leaving, 'connect');
  leaving.destroy();
  await once(leaving, 'close');
  expect(await askConsole(dataDir, 'echo', ['1'])).toEqual({ lines: ['1'], exitCode: 1 });
  await close();
});
test.each([
  ['before its answer', ''],
  ['in its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"lines"'],
])('a server that stops %s is told of', async (_, begun) => {
  const stopping = createServer((socket) => socket.once('data', () => socket.write(begun, () => socket.destroy())));
  await new Promise<void>((resolve) => stopping.listen(consolePath(dataDir), resolve));
  await expect(askConsole(dataDir, 'echo', ['1'])).rejects.toThrow(ServerStopped);
  await new Promise((resolve) => stopping.close(resolve));
});
