import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { flagsOf } from '../accounts/terminal/flags-of.ts';
import type { Said } from '../console/open-console.ts';
import { checkedConfigurator } from '../content/checked-configurator.ts';
import { askMaker, MARK_FLAG, makerFlags } from '../new-maker/ask-maker.ts';
import type { TypedAnswers } from '../new-maker/new-maker-command.ts';
import { readImportWords } from './read-import-words.ts';

/** The words with the texts of files in place of their paths, and with answers; or what is said where they are answered or refused here. */
export async function wordsToSend([verb = '', kind, ...rest]: readonly string[]): Promise<string[] | Said> {
  const all = [verb, ...(kind === undefined ? [] : [kind]), ...rest];
  if (verb === 'put' && kind !== undefined && rest[0] !== undefined) {
    const [path, ...more] = rest;
    const text = await textOf(path);
    return text === null ? noFile(path) : [verb, kind, text, ...more];
  }
  if (verb === 'export' && kind !== undefined) return [verb, resolve(kind), ...rest];
  if (verb === 'import' && kind !== undefined && isSiteFile(kind, rest)) return ['import-site', resolve(kind), ...rest];
  if (verb === 'hand-over' && rest[0] !== undefined) return [verb, kind ?? '', resolve(rest[0]), ...rest.slice(1)];
  if (verb === 'import') {
    const read = await readImportWords(all.slice(1));
    return 'files' in read ? [verb, JSON.stringify(read)] : refusal(...read);
  }
  if (verb === 'check-configurator' && kind !== undefined) {
    // Neither content nor its database is asked: opening them takes ten times as long as the check.
    const text = await textOf(kind);
    return text === null ? noFile(kind) : checkedConfigurator(text);
  }
  if (verb !== 'new-maker') return all;
  const flags = flagsOf(all.slice(1), Object.fromEntries(makerFlags.map((flag) => [flag, 'value'])));
  if (flags === null) return refusal(`new-maker takes ${makerFlags.map((flag) => `--${flag}`).join(', ')}.`);
  const { [MARK_FLAG]: path = '', ...answers } = await askMaker(flags);
  const mark = path === '' ? null : await textOf(path);
  if (path !== '' && (mark === null || mark === '')) return refusal(`There is no drawing at ${path}.`);
  const typed: TypedAnswers = { answers, mark };
  return [verb, JSON.stringify(typed)];
}

const refusal = (...lines: string[]): Said => ({ lines, exitCode: 1 });
const noFile = (path: string): Said => refusal(`There is no file at ${path}.`);

/** A ZIP alone is that of a whole site: pictures come beside a sheet. */
function isSiteFile(path: string, rest: readonly string[]): boolean {
  return /\.zip$/i.test(path) && rest.every((word) => word === '--replace');
}

/** Returns the text of a file; null where there is none that can be read. */
const textOf = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);
