import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** A file of the embedded database as the WebAssembly runtime sees it; a directory has no descriptor. */
interface OpenFile {
  nfd?: number;
}

/**
 * PGlite's file system leaves `fsync` empty, so that a committed row may be lost with the machine. This one writes to the disk. It also
 * gives each file the mode 666, past the umask of the process; here files are for their owner alone.
 */
export class DurableFileSystem extends NodeFS {
  override async init(database: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const patch: NonNullable<ModuleOptions['preRun']>[number] = ({ NODEFS }) => {
      Object.assign(operationsOf(NODEFS, 'stream_ops'), { fsync: syncFile });
      closeToOthers(operationsOf(NODEFS, 'node_ops'));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), patch] } };
  }
}

/** Returns 0, like the call it replaces. */
function syncFile({ nfd }: OpenFile): number {
  if (nfd !== undefined) fs.fdatasyncSync(nfd);
  return 0;
}

const OF_OWNER = 0o700;
const OF_FILE = 0o170000;

/** Masks the mode that a file gets after it was made. */
function closeToOthers(operations: object): void {
  const setAttributes: unknown = Reflect.get(operations, 'setattr');
  if (typeof setAttributes !== 'function') throw new Error("PGlite's file system has changed: there is no setattr.");
  Object.assign(operations, {
    setattr: (node: object, attributes: { mode?: number }) => {
      const { mode } = attributes;
      const own = mode === undefined ? {} : { mode: mode & (OF_FILE | OF_OWNER) };
      setAttributes.call(operations, node, { ...attributes, ...own });
    },
  });
}

/** They are there, though the declared type does not say so; a version without them must not open a database that only seems durable. */
function operationsOf(fileSystem: object, name: 'stream_ops' | 'node_ops'): object {
  const operations: unknown = Reflect.get(fileSystem, name);
  if (typeof operations !== 'object' || operations === null)
    throw new Error(`PGlite's file system has changed: there are no ${name}.`);
  return operations;
}
