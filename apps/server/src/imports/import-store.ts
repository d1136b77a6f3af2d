import { randomUUID } from 'node:crypto';
import {
  IMPORT_FILES_MOST,
  IMPORT_HOURS,
  IMPORT_MAX_BYTES,
  type ImportMapping,
  importMapping,
} from '@millrace/contract/office';
import pLimit from 'p-limit';
import { z } from 'zod';
import type { FileStore } from '../files/file-store.ts';
import { refused } from '../problems/problem-error.ts';

/** The folder of imports in the store: no address leads to it. */
const IMPORTS = 'imports';
/** Of one person, and of all. */
const OWN_MOST = 4;
const ALL_MOST = 40;
const HOUR_MS = 60 * 60_000;
/** Files without a record are of an upload under way, or of one whose process was killed. */
const UNRECORDED_MS = 10 * 60_000;

const heldFile = z.object({
  name: z.string(),
  key: z.string(),
  bytes: z.number(),
  is: z.enum(['sheet', 'archive', 'file']),
  holds: z.number(),
});
export type HeldFile = z.infer<typeof heldFile>;

const heldImport = z.object({
  id: z.uuid(),
  ownerId: z.string(),
  begunAt: z.string(),
  files: z.array(heldFile),
  mapping: importMapping.nullable(),
});
/** An import as it is kept: its files, and how they are mapped. */
export type HeldImport = z.infer<typeof heldImport>;

/** Keeps the files of imports for some hours, where every node finds them. */
export interface ImportStore {
  begin(ownerId: string): HeldImport;
  /** null: there is none, it is another's, or its time is over. */
  read(id: string, ownerId: string): Promise<HeldImport | null>;
  /** It was neither landed nor cancelled, and its time is not over. */
  isThere(id: string): Promise<boolean>;
  ofOwner(ownerId: string): Promise<HeldImport[]>;
  /** Keeps a file that was judged. Refuses beyond the bounds. */
  add(held: HeldImport, file: Omit<HeldFile, 'key'>, bytes: Uint8Array): Promise<HeldImport>;
  map(id: string, ownerId: string, mapping: ImportMapping): Promise<HeldImport>;
  bytes(file: HeldFile): Promise<Uint8Array | null>;
  /** Nothing of it stays. */
  remove(id: string): Promise<void>;
  /** Removes those whose time is over, and what a process left that was killed. */
  removeOver(): Promise<void>;
}

export function importStore(files: FileStore, clock: () => Date): ImportStore {
  const turns = new Map<string, ReturnType<typeof pLimit>>();
  /** Files of a folder come at once: each change of an import is made after the other. */
  const inTurn = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = turns.get(id) ?? pLimit(1);
    turns.set(id, turn);
    return turn(work).finally(() => {
      if (turn.activeCount === 0 && turn.pendingCount === 0) turns.delete(id);
    });
  };
  const recordKey = (id: string): string => `${IMPORTS}/${id}/import.json`;
  const readAny = async (id: string): Promise<HeldImport | null> => {
    const bytes = await files.read(recordKey(id));
    const held = bytes === null ? undefined : heldImport.safeParse(JSON.parse(bytes.toString())).data;
    return held === undefined || endOfImport(held) <= clock().toISOString() ? null : held;
  };
  const write = async (held: HeldImport): Promise<HeldImport> => {
    // A record that would not be read again is a fault here, and not an import that is gone.
    heldImport.parse(held);
    await files.write(recordKey(held.id), Buffer.from(JSON.stringify(held)), 'application/json');
    return held;
  };
  const listed = async (): Promise<Map<string, { keys: string[]; newest: number }>> => {
    const imports = new Map<string, { keys: string[]; newest: number }>();
    for await (const { key, storedAt } of files.list(IMPORTS)) {
      const id = key.split('/')[1] ?? '';
      const one = imports.get(id) ?? { keys: [], newest: 0 };
      one.keys.push(key);
      one.newest = Math.max(one.newest, storedAt.getTime());
      imports.set(id, one);
    }
    return imports;
  };
  const remove = async (id: string, keys: readonly string[]): Promise<void> => {
    // The record last: what is left of a removal that broke off is found again.
    const ordered = keys.toSorted((a, b) => Number(a.endsWith('.json')) - Number(b.endsWith('.json')));
    for (const key of ordered) await files.remove(key);
    // On a disk the empty folder would stay.
    await files.removeEmptyFolder(`${IMPORTS}/${id}`);
  };
  const store: ImportStore = {
    begin: (ownerId) => ({ id: randomUUID(), ownerId, begunAt: clock().toISOString(), files: [], mapping: null }),
    read: async (id, ownerId) => {
      const held = await readAny(id);
      return held?.ownerId === ownerId ? held : null;
    },
    isThere: async (id) => (await readAny(id)) !== null,
    ofOwner: async (ownerId) => {
      const all = await Promise.all([...(await listed()).keys()].map(readAny));
      return all
        .filter((held) => held !== null)
        .filter((held) => held.ownerId === ownerId)
        .toSorted((a, b) => (a.begunAt < b.begunAt ? 1 : -1));
    },
    add: (begun, file, bytes) =>
      inTurn(begun.id, async () => {
        const present = await readAny(begun.id);
        // It was cancelled, or landed, while the file was read.
        if (present === null && begun.files.length > 0) throw noImport();
        const held = present ?? begun;
        if (held.files.length === 0) await refuseMany(held.ownerId);
        if (held.files.some(({ name }) => name === file.name))
          throw refused('bad-request', `A file called “${file.name}” is in this import already.`);
        if (held.files.length >= IMPORT_FILES_MOST)
          throw refused('too-large', `An import takes ${IMPORT_FILES_MOST} files. Put them into a ZIP.`);
        const all = held.files.reduce((sum, one) => sum + one.bytes, file.bytes);
        if (all > IMPORT_MAX_BYTES)
          throw refused('too-large', `The files of an import may have ${IMPORT_MAX_BYTES >> 20} MB together.`);
        const key = `${IMPORTS}/${held.id}/${randomUUID()}`;
        await files.write(key, bytes, 'application/octet-stream');
        return write({ ...held, files: [...held.files, { ...file, key }] });
      }),
    map: (id, ownerId, mapping) =>
      inTurn(id, async () => {
        const held = await store.read(id, ownerId);
        if (held === null) throw noImport();
        return write({ ...held, mapping });
      }),
    bytes: (file) => files.read(file.key),
    remove: (id) =>
      inTurn(id, async () => {
        const keys: string[] = [];
        for await (const { key } of files.list(`${IMPORTS}/${id}`)) keys.push(key);
        await remove(id, keys);
      }),
    removeOver: async () => {
      const now = clock().getTime();
      for (const [id, { keys, newest }] of await listed()) {
        const lasts = keys.includes(recordKey(id)) ? IMPORT_HOURS * HOUR_MS : UNRECORDED_MS;
        if (newest <= now - lasts) await remove(id, keys);
      }
    },
  };
  return store;

  async function refuseMany(ownerId: string): Promise<void> {
    const all = await Promise.all([...(await listed()).keys()].map(readAny));
    const open = all.filter((held) => held !== null);
    if (open.filter((held) => held.ownerId === ownerId).length >= OWN_MOST)
      throw refused('too-many-open', `You have ${OWN_MOST} imports open. Land or cancel one first.`);
    if (open.length >= ALL_MOST) throw refused('too-many-open', `${ALL_MOST} imports are open. One must end first.`);
  }
}

export const noImport = () =>
  refused('not-found', 'There is no such import: it has landed, was cancelled, or its time is over.');
export const endOfImport = ({ begunAt }: Pick<HeldImport, 'begunAt'>): string =>
  new Date(new Date(begunAt).getTime() + IMPORT_HOURS * HOUR_MS).toISOString();
