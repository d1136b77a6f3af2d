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

/** Publishes a row, written into a file as staff would. */
export function publishRow(dataDir: string, kind: string, row: object): void {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-row-'));
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(row));
  runContent(dataDir, 'put', kind, file);
  rmSync(folder, { recursive: true });
}
