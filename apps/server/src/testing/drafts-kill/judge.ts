import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listDrafts,
  listRevisions,
  openDatabase,
  readContent,
  readDraft,
  readDraftChanges,
  readRevisionChanges,
  readUploads,
} from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { isEqual } from '@millrace/drafts';
import { hashOf } from '../careers-kill/read-stored.ts';
import { valueAt } from './staff-member.ts';

/** All that happened while the server was killed. */
export interface Observed {
  /** All that was acknowledged last, by row. */
  written: Map<number, string>;
  /** The hash of the file that was acknowledged last at each address. */
  placed: Map<string, string>;
  /** Publications that were acknowledged, in their order. */
  published: { draft: string; mark: string }[];
  faults: string[];
  acknowledged: number;
  /** Tries without an answer. */
  unanswered: number;
  kills: number;
}

export interface Figures {
  acknowledged: number;
  published: number;
  placed: number;
  unanswered: number;
  kills: number;
  /** Acknowledged, and neither in the draft nor in force, or a file without its bytes. */
  lost: number;
  /** Everything that may not be; empty when nothing is lost. */
  faults: string[];
}

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  marked: readonly number[];
}

/** Compares what was acknowledged with what the database has. */
export async function judge(observed: Observed, { dataDir, databaseUrl, marked }: Place): Promise<Figures> {
  const database = await openDatabase({ dataDir, databaseUrl, log: quietLog });
  const { queries } = database;
  try {
    const faults = [...observed.faults];
    const { content, revision } = await readContent(database);
    const rows = new Map<number, object>(content.faqs.map((faq) => [faq.id, faq]));
    const inForce = new Map(rows);
    const files = new Map<unknown, unknown>(content.mediaFiles.map(({ uri, file }) => [uri, file]));
    for (const draft of await listDrafts(queries, ['open'], 1000))
      for (const { kind, rowId, row } of await readDraftChanges(queries, draft.id)) {
        if (kind === 'mediaFiles') files.set(valueAt(row, 'uri'), valueAt(row, 'file'));
        else if (row !== null) rows.set(rowId, row);
      }
    let lost = 0;
    for (const [id, text] of observed.written) {
      const found = valueAt(rows.get(id), 'answer');
      if (found === text) continue;
      lost += 1;
      faults.push(`row ${id} was acknowledged as "${text}" and is "${String(found)}"`);
    }
    for (const [uri, file] of observed.placed) {
      const key = (await readUploads(queries, [file])).get(file)?.key;
      const bytes = key === undefined ? null : await readFile(join(dataDir, 'files', key)).catch(() => null);
      if (files.get(uri) === file && bytes !== null && hashOf(bytes) === file) continue;
      lost += 1;
      faults.push(`${uri} was acknowledged with ${file}, is ${String(files.get(uri))}, and has ${bytes?.length} bytes`);
    }
    const revisions = await listRevisions(queries, { limit: 10_000 });
    for (const { draft, mark } of observed.published) {
      const own = revisions.filter(({ draftId }) => draftId === draft);
      if (own.length !== 1) faults.push(`draft ${draft} was published ${own.length} times`);
      const state = (await readDraft(queries, draft))?.state;
      if (state !== 'published') faults.push(`draft ${draft} was acknowledged as published and is ${state}`);
      const changes = await readRevisionChanges(queries, own[0]?.revision ?? 0);
      const marks = changes
        .filter(({ kind, rowId }) => kind === 'faqs' && marked.includes(rowId))
        .map(({ after }) => valueAt(after, 'question'));
      if (marks.length !== marked.length || marks.some((one) => one !== mark))
        faults.push(`revision ${own[0]?.revision} of "${mark}" has the marks ${marks.join(', ')}`);
    }
    const last = observed.published.at(-1)?.mark;
    for (const id of marked)
      if (last !== undefined && valueAt(inForce.get(id), 'question') !== last)
        faults.push(`row ${id} in force lacks "${last}"`);
    if (revisions.length !== revision || revisions[0]?.revision !== revision)
      faults.push(`there are ${revisions.length} revisions, and ${revision} is in force`);
    faults.push(...(await chainFaults(queries, revisions.map((one) => one.revision).toReversed(), inForce)));
    const { acknowledged, unanswered, kills, published, placed } = observed;
    return {
      acknowledged,
      published: published.length,
      placed: placed.size,
      unanswered,
      kills: kills + 1,
      lost,
      faults,
    };
  } finally {
    await database.close();
  }
}

/** Faults where a change in the history does not go on from the one before, or does not lead to the row in force. */
async function chainFaults(
  queries: Parameters<typeof readRevisionChanges>[0],
  revisions: readonly number[],
  inForce: ReadonlyMap<number, object>,
): Promise<string[]> {
  const faults: string[] = [];
  const reached = new Map<number, unknown>();
  for (const revision of revisions)
    for (const { kind, rowId, before, after } of await readRevisionChanges(queries, revision)) {
      if (kind !== 'faqs') continue;
      if (reached.has(rowId) && !isEqual(reached.get(rowId), before))
        faults.push(`revision ${revision} does not go on from row ${rowId} as it was`);
      reached.set(rowId, after);
    }
  for (const [rowId, row] of reached)
    if (!isEqual(row, inForce.get(rowId) ?? null))
      faults.push(`the history of row ${rowId} does not lead to what is in force`);
  return faults;
}
