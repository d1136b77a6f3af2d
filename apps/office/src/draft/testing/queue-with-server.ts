import { contentKinds } from '@millrace/contract/content';
import type { Written } from '@millrace/contract/office';
import { mergeRows } from '@millrace/drafts';
import { editQueue } from '../edit-queue.ts';
import type { EditQueue, QueueServices, WriteFault, WriteManner } from '../queue-state.ts';
import type { RowEdit, WaitingEdit } from '../waiting-edit.ts';

export const DRAFT = 'a-draft';
export type Row = Record<string, unknown>;

/** A server that merges as the office's does, and whose wire can be cut before or after it has written. */
export function serverOf(first: Row) {
  const versions = new Map<string, Row>([['r1', first]]);
  let number = 0;
  let current = 'r1';
  const cuts: ('before' | 'after' | 'none')[] = [];
  let refusal: WriteFault | null = null;
  const calls: RowEdit[] = [];
  const answered = new Map<string, Written[]>();
  const writes: { number: number; isOwn: boolean; fields: string[] }[] = [];
  /** `isOwn`: by the writer of the queue, through another door. */
  function put(edit: RowEdit, isOwn = false): Written {
    const base = versions.get(edit.version);
    if (base === undefined) throw new Error(`There is no version ${edit.version}.`);
    const state = versions.get(current) ?? {};
    const made = mergeRows<Row>(contentKinds[edit.kind].lists, {
      base,
      mine: state,
      theirs: { ...base, ...edit.fields },
    });
    const since = edit.version.startsWith('d') ? Number(edit.version.slice(1)) : 0;
    const ofOthers = writes.filter((one) => one.number > since && !one.isOwn).flatMap(({ fields }) => fields);
    const merged = Object.keys(state).filter((field) => state[field] !== base[field]);
    const wasSame = edit.version === current;
    const row = made.row ?? {};
    if (JSON.stringify(row) !== JSON.stringify(state)) {
      current = `d${++number}`;
      versions.set(current, row);
      writes.push({ number, isOwn, fields: Object.keys(edit.fields) });
    }
    const record = { kind: edit.kind, id: edit.id, row, version: current, published: first };
    return {
      outcome: made.conflicts.length > 0 ? 'conflict' : wasSame ? 'saved' : 'merged',
      merged,
      mergedOfOthers: merged.filter((field) => ofOthers.includes(field)),
      conflicts: made.conflicts.map(({ path, mine, theirs }) => ({
        path: [...path],
        mine: theirs,
        theirs: mine,
      })),
      theirsBy: 'another',
      theirsAt: '2027-01-01T00:00:00.000Z',
      record: { ...record, changedBy: null, changedAt: null, conflicts: [], findings: [] },
    };
  }
  return {
    put,
    cuts,
    calls,
    row: () => versions.get(current) ?? {},
    version: () => current,
    /** Takes all back: the row is as it is in force again, and so is its version. */
    undoAll: () => {
      number++;
      current = 'r1';
    },
    refuse: (fault: WriteFault | null) => {
      refusal = fault;
    },
    async write(_draft: string, edits: readonly RowEdit[], { key }: WriteManner): Promise<Written[]> {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (refusal !== null) throw refusal;
      const cut = cuts.shift() ?? 'none';
      if (cut === 'before') throw { is: 'again' } satisfies WriteFault;
      calls.push(...edits);
      const results = answered.get(key) ?? edits.map((edit) => put(edit, true));
      answered.set(key, results);
      if (cut === 'after') throw { is: 'again' } satisfies WriteFault;
      return results;
    },
  };
}

export function queueOf(server: ReturnType<typeof serverOf>, given: Partial<QueueServices> = {}) {
  const kept = new Map<string, WaitingEdit>();
  let key = 0;
  const seen = { version: 'r1', row: server.row() };
  const queue: EditQueue = editQueue({
    write: server.write,
    draftOfTheDay: async () => DRAFT,
    faultOf: (error) => error as WriteFault,
    store: { put: (edit) => void kept.set(edit.key, edit), drop: (gone) => void kept.delete(gone) },
    versionOf: async () => server.version(),
    newKey: () => `k${++key}`,
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => true,
    onWritten: (_draft, results) => {
      for (const { record } of results) {
        seen.version = record.version;
        seen.row = { ...record.row };
      }
    },
    ...given,
  });
  const type = (field: string, value: unknown, version = seen.version): void =>
    queue.type(DRAFT, { kind: 'products', id: 1, version, fields: { [field]: value } }, 'me');
  return { queue, kept, seen, type };
}
