import { pathToFileURL } from 'node:url';

/**
 * Memory pools of the process: glibc makes eight for each core, and what is freed in one serves none of the others. Two are 50 of 400
 * MB less (`docs/performance.md`, Memory) and cost no speed, as pictures and compression are few threads' work.
 */
const ARENAS = '2';

/**
 * Runs a program in place of this one, in the same process, so that signals reach it and what the build took is given back. Where a
 * process cannot be replaced (Windows) the program is loaded into this one; glibc is not there either.
 */
export async function becomeProgram(program: string): Promise<void> {
  const { execPath, execArgv, env, platform } = process;
  if (platform === 'win32' || process.execve === undefined) await import(pathToFileURL(program).href);
  else process.execve(execPath, [execPath, ...execArgv, program], { MALLOC_ARENA_MAX: ARENAS, ...env });
}
