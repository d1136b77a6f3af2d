import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startTests, type Tests } from './start-tests.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
const script = path.join(folder, 'stand-in.mjs');
/** Says that the files named by `changed` failed; `hang` holds it up, `die` ends it. */
fs.writeFileSync(
  script,
  `process.on('message', ({ changed }) => {
     if (changed === 'hang') for (;;);
     if (changed === 'die') process.exit(1);
     process.send(changed.split(' ').filter(Boolean));
   });
   process.send('ready');`,
);
let tests: Tests;
afterEach(() => tests.stop());
afterAll(() => fs.rmSync(folder, { recursive: true }));

const run = (changed: string) => tests.run({ changed, tests: ['a.test.ts', 'b.test.ts'] });
const passed = { name: 'passed', files: [] };

test('tells whether the tests passed, and which did not', async () => {
  tests = startTests(folder, 60_000, script);
  expect(await run('')).toEqual(passed);
  expect(await run('b.test.ts')).toEqual({ name: 'failed', files: ['b.test.ts'] });
});

test('the process that is waited for is the one that runs, and begins as things were', async () => {
  const changing = path.join(folder, 'changing.mjs');
  const saying = (word: string) => `process.on('message', () => process.send(['${word}'])); process.send('ready');`;
  fs.writeFileSync(changing, saying('before'));
  tests = startTests(folder, 60_000, changing);
  await tests.ready();
  fs.writeFileSync(changing, saying('after'));
  await tests.ready();
  expect(await run('')).toEqual({ name: 'failed', files: ['before'] });
});

test('a process that hangs is ended, and the next run has another', async () => {
  tests = startTests(folder, 5_000, script);
  expect(await run('hang')).toEqual({ name: 'timed-out', files: ['a.test.ts', 'b.test.ts'] });
  expect(await run('')).toEqual(passed);
});

test('a process that dies has noticed, and the next run has another', async () => {
  tests = startTests(folder, 60_000, script);
  expect(await run('die')).toEqual({ name: 'failed', files: ['a.test.ts', 'b.test.ts'] });
  expect(await run('')).toEqual(passed);
});
