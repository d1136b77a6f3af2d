import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const node = (program: string, env?: Record<string, string>) =>
  runCommand(process.execPath, ['-e', program], { cwd: tmpdir(), ...(env === undefined ? {} : { env }) });

test.each([
  ['process.exitCode = 3', 3],
  ['', 0],
  ["process.kill(process.pid, 'SIGKILL')", 1],
])('a program ends with its code: %s', async (program, code) => {
  expect(await node(program)).toEqual({ code, output: '' });
});

test('both streams of a program are kept, and it has the environment beside its own', async () => {
  const { output } = await node("console.log(process.env.MADE + process.env.PATH.slice(0, 0)); console.error('b')", {
    MADE: 'a',
  });
  expect(output.split('\n').sort()).toEqual(['', 'a', 'b']);
});

test('a program that there is not is told', async () => {
  await expect(runCommand('/no/such/program', [], { cwd: tmpdir() })).rejects.toThrow('ENOENT');
});
