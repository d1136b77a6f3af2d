import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { busyLine, timeOfMachine } from './processor-time.ts';

const BUSY_MS = 300;
const BUSY = `const end = process.cpuUsage().user + ${BUSY_MS * 1000}; while (process.cpuUsage().user < end);`;

test('counts also a program whose parent has ended without waiting for it', async () => {
  const before = timeOfMachine();
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(BUSY)}], { stdio: ['ignore', 'inherit', 'ignore'] }).unref()`;
  const program = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'ignore'] });
  // The pipe is closed when the last program that has it ends.
  await once(program.stdout.resume(), 'close');
  // Linux adds up by its clock's ticks.
  expect(timeOfMachine() - before).toBeGreaterThan((0.8 * BUSY_MS) / 1000);
});

test('says how busy the cores were', () => {
  expect(busyLine(100, 150.4, 2)).toBe("100 s by the clock, 150 s of the machine's processor time: 75 % of 2 cores");
});
