import fs from 'node:fs';
import path from 'node:path';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** A run takes some hundreds of MB at once. A container often gives 64 MB. */
const ROOM = 4 * 1024 ** 3;
const NAME = /^millrace-gate-(\d+)$/;

/**
 * A folder in memory for the databases and files that tests make and remove, which is emptied when this process ends; undefined where there
 * is no room for it. A third of the system's time of such tests goes into files on a disk (decision 414).
 */
export function folderInMemory(memory = MEMORY, room = ROOM): string | undefined {
  try {
    for (const name of fs.readdirSync(memory)) if (isLeft(name)) remove(path.join(memory, name));
    const { bavail, bsize } = fs.statfsSync(memory);
    if (bavail * bsize < room) return undefined;
    const folder = path.join(memory, `millrace-gate-${process.pid}`);
    fs.mkdirSync(folder, { recursive: true });
    // The PostgreSQL server of the tests is another user.
    fs.chmodSync(folder, 0o1777);
    process.once('exit', () => remove(folder));
    return folder;
  } catch {
    return undefined;
  }
}

const remove = (folder: string): void => fs.rmSync(folder, { recursive: true, force: true });

/** Of a run that was killed. */
function isLeft(name: string): boolean {
  const [, pid] = NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
