import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { isSource, restartOnChange } from './restart-on-change.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'restart-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const OFTEN = { interval: 20 };

it('starts again on a change of a source, one at a time, in a group of processes of its own, and stops with a signal', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  fs.mkdirSync(path.join(root, 'src/deep'), { recursive: true });
  const record = path.join(root, 'record.txt');
  const write = (word: string) => `fs.appendFileSync(${JSON.stringify(record)}, '${word} ')`;
  const pidFile = JSON.stringify(path.join(root, 'pid.txt'));
  const program = `const fs = require('node:fs'); fs.writeFileSync(${pidFile}, String(process.pid)); process.on('SIGTERM', () => { ${write('end')}; process.exit(); }); ${write('start')}; setInterval(() => {}, 1000);`;
  const recorded = () => (fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : '');

  const stop = restartOnChange({ root, args: ['-e', program], folders: ['src'] });
  onTestFinished(() => stop('SIGTERM'));
  await expect.poll(recorded, OFTEN).toBe('start ');
  // A group of its own has the number of its first process.
  const pid = Number(fs.readFileSync(path.join(root, 'pid.txt'), 'utf8'));
  expect(process.kill(-pid, 0)).toBe(true);
  fs.writeFileSync(path.join(root, 'src/deep/a.ts'), '');
  fs.writeFileSync(path.join(root, 'src/deep/b.ts'), '');
  await expect.poll(recorded, OFTEN).toBe('start end start ');
  // Two files that change at once are one change.
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^\nsrc\/deep\/[ab]\.ts has changed; starting again$/)]]);
  await stop('SIGTERM');
  expect(recorded()).toBe('start end start end ');
});

it('starts again for sources, not for tests or the files of a build', () => {
  expect(['a.ts', 'ui/a.tsx', 'a.test.ts', 'a.json', 'a.ts~'].map(isSource)).toEqual([true, true, false, false, false]);
});
