import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Keep the process small (decisions 177, 424, 425): young memory of 4 MB a half, in each thread too, and a collection when the rest has
 * grown by 30 %; V8 waits until it has grown two- to fourfold. V8's first compiler is off: what it makes of functions that run a few times
 * takes 15 to 20 MB for good, and saves no time that can be measured (`bench/growth/compare-settings.ts`).
 */
const heap = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--no-sparkplug'] as const;

/**
 * Parameters of Node for the server. WebAssembly is compiled once, because the second compile of PostgreSQL's parser takes 600 MB
 * (`docs/decisions/066-webassembly-is-compiled-once.md`). Node warns against changing them in a running process.
 */
export const serverFlags = [...heap, '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/**
 * Settings of glibc's memory for the server (`docs/performance.md`, Memory). By default glibc makes eight pools for each core, and memory
 * freed in one pool serves no other: with a single one the process that compresses much is 25 MB smaller, and no slower (decision 425). By
 * default it also raises the size from which a buffer is mapped by itself, and so returned when freed, with each large buffer: here the
 * size stays at 128 KB.
 */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/**
 * Threads of libuv's pool. Compression may take four at once, pictures and passwords two each (`apps/server/src/work/lanes.ts`); the
 * other four are left to files and host names, which would wait for them in the default pool of four.
 */
const threads = { UV_THREADPOOL_SIZE: '12' };

/**
 * Sources are stripped before the start, for each thread too. Whatever strips one itself loads Node's TypeScript compiler for good: 18 MB,
 * and 17 in each thread that makes documents. Node's cache of what it compiled (`NODE_COMPILE_CACHE`) stays in memory whole (decision 424).
 */
export const loadSmall = path.join(import.meta.dirname, 'load-small.cjs');

/**
 * Runs a program with these parameters in place of this one, in the same process: signals reach it, and the memory of the build is free
 * again. Parameters and settings given from outside win. Where a process cannot be replaced (Windows), the program runs in a child process.
 */
export async function becomeProgram(program: string): Promise<void> {
  const { execPath, execArgv, platform } = process;
  const args = [...serverFlags, `--require=${loadSmall}`, ...execArgv, program];
  const env = { ...memory, ...threads, ...process.env };
  if (platform === 'win32' || process.execve === undefined) await runBelow(execPath, args, env);
  else process.execve(execPath, [execPath, ...args], env);
}

/** Runs a program in a child process until it ends, passes signals on, and takes over its exit code. */
export function runBelow(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(command, args, { stdio: 'inherit', env });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
