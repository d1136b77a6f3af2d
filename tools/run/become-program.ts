import { pathToFileURL } from 'node:url';

/**
 * How glibc is to deal with memory (`docs/performance.md`, Memory). It makes eight pools for each core, and what is freed in one serves
 * none of the others: two are enough for the few threads that pictures and compression take. And it raises the size from which a buffer is
 * mapped by itself, and so given back when freed, with each large buffer freed: here it stays at the 128 KB it begins with.
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(128 * 1024) };

/**
 * Runs a program in place of this one, in the same process, so that signals reach it and what the build took is given back. Where a
 * process cannot be replaced (Windows) the program is loaded into this one; glibc is not there either.
 */
export async function becomeProgram(program: string): Promise<void> {
  const { execPath, execArgv, env, platform } = process;
  if (platform === 'win32' || process.execve === undefined) await import(pathToFileURL(program).href);
  else process.execve(execPath, [execPath, ...execArgv, program], { ...memory, ...env });
}
