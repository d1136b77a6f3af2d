import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { busyLine, readEnded, timeOfEnded } from './processor-time.ts';

test('reads the time of ended programs after a name with spaces and brackets', () => {
  expect(readEnded('7 (a (b) c) S 1 7 7 0 -1 0 0 0 0 0 900 800 250 125 20 0 11')).toBe(3.75);
});

test.runIf(process.platform === 'linux')('counts a program that has ended, and not before', () => {
  const before = timeOfEnded() ?? Number.NaN;
  execFileSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);',
  ]);
  expect((timeOfEnded() ?? 0) - before).toBeGreaterThanOrEqual(0.2);
});

test('says how busy the cores were', () => {
  expect(busyLine(100, 150.4, 2)).toBe('100 s by the clock, 150 s of processor time: 75 % of 2 cores');
});
