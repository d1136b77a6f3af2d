import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import { givesWay } from './gives-way.ts';
import { MemoryCopy } from './memory-copy.ts';
import { parsesOnce } from './parses-once.ts';

/**
 * Over PGlite's own: by default it starts with -F (no fsync), never checkpoints early and takes 128 MB for its buffers. Content is read
 * once a revision, and the system keeps the files in memory already: 4 MB of buffers serve as well as 16, with 28 MB less held.
 */
const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  max_wal_size: '64MB',
  shared_buffers: '4MB',
};

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** PGlite on a directory, made when absent, that keeps what it acknowledged. */
export const startPglite = async (directory: string): Promise<PGlite> =>
  parsesOnce(givesWay(await PGlite.create({ fs: new DurableFileSystem(directory), startParams })));

/** PGlite on a copy of a directory in memory. Writes to it must be refused: they would be lost with the process. */
export const startReadingCopy = async (directory: string): Promise<PGlite> =>
  parsesOnce(givesWay(await PGlite.create({ fs: new MemoryCopy(directory), startParams })));
