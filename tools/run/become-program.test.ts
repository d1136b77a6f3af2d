import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'become-'));
afterAll(() => rmSync(folder, { recursive: true }));
const first = path.join(folder, 'first.mjs');
const second = path.join(folder, 'second.mjs');
const become = path.join(import.meta.dirname, 'become-program.ts');
writeFileSync(
  first,
  `const { becomeProgram } = await import('${become}');\nconsole.log(process.pid);\nawait becomeProgram('${second}');`,
);
writeFileSync(
  second,
  'const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_ } = process.env;' +
    "console.log([process.pid, MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, process.execArgv].join(' '));",
);

const linesOf = (env: NodeJS.ProcessEnv): string[] =>
  execFileSync(process.execPath, ['--max-semi-space-size=16', first], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
    .trim()
    .split('\n');

it('runs in the same process, with the same parameters of Node, few memory pools and large buffers given back', () => {
  const [before, after] = linesOf({ MALLOC_ARENA_MAX: undefined, MALLOC_MMAP_THRESHOLD_: undefined });
  expect(after).toBe(`${before} 2 131072 --max-semi-space-size=16`);
});

it('leaves both to whoever says them', () => {
  expect(linesOf({ MALLOC_ARENA_MAX: '5', MALLOC_MMAP_THRESHOLD_: '65536' })[1]).toMatch(/ 5 65536 /);
});
