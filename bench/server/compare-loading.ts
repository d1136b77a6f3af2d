import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { median } from '../row.ts';

/**
 * Compares how the modules of the server, and those of a thread that reads sheets, are loaded: as Node resolves them, and by
 * `tools/run/resolve-quickly.cjs`, in turns. Prints the clock and the processor time of a program that loads them and does nothing else;
 * what they are compiled to is kept from the first turn on.
 */
const TURNS = 9;
const ROOT = resolve(import.meta.dirname, '../..');
const LOADED = {
  server: 'apps/server/src/start.ts',
  'thread of an import': 'apps/server/src/imports/thread/import-work.ts',
};
const ways = [
  { name: 'by Node', flags: [] },
  { name: 'quickly', flags: [`--require=${ROOT}/tools/run/resolve-quickly.cjs`] },
];

for (const [what, file] of Object.entries(LOADED)) {
  const taken = ways.map((way) => ({ ...way, clock: [] as number[], processor: [] as number[] }));
  for (const { flags } of ways) load(file, flags);
  for (let turn = 0; turn < TURNS; turn++)
    for (const { flags, clock, processor } of taken) {
      const began = performance.now();
      processor.push(load(file, flags));
      clock.push(performance.now() - began);
    }
  for (const { name, clock, processor } of taken)
    console.log(
      `${what}, ${name}: ${Math.round(median(clock))} ms, ${Math.round(median(processor))} ms of processor time`,
    );
}

/** Loads a module in a process of its own. Returns the processor time that it took, in ms. */
function load(file: string, flags: readonly string[]): number {
  const code = `await import('${ROOT}/${file}');
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);
    process.exit();`;
  const env = { ...process.env, NODE_COMPILE_CACHE: `${ROOT}/node_modules/.cache/millrace/compiled` };
  const args = [...flags, '--input-type=module', '-e', code];
  return Number(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}
