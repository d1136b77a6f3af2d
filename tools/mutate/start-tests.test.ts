import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startTests, type Tests } from './start-tests.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
const script = path.join(folder, 'stand-in.mjs');
/** Returns the word that is asked for; `hang` holds it up, `die` ends it. */
fs.writeFileSync(
  script,
  `process.on('message', ({ changed }) => {
     if (changed === 'hang') for (;;);
     if (changed === 'die') process.exit(1);
     process.send(changed);
   });
   process.send('ready');`,
);
let tests: Tests;
afterEach(() => tests.stop());
afterAll(() => fs.rmSync(folder, { recursive: true }));

const run = (changed: string) => tests.run({ changed, tests: [] });

test('tells whether the tests passed', async () => {
  tests = startTests(folder, 60_000, script);
  expect(await run('passed')).toBe('passed');
  expect(await run('failed')).toBe('failed');
});

test('a process that hangs is ended, and the next run has another', async () => {
  tests = startTests(folder, 5_000, script);
  expect(await run('hang')).toBe('timed-out');
  expect(await run('passed')).toBe('passed');
});

test('a process that dies has noticed, and the next run has another', async () => {
  tests = startTests(folder, 60_000, script);
  expect(await run('die')).toBe('failed');
  expect(await run('passed')).toBe('passed');
});
