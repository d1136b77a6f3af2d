import fs from 'node:fs/promises';
import { ConfigError } from './read-config.ts';

/** All that this site makes in its data folder by itself. */
const OURS =
  /^(?:database|database\.unfinished|files|uploads|console\.sock|disk-probe|session-secret(?:\.\w+)?|lock\.sqlite(?:-\w+)?)$/;
/** Nobody else makes a file of such a name: with one of them, everything else in the folder belongs to this site as well. */
const MARKS = ['lock.sqlite', 'session-secret'];
/** Of a file system, and of whoever keeps an empty folder. */
const isOfNobody = (name: string): boolean => name.startsWith('.') || name === 'lost+found';
const SHOWN = 3;

/**
 * Throws `ConfigError` for a folder that holds things of others and nothing of this site. Runs before anything is written there, and before
 * its files are closed to other accounts: `DATA_DIR=/etc` would lock everybody out of the machine.
 */
export async function refuseForeignFolder(folder: string): Promise<void> {
  const names = await fs.readdir(folder).catch((): string[] => []);
  if (MARKS.some((mark) => names.includes(mark))) return;
  const foreign = names.filter((name) => !OURS.test(name) && !isOfNobody(name));
  if (foreign.length === 0) return;
  const shown = `${foreign.slice(0, SHOWN).join(', ')}${foreign.length > SHOWN ? ', …' : ''}`;
  throw new ConfigError([
    `DATA_DIR: ${folder} holds other things (${shown}) and nothing of this site. Nothing was changed there. ` +
      'Set it to the folder of the site, or to a new one.',
  ]);
}
