import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.ts';

function memory(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'millrace-memory-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder that all users may use is made, and goes with its process', () => {
  const place = memory();
  const module = path.join(import.meta.dirname, 'folder-in-memory.ts');
  const script = `import fs from 'node:fs';
    const { folderInMemory } = await import(${JSON.stringify(module)});
    const folder = folderInMemory(${JSON.stringify(place)}, 1_000_000);
    fs.writeFileSync(folder + '/file', '');
    console.log(fs.statSync(folder).mode & 0o1777, fs.readdirSync(${JSON.stringify(place)}).length);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).toBe(`${0o1777} 1\n`);
  expect(fs.readdirSync(place)).toEqual([]);
});

test('what a killed run has left is removed, and nothing else', () => {
  const place = memory();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const name of [`millrace-gate-${pid}`, `millrace-gate-${process.ppid}`, 'millrace-gate-x', 'other-1'])
    fs.mkdirSync(path.join(place, name));
  expect(folderInMemory(place, Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(fs.readdirSync(place).toSorted()).toEqual([`millrace-gate-${process.ppid}`, 'millrace-gate-x', 'other-1']);
});

test('there is none without room, or where nothing is kept in memory', () => {
  expect(folderInMemory(memory(), Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(folderInMemory(path.join(memory(), 'missing'), 0)).toBeUndefined();
});
