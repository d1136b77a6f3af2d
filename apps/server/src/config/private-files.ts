import fs from 'node:fs/promises';
import { join } from 'node:path';

/** New files and folders are for the account that the server runs as, and for nobody else. */
export const keepFilesPrivate = (): void => void process.umask(0o077);

const FOR_OTHERS = 0o077;
const OF_OWNER = 0o700;

export interface PrivateFiles {
  /** Were open to other accounts of the machine, and are not any more. */
  repaired: number;
  /** Belong to another account, so that only that one can close them. */
  open: string[];
}

/** Closes a folder, and all that lies in it, to every other account of the machine. Nothing to do where there is no such folder. */
export async function closeToOthers(folder: string): Promise<PrivateFiles> {
  const found: PrivateFiles = { repaired: 0, open: [] };
  // Systems without such modes have no users by number either.
  if (process.getuid === undefined) return found;
  await close(folder, found);
  return found;
}

async function close(path: string, found: PrivateFiles): Promise<void> {
  const stats = await fs.lstat(path).catch(() => null);
  // A link has no mode of its own, and what it leads to is not ours; a file may go while this walks.
  if (stats === null || stats.isSymbolicLink()) return;
  if ((stats.mode & FOR_OTHERS) !== 0) {
    const isClosed = await fs.chmod(path, stats.mode & OF_OWNER).then(
      () => true,
      () => false,
    );
    if (isClosed) found.repaired += 1;
    else found.open.push(path);
  }
  if (stats.isDirectory()) for (const name of await fs.readdir(path)) await close(join(path, name), found);
}

/** A sentence for the terminal and the log; null: all was private. */
export function privacyWords(folder: string, { repaired, open }: PrivateFiles): string | null {
  const done =
    repaired === 1
      ? `1 file or folder in ${folder} was open to other accounts of this machine, and is closed now.`
      : `${repaired} files and folders in ${folder} were open to other accounts of this machine, and are closed now.`;
  const many = open.length === 1 ? '1 file or folder' : `${open.length} files and folders`;
  const left = `${many} in ${folder} cannot be closed to other accounts of this machine, as another account owns them; the first is ${open[0]}: run chown and chmod -R go= there.`;
  const words = [...(repaired > 0 ? [done] : []), ...(open.length > 0 ? [left] : [])];
  return words.length === 0 ? null : words.join(' ');
}
