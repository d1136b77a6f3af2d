import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const QUICKLY = `import { resolveQuickly } from './resolve-quickly.ts'; resolveQuickly();`;
const printed = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname, encoding: 'utf8' });
const exported = (before: string): string =>
  printed(`${before} console.log(Object.keys(await import('drizzle-orm/pg-core')).sort().join())`);

test('a package resolved quickly exports the same', () => {
  const quickly = exported(QUICKLY);
  expect(quickly).toBe(exported(''));
  expect(quickly).toContain('pgTable');
});
test('files of others are resolved as ever: one without ES modules stays so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-resolve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'old.js'), "module.exports = 'an older module';");
  writeFileSync(join(folder, 'new.mjs'), "import words from './old.js'; console.log(words);");
  const address = pathToFileURL(join(folder, 'new.mjs')).href;
  expect(printed(`${QUICKLY} await import('${address}')`)).toBe('an older module\n');
});
