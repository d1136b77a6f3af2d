import fs from 'node:fs';
import path from 'node:path';

/** A segment of PostgreSQL's write-ahead log: without room for the next one the running database would end itself. */
export const ROOM_BYTES = 16 * (1 << 20);
const PROBE_BYTES = 64 * 1024;

/** A disk as it is asked whether it takes anything. */
export interface AskedDisk {
  write(file: string, bytes: Uint8Array): void;
  freeBytes(folder: string): number;
}

const ownDisk: AskedDisk = {
  write: (file, bytes) => fs.writeFileSync(file, bytes),
  freeBytes: (folder) => {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  },
};

/** Why a database in this folder could store nothing, as the error of the system that says so; null: it could. */
export function whyNoWrites(directory: string, disk: AskedDisk = ownDisk): unknown {
  const probe = path.join(directory, 'disk-probe');
  try {
    disk.write(probe, Buffer.alloc(PROBE_BYTES));
    const hasRoom = disk.freeBytes(directory) >= ROOM_BYTES;
    fs.rmSync(probe, { force: true });
    return hasRoom ? null : Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  } catch (error) {
    removeIfPossible(probe);
    return error;
  }
}

function removeIfPossible(probe: string): void {
  try {
    fs.rmSync(probe, { force: true });
  } catch {
    // Nothing was written, as nothing can be.
  }
}
