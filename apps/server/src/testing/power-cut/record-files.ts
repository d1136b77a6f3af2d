import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { openRecord, type RecordWriter } from './disk-record.ts';
import { below, watchNames } from './watch-names.ts';

type Call = (...given: unknown[]) => unknown;
type Calls = Record<string, Call>;
/** Runs before a call; returns the function that runs after it with its result, or null for none. */
type Around = (given: unknown[]) => ((result: unknown) => void) | null;

/**
 * Records what this process does with Node's own functions to the files below `root`, until the returned function is called. The embedded
 * database goes through these functions too. Streams are not seen: compare the last image of a record with the folder.
 */
export function recordFiles(root: string, file: string): () => void {
  const record = openRecord(file);
  // The record stands for the disk: to wait for a real one as well would take most of the time.
  const real = { ...fs, fsyncSync: () => undefined, fdatasyncSync: () => undefined };
  const { calls, fill } = watchNames(root, record, real);
  const around: Record<string, Around> = { ...byDescriptor({ root, record, real, fill }) };
  const promised: Calls = {};
  for (const [name, watch] of Object.entries(calls)) {
    around[`${name}Sync`] = watch;
    promised[name] = recordedLater(callsOf(fs.promises)[name], watch);
  }
  promised.open = openRecorded(callsOf(fs.promises).open, root, record);
  const sync = Object.entries(around).map(([name, each]) => [name, callsOf(real)[name], each] as const);
  const stopAll = [replace(callsOf(fs), recordedAtOnce(sync)), replace(callsOf(fs.promises), promised)];
  syncBuiltinESMExports();
  return () => {
    for (const stop of stopAll) stop();
    syncBuiltinESMExports();
    record.close();
  };
}

const callsOf = (functions: object): Calls => functions as Calls;

function replace(calls: Calls, by: Calls): () => void {
  const before = Object.fromEntries(Object.keys(by).map((name) => [name, calls[name]]));
  Object.assign(calls, by);
  return () => void Object.assign(calls, before);
}

function recordedAtOnce(calls: readonly (readonly [string, Call | undefined, Around])[]): Calls {
  // Node makes some of its functions of others.
  let isWithin = false;
  const recorded =
    (call: Call | undefined, around: Around): Call =>
    (...given) => {
      if (isWithin) return call?.(...given);
      isWithin = true;
      try {
        const after = around(given);
        const result = call?.(...given);
        after?.(result);
        return result;
      } finally {
        isWithin = false;
      }
    };
  return Object.fromEntries(calls.map(([name, call, around]) => [name, recorded(call, around)]));
}

const recordedLater =
  (call: Call | undefined, around: Around): Call =>
  async (...given) => {
    const after = around(given);
    const result = await call?.(...given);
    after?.(result);
    return result;
  };

interface Recording {
  root: string;
  record: RecordWriter;
  real: Pick<typeof fs, 'existsSync' | 'lstatSync'>;
  fill: ReturnType<typeof watchNames>['fill'];
}

const { O_TRUNC, O_CREAT, O_APPEND } = fs.constants;

/** The calls on an open file, such as the embedded database makes. */
function byDescriptor({ root, record, real, fill }: Recording): Record<string, Around> {
  /** The inodes of open files below the root. */
  const open = new Map<unknown, number>();
  const sync: Around = ([file]) => {
    const [ino, since] = [open.get(file), record.length()];
    return ino === undefined ? null : () => record.add({ op: 'sync', ino, since });
  };
  return {
    openSync: ([given, flags = 'r']) => {
      const name = below(root, given);
      if (name === null) return null;
      const bits = typeof flags === 'number' ? flags : flagBits(String(flags));
      if ((bits & O_APPEND) !== 0) throw new Error(`${name} is opened to append, which is not recorded.`);
      const makes = (bits & O_TRUNC) !== 0 || ((bits & O_CREAT) !== 0 && !real.existsSync(String(given)));
      const filled = makes ? fill(name) : () => real.lstatSync(String(given)).ino;
      return (descriptor) => void open.set(descriptor, filled());
    },
    closeSync: ([file]) => {
      open.delete(file);
      return null;
    },
    writeSync: ([file, from, offset, , at]) => {
      const ino = open.get(file);
      if (ino === undefined) return null;
      if (!ArrayBuffer.isView(from) || typeof at !== 'number')
        throw new Error('A write without a place is not recorded.');
      return (count) => {
        const bytes = Buffer.from(from.buffer, from.byteOffset + Number(offset ?? 0), Number(count));
        record.add({ op: 'write', ino, at, length: bytes.length }, bytes);
      };
    },
    ftruncateSync: ([file, size]) => {
      const ino = open.get(file);
      return ino === undefined ? null : () => record.add({ op: 'resize', ino, size: Number(size ?? 0) });
    },
    fsyncSync: sync,
    fdatasyncSync: sync,
  };
}

/** `r` and `w` with what may come after; no other words are used. */
const flagBits = (flags: string): number =>
  (flags.startsWith('w') ? O_CREAT | O_TRUNC : 0) | (flags.startsWith('a') ? O_APPEND | O_CREAT : 0);

/** A handle that is only flushed, as a folder's is. */
const openRecorded =
  (call: Call | undefined, root: string, record: RecordWriter): Call =>
  async (...given) => {
    const handle = (await call?.(...given)) as fs.promises.FileHandle;
    if (below(root, given[0]) === null) return handle;
    if (given[1] !== undefined && given[1] !== 'r') throw new Error('Writes by a handle are not recorded.');
    const { ino } = await handle.stat();
    handle.sync = async () => {
      record.add({ op: 'sync', ino, since: record.length() });
    };
    return handle;
  };
