import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** A file of the embedded database as the WebAssembly runtime sees it; a directory has no descriptor. */
interface OpenFile {
  nfd?: number;
}

/** PGlite's file system leaves `fsync` empty, so that a committed row may be lost with the machine. This one writes to the disk. */
export class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const patch: NonNullable<ModuleOptions['preRun']>[number] = ({ NODEFS }) => {
      Object.assign(streamOperations(NODEFS), { fsync: syncFile });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/** Returns 0, like the call it replaces. */
function syncFile({ nfd }: OpenFile): number {
  if (nfd !== undefined) fs.fdatasyncSync(nfd);
  return 0;
}

/** They are there, though the declared type does not say so; a version without them must not open a database that only seems durable. */
function streamOperations(fileSystem: object): object {
  const operations = 'stream_ops' in fileSystem ? fileSystem.stream_ops : undefined;
  if (typeof operations !== 'object' || operations === null)
    throw new Error("PGlite's file system has changed: there is no place for fsync.");
  return operations;
}
