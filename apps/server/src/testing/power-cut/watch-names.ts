import type fs from 'node:fs';
import path from 'node:path';
import type { RecordWriter } from './disk-record.ts';

/** SQLite writes it by itself, and it holds nothing. */
export const LOCK = 'lock.sqlite';

/** Looks at a call before it is done; returns the function that records it afterwards, or null for a call elsewhere. */
type Watch = (given: readonly unknown[]) => (() => void) | null;

type Looks = Pick<typeof fs, 'lstatSync' | 'readdirSync' | 'readFileSync'>;

/** A path below the root; null for any other. */
export function below(root: string, name: unknown): string | null {
  const found = path.relative(root, path.resolve(String(name)));
  return found.startsWith('..') || path.isAbsolute(found) || path.basename(found).startsWith(LOCK) ? null : found;
}

/** Recorders of the calls that name a file, by the name of the function. */
export function watchNames(root: string, record: RecordWriter, { lstatSync, readdirSync, readFileSync }: Looks) {
  const find = (name: string) => lstatSync(path.join(root, name), { throwIfNoEntry: false });
  const ino = (name: string): number => find(name)?.ino ?? 0;
  const on = (given: unknown, watch: (name: string) => () => void) => {
    const name = below(root, given);
    return name === null ? null : watch(name);
  };
  /** Outermost first. */
  const absentFolders = (name: string): string[] =>
    name === '.' || name === '' || find(name) !== undefined ? [] : [...absentFolders(path.dirname(name)), name];
  /** Innermost first. */
  const tree = (name: string): string[] => {
    const found = find(name);
    if (found === undefined) return [];
    const within = found.isDirectory()
      ? readdirSync(path.join(root, name)).flatMap((each) => tree(path.join(name, each)))
      : [];
    return [...within, name];
  };
  const remove: Watch = ([given]) =>
    on(given, (name) => {
      const gone = tree(name);
      return () => {
        for (const each of gone) record.add({ op: 'remove', path: each });
      };
    });
  /** A file that a call makes or empties. */
  const fill = (name: string): (() => number) => {
    const was = find(name);
    return () => {
      const is = ino(name);
      if (was === undefined) record.add({ op: 'entry', path: name, ino: is, kind: 'file' });
      else if (was.size > 0) record.add({ op: 'resize', ino: is, size: 0 });
      return is;
    };
  };
  return {
    fill,
    calls: {
      mkdir: ([given]) =>
        on(given, (name) => {
          const made = absentFolders(name);
          return () => {
            for (const each of made) record.add({ op: 'entry', path: each, ino: ino(each), kind: 'folder' });
          };
        }),
      rename: ([from, to]) => {
        const [before, after] = [below(root, from), below(root, to)];
        if (before === null || after === null) return null;
        return () => record.add({ op: 'rename', from: before, to: after });
      },
      link: ([, to]) => on(to, (name) => () => record.add({ op: 'entry', path: name, ino: ino(name), kind: 'file' })),
      unlink: remove,
      rmdir: remove,
      rm: remove,
      truncate: ([given, size]) =>
        on(given, (name) => () => record.add({ op: 'resize', ino: ino(name), size: Number(size ?? 0) })),
      writeFile: ([given, content, options]) =>
        on(given, (name) => {
          const filled = fill(name);
          return () => {
            const bytes = bytesOf(content) ?? readFileSync(path.join(root, name));
            const of = filled();
            if (bytes.length > 0) record.add({ op: 'write', ino: of, at: 0, length: bytes.length }, bytes);
            if (Object(options).flush === true) record.add({ op: 'sync', ino: of, since: record.length() });
          };
        }),
    } satisfies Record<string, Watch>,
  };
}

/** The bytes of a content that can be read again; null of one that came in pieces. */
function bytesOf(content: unknown): Buffer | null {
  if (typeof content === 'string') return Buffer.from(content);
  return ArrayBuffer.isView(content) ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : null;
}
