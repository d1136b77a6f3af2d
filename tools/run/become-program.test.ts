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
writeFileSync(second, "console.log([process.pid, process.env.MALLOC_ARENA_MAX, process.execArgv].join(' '));");

const linesOf = (env: NodeJS.ProcessEnv): string[] =>
  execFileSync(process.execPath, ['--max-semi-space-size=16', first], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
    .trim()
    .split('\n');

it('runs in the same process, with the same parameters of Node and few memory pools', () => {
  const [before, after] = linesOf({ MALLOC_ARENA_MAX: undefined });
  expect(after).toBe(`${before} 2 --max-semi-space-size=16`);
});

it('leaves the number of memory pools to whoever says it', () => {
  expect(linesOf({ MALLOC_ARENA_MAX: '5' })[1]).toMatch(/ 5 /);
});
