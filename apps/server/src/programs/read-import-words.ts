import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type FlagKind, flagsOf } from '../accounts/terminal/flags-of.ts';
import { type AskedImport, askedImport, IMPORT_USAGE } from '../imports/import-at-terminal.ts';

const kinds: Readonly<Record<string, FlagKind>> = {
  draft: 'value',
  kind: 'value',
  key: 'value',
  mapping: 'value',
  missing: 'value',
  'within-named': 'alone',
  'clear-empty': 'alone',
  'take-doubtful': 'alone',
  'dry-run': 'alone',
};

/** The words after `import` as they are sent to whoever imports; or the lines that say what is wrong with them. */
export async function readImportWords(words: readonly string[]): Promise<AskedImport | readonly string[]> {
  const first = words.findIndex((word) => word.startsWith('--'));
  const files = first === -1 ? words : words.slice(0, first);
  const flags = flagsOf(first === -1 ? [] : words.slice(first), kinds);
  if (flags === null || files.length === 0) return IMPORT_USAGE;
  const path = flags['mapping'];
  const mapping = path === undefined ? null : await readFile(path, 'utf8').catch(() => '');
  if (mapping === '') return [`There is no mapping at ${path}.`];
  const asked = askedImport.safeParse({
    files: files.map((file) => resolve(file)),
    draft: flags['draft'] ?? null,
    kind: flags['kind'] ?? null,
    key: flags['key'] ?? null,
    mapping,
    missing: flags['missing'] ?? 'leave',
    isWithinNamed: 'within-named' in flags,
    clearsEmpty: 'clear-empty' in flags,
    takesDoubtful: 'take-doubtful' in flags,
    isDry: 'dry-run' in flags,
  });
  return asked.data ?? IMPORT_USAGE;
}
