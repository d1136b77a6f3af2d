import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const DIRECTORY = `await import('node:module').then(({ getCompileCacheDir }) => getCompileCacheDir() ?? null)`;
const CODE = `
  import { Worker } from 'node:worker_threads';
  import { startQuickly } from './start-quickly.ts';
  startQuickly();
  const code = "const { parentPort } = await import('node:worker_threads'); parentPort.postMessage(${DIRECTORY});";
  const here = ${DIRECTORY};
  new Worker(code, { eval: true }).on('message', (there) => console.log(JSON.stringify([here, there])));
`;

test('a thread of a program that starts quickly reads what is compiled, too', () => {
  const { PATH = '' } = process.env;
  const how = { cwd: import.meta.dirname, env: { PATH }, encoding: 'utf8' } as const;
  const [here, there] = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', CODE], how));
  expect(here).toContain('node_modules/.cache/millrace/compiled');
  expect(there).toBe(here);
});
