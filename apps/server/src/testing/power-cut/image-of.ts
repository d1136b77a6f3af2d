import fs from 'node:fs';
import path from 'node:path';
import type { Chance } from '../careers-kill/chance.ts';
import type { History, NameChange, Node } from './folder-history.ts';

/**
 * The disk under a power cut, and how much of what was not flushed it keeps.
 * - `journal`: a journalling file system such as ext4 (`data=ordered`). Changes of names and sizes are kept in their order; a flush of any
 *   file keeps all before it. The bytes of a file are kept by its own flush.
 * - `unordered`: harsher than any in use. A change of a name is kept by a flush of its folder, or of the new file itself; without one each
 *   is kept or lost by itself.
 *
 * Of what was not flushed `some` is kept by chance: of the names up to a moment, or each by itself; of the bytes each page, or each sector,
 * as it was at some moment. `all` is what SIGKILL leaves.
 */
export interface Cut {
  disk: 'journal' | 'unordered';
  keeps: 'all' | 'none' | 'some';
}

/** The files that are there after the cut, by their paths; a folder has no bytes. */
export type Image = Map<string, Buffer | null>;

/** Bytes that are written together. */
const WHOLE = { journal: 4096, unordered: 512 } as const;

export function imageOf(history: History, { disk, keeps }: Cut, by: Chance): Image {
  const until = keeps === 'all' ? Number.POSITIVE_INFINITY : keeps === 'none' ? 0 : afterTheFlush(history, by);
  const perhaps = () => keeps === 'all' || (keeps === 'some' && by.random() < 0.5);
  const journalled = Math.max(history.flushed, until);
  const isNameKept =
    disk === 'journal'
      ? ({ begin }: NameChange) => begin < journalled
      : (change: NameChange) => isFlushed(change) || perhaps();
  const isSizeKept = disk === 'journal' ? (begin: number) => begin < journalled : perhaps;

  const entries = new Map<Node, Map<string, Node>>();
  const namesIn = (folder: Node) =>
    entries.get(folder) ?? entries.set(folder, new Map()).get(folder) ?? new Map<string, Node>();
  for (const change of history.names.filter(isNameKept)) {
    const { removed, set } = change;
    if (removed !== null) namesIn(removed.folder).delete(removed.name);
    if (set !== null) namesIn(set.folder).set(set.name, set.node);
  }
  const image: Image = new Map();
  const walk = (folder: Node, at: string) => {
    for (const [name, node] of namesIn(folder)) {
      const below = path.join(at, name);
      image.set(below, node.kind === 'folder' ? null : bytesOf(node, { keeps, whole: WHOLE[disk], isSizeKept }, by));
      if (node.kind === 'folder') walk(node, below);
    }
  };
  walk(history.root, '');
  return image;
}

/** Makes the folder anew as the image has it. */
export function writeImage(folder: string, image: Image): void {
  fs.rmSync(folder, { recursive: true, force: true });
  // PostgreSQL may be another user, and starts in a folder of its owner alone.
  fs.mkdirSync(folder, { mode: 0o711 });
  for (const [name, bytes] of image)
    if (bytes === null) fs.mkdirSync(path.join(folder, name), { mode: 0o700 });
    else fs.writeFileSync(path.join(folder, name), bytes, { mode: 0o600 });
}

/** A moment between the last flush and the last change. */
function afterTheFlush({ flushed, names }: History, by: Chance): number {
  const later = names.filter(({ begin }) => begin >= flushed).map(({ begin }) => begin);
  return by.pick([flushed, ...later.map((begin) => begin + 1)]);
}

const isFlushed = ({ begin, isNew, removed, set }: NameChange): boolean =>
  (removed?.folder.flushed ?? 0) > begin ||
  (set?.folder.flushed ?? 0) > begin ||
  (isNew && (set?.node.flushed ?? 0) > begin);

interface Rest extends Pick<Cut, 'keeps'> {
  whole: number;
  isSizeKept(begin: number): boolean;
}

function bytesOf({ changes, flushed }: Node, { keeps, whole, isSizeKept }: Rest, by: Chance): Buffer {
  const file = growing();
  const later = changes.filter((change) => {
    if (change.begin >= flushed) return true;
    apply(file, change);
    return false;
  });
  if (keeps === 'none' && !later.some(({ op }) => op === 'resize')) return file.bytes();
  /** For each block of the file, up to which of the later writes to it the disk has it. */
  const moments = new Map<number, number>();
  const momentOf = (block: number): number => {
    const writes = later.flatMap((change, nth) =>
      change.op === 'write' && change.at < (block + 1) * whole && change.at + change.length > block * whole
        ? [nth]
        : [],
    );
    return by.pick([-1, ...writes]);
  };
  for (const [nth, change] of later.entries()) {
    if (change.op === 'resize') {
      if (keeps === 'all' || isSizeKept(change.begin)) file.resize(change.size);
      continue;
    }
    if (keeps === 'all') apply(file, change);
    if (keeps !== 'some') continue;
    for (let at = change.at; at < change.at + change.length; ) {
      const block = Math.floor(at / whole);
      const end = Math.min((block + 1) * whole, change.at + change.length);
      const moment = moments.get(block) ?? momentOf(block);
      moments.set(block, moment);
      if (nth <= moment) file.write(at, change.bytes.subarray(at - change.at, end - change.at));
      at = end;
    }
  }
  return file.bytes();
}

const apply = (file: ReturnType<typeof growing>, change: Node['changes'][number]): void =>
  change.op === 'resize' ? file.resize(change.size) : file.write(change.at, change.bytes);

/** Bytes that grow as they are written; gaps are zeros. */
function growing() {
  let held = Buffer.alloc(0);
  let size = 0;
  const grow = (least: number) => {
    if (least <= held.length) return;
    const next = Buffer.alloc(Math.max(least, held.length * 2));
    held.copy(next, 0, 0, size);
    held = next;
  };
  return {
    write: (at: number, bytes: Buffer) => {
      grow(at + bytes.length);
      bytes.copy(held, at);
      size = Math.max(size, at + bytes.length);
    },
    resize: (to: number) => {
      grow(to);
      if (to < size) held.fill(0, to, size);
      size = to;
    },
    bytes: () => held.subarray(0, size),
  };
}
