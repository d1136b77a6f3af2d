import path from 'node:path';
import type { Recorded } from './disk-record.ts';

/** A file with its writes, or a folder. */
export interface Node {
  kind: 'file' | 'folder';
  /** Everything done to it before this place of the record is on the disk. */
  flushed: number;
  changes: (Recorded & { op: 'write' | 'resize' })[];
}

/** A change of one name, or of two by a rename. */
export interface NameChange {
  begin: number;
  isNew: boolean;
  removed: Place | null;
  set: (Place & { node: Node }) | null;
}
interface Place {
  folder: Node;
  name: string;
}

export interface History {
  root: Node;
  names: NameChange[];
  /** The last flush of any file. */
  flushed: number;
}

/** Reads the history of a folder from a record, up to the place `until` in it. */
export function historyOf(record: readonly Recorded[], until: number): History {
  const root: Node = { kind: 'folder', flushed: 0, changes: [] };
  const history: History = { root, names: [], flushed: 0 };
  const entries = new Map<Node, Map<string, Node>>([[root, new Map()]]);
  const byIno = new Map<number, { node: Node; names: number }>();
  const at = (name: string): Node | undefined =>
    name === '.' || name === '' ? root : entries.get(at(path.dirname(name)) ?? root)?.get(path.basename(name));
  const place = (name: string): Place => {
    const folder = at(path.dirname(name));
    if (folder === undefined) throw new Error(`The record does not know the folder of ${name}.`);
    return { folder, name: path.basename(name) };
  };
  const count = (node: Node | undefined, by: number) => {
    for (const each of byIno.values()) if (each.node === node) each.names += by;
  };
  const unset = ({ folder, name }: Place) => {
    count(entries.get(folder)?.get(name), -1);
    entries.get(folder)?.delete(name);
  };
  const change = (begin: number, { isNew = false, removed = null, set = null }: Partial<NameChange>) => {
    if (removed !== null) unset(removed);
    if (set !== null) {
      unset(set);
      entries.get(set.folder)?.set(set.name, set.node);
      count(set.node, 1);
    }
    history.names.push({ begin, isNew, removed, set });
  };
  for (const each of record) {
    if (each.end > until) break;
    switch (each.op) {
      case 'entry': {
        const known = byIno.get(each.ino);
        // The number of a file without names is used again.
        const node: Node =
          known !== undefined && known.names > 0 ? known.node : { kind: each.kind, flushed: 0, changes: [] };
        if (node !== known?.node) byIno.set(each.ino, { node, names: 0 });
        if (each.path === '') byIno.set(each.ino, { node: root, names: 1 });
        else {
          if (node.kind === 'folder') entries.set(node, new Map());
          change(each.begin, { isNew: true, set: { ...place(each.path), node } });
        }
        break;
      }
      case 'rename': {
        const node = at(each.from);
        // A file made by a function that is not seen: it takes the name from the other.
        if (node === undefined) change(each.begin, { removed: place(each.to) });
        else change(each.begin, { removed: place(each.from), set: { ...place(each.to), node } });
        break;
      }
      case 'remove':
        change(each.begin, { removed: place(each.path) });
        break;
      case 'write':
      case 'resize':
        byIno.get(each.ino)?.node.changes.push(each);
        break;
      case 'sync': {
        const node = byIno.get(each.ino)?.node;
        if (node !== undefined) node.flushed = Math.max(node.flushed, each.since);
        history.flushed = Math.max(history.flushed, each.since);
      }
    }
  }
  return history;
}
