import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { machineNow } from './machine.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-machine-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const now = () =>
  machineNow(
    { PATH: path.join(folder, 'bin'), CHROMIUM_PATH: path.join(folder, 'chromium') },
    path.join(folder, 'postgresql/*/bin/initdb'),
  );

test('a machine is told by its kind and by Node', () => {
  expect(now().split('\n').slice(0, 3)).toEqual([process.platform, process.arch, process.version]);
  expect(now()).toBe(now());
});

test.each(['chromium', 'postgresql/18/bin/initdb', 'bin/initdb'])(
  'a machine is another one with the program %s, and with another version of it',
  (program) => {
    const without = now();
    write(program, 'one');
    const first = now();
    write(program, 'another');
    const larger = now();
    fs.utimesSync(path.join(folder, program), 1, 1);
    expect(new Set([without, first, larger, now()]).size).toBe(4);
  },
);
