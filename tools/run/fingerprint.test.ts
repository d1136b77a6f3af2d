import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
const now = () => fingerprint(root, ['src', 'lock.json', 'not-there']);

it('changes with a file, its name or the number of files, not with tests or times', () => {
  fs.mkdirSync(path.join(root, 'src/ui'), { recursive: true });
  write('lock.json', '{}');
  write('src/ui/a.ts', 'a');
  const first = now();
  write('src/ui/a.test.ts', 'test');
  fs.utimesSync(path.join(root, 'src/ui/a.ts'), 0, 0);
  expect(now()).toBe(first);

  write('src/ui/a.ts', 'b');
  const changed = now();
  expect(changed).not.toBe(first);

  fs.renameSync(path.join(root, 'src/ui/a.ts'), path.join(root, 'src/ui/b.ts'));
  expect(now()).not.toBe(changed);

  write('src/ui/b.ts', 'a');
  fs.renameSync(path.join(root, 'src/ui/b.ts'), path.join(root, 'src/ui/a.ts'));
  expect(now()).toBe(first);
  write('lock.json', '[]');
  expect(now()).not.toBe(first);
});
