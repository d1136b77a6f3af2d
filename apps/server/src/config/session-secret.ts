import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError, SESSION_SECRET_MIN } from './read-config.ts';
import { syncFolder } from './sync-folder.ts';

const FILE = 'session-secret';
const BYTES = 48;

/**
 * The secret that signs sessions and work of the bot check: given, or made once and kept in the data folder, readable by its owner only.
 * Throws ConfigError for one that is too short, wherever it comes from: whoever guesses it signs in as anybody.
 */
export async function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (config.sessionSecret !== null) return sound(config.sessionSecret, 'SESSION_SECRET');
  const file = join(config.dataDir, FILE);
  await mkdir(config.dataDir, { recursive: true });
  const kept = await keptIn(file);
  if (kept !== null && kept !== '') return sound(kept, file);
  // Written aside: of two processes that start at once, one makes it whole and both read the same. On the disk before it signs
  // anything: a lost one would sign everybody out.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  // An empty file is what a full disk or a power cut has left: nothing was ever signed with it.
  if (kept === '') await rename(aside, file);
  else await link(aside, file).then(() => unlink(aside), unlessThere(aside));
  await syncFolder(config.dataDir);
  return sound((await readFile(file, 'utf8')).trim(), file);
}

function sound(secret: string, from: string): string {
  if (secret.trim().length >= SESSION_SECRET_MIN) return secret;
  const mend =
    from === 'SESSION_SECRET' ? '' : ' Delete the file to have a new one made; everybody then signs in again.';
  throw new ConfigError([`${from}: at least ${SESSION_SECRET_MIN} characters, it has ${secret.trim().length}.${mend}`]);
}

/** null: there is none. A file that cannot be read is a fault, not an absent one. */
async function keptIn(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const unlessThere =
  (aside: string) =>
  async (error: unknown): Promise<void> => {
    await unlink(aside);
    if (codeOf(error) !== 'EEXIST') throw error;
  };

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
