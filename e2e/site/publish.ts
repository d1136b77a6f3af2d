import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMMAND = resolve(import.meta.dirname, '../../apps/server/src/programs/content.ts');

/** Runs `npm run content` beside the site that runs on a data folder, as staff would. Returns its output. */
export const runContent = (dataDir: string, ...words: string[]): string =>
  execFileSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  });

/** Publishes a row, written into a file as staff would. Returns its id. */
export function publishRow(dataDir: string, kind: string, row: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-row-'));
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(row));
  const printed = runContent(dataDir, 'put', kind, file);
  rmSync(folder, { recursive: true });
  const id = / (\d+) is published/.exec(printed)?.[1];
  if (id === undefined) throw new Error(`Not published: ${printed}`);
  return id;
}
