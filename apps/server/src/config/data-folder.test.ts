import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseForeignFolder } from './data-folder.ts';
import { ConfigError } from './read-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'millrace-folder-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));
const holding = async (names: readonly string[]) => {
  for (const name of names) await fs.writeFile(join(folder, name), '');
  return refuseForeignFolder(folder);
};

test.each([
  ['nothing', []],
  ['what a file system keeps there', ['lost+found', '.gitkeep']],
  ['a first start that was cut off', ['database.unfinished', 'session-secret.0af3', 'lock.sqlite-journal']],
  ['files alone', ['files', 'uploads']],
  ['the site, and a backup beside it', ['session-secret', 'backup.gz']],
  ['the site without its secret, and a backup', ['lock.sqlite', 'database', 'backup.gz']],
])('a folder with %s is taken', async (_, names) => expect(await holding(names)).toBeUndefined());

test.each([
  ['a system', ['passwd', 'hosts', 'ssl', 'apt']],
  ['a project, whose database is not ours by its name alone', ['database', 'package.json']],
])('a folder of %s is refused in words', async (_, names) => {
  const refused = holding(names);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/holds other things \([^)]+\) and nothing of this site\. Nothing was changed/);
});
test('three of its names are shown', async () => {
  await expect(holding(['a', 'b', 'c', 'd'])).rejects.toThrow('(a, b, c, …)');
});
test('a folder that is not there yet is taken', async () => {
  expect(await refuseForeignFolder(join(folder, 'none'))).toBeUndefined();
});
