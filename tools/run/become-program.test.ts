import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadSmall, serverFlags } from './become-program.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'become-'));
afterAll(() => rmSync(folder, { recursive: true }));
const become = path.join(import.meta.dirname, 'become-program.ts');
const program = (name: string, source: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
};
const second = program(
  'second.mjs',
  'const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, UV_THREADPOOL_SIZE } = process.env;' +
    "console.log([process.pid, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, UV_THREADPOOL_SIZE, ...process.execArgv].join(' '));",
);
const first = program(
  'first.mjs',
  `const { becomeProgram } = await import('${become}');\nconsole.log(process.pid);\nawait becomeProgram('${second}');`,
);

const linesOf = (env: NodeJS.ProcessEnv): string[] =>
  execFileSync(process.execPath, ['--stack-trace-limit=5', first], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
    .trim()
    .split('\n');

it("runs in the same process, with the server's parameters of Node, those given, few memory pools, large buffers returned, threads for files and sources that are stripped", () => {
  const [before, after] = linesOf({
    MALLOC_ARENA_MAX: undefined,
    MALLOC_MMAP_THRESHOLD_: undefined,
    UV_THREADPOOL_SIZE: undefined,
  });
  expect(after).toBe(`${before} 1 131072 12 ${serverFlags.join(' ')} --require=${loadSmall} --stack-trace-limit=5`);
});

it('leaves the settings that are given', () => {
  const given = {
    MALLOC_ARENA_MAX: '5',
    MALLOC_MMAP_THRESHOLD_: '65536',
    UV_THREADPOOL_SIZE: '6',
  };
  expect(linesOf(given)[1]).toContain(` 5 65536 6 `);
});

it('below another process it gets signals and gives its exit code', async () => {
  const child = program(
    'child.mjs',
    "process.on('SIGTERM', () => process.exit(7));\nsetInterval(() => {}, 1000);\nconsole.log('ready');",
  );
  const parent = program(
    'parent.mjs',
    `const { runBelow } = await import('${become}');\nawait runBelow(process.execPath, ['${child}'], process.env);`,
  );
  const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(running.stdout, 'data');
  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([7, null]);
});
