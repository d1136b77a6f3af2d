import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './read-config.ts';
import { syncFolder } from './sync-folder.ts';

const FILE = 'session-secret';
const BYTES = 48;

/** The secret that signs sessions: given, or made once and kept in the data folder, readable by its owner only. */
export async function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<string> {
  if (config.sessionSecret !== null) return config.sessionSecret;
  const file = join(config.dataDir, FILE);
  await mkdir(config.dataDir, { recursive: true });
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept.trim();
  // Written aside and linked: of two processes that start at once, one makes it whole and both read the same. On the disk before it signs
  // anything: an empty file would stay, and a lost one sign everybody out.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  await link(aside, file).catch(unlessThere);
  await unlink(aside);
  await syncFolder(config.dataDir);
  return (await readFile(file, 'utf8')).trim();
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
