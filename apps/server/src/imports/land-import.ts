import type { LandedImport } from '@millrace/contract/office';
import { countDraftSteps, takeRowIds } from '@millrace/database';
import type { ImportChange } from '@millrace/transfer';
import { draftBounds } from '../drafts/draft-bounds.ts';
import { type DraftServices, whileWriting } from '../drafts/open-draft.ts';
import { withManyRows } from '../drafts/row-pen.ts';
import { writeRow } from '../drafts/write-row.ts';
import { refused } from '../problems/problem-error.ts';
import type { Verdict } from './import-desk.ts';
import { type ImportView, markOf } from './import-rows.ts';

interface Landing {
  draft: string;
  takesDoubtful: boolean;
  writer: { by: string | null; isSeen: boolean; address: string };
  /** Keeps the bytes of files as uploads. Returns a function that removes those that were not kept before. */
  keepFiles(files: readonly string[]): Promise<() => Promise<void>>;
  /** Content as the draft has it now. */
  viewNow(): Promise<ImportView>;
  onProgress(done: number, of: number): void;
}

/** Rows that are asked of the thread at once. */
const AT_ONCE = 500;

/**
 * Writes a verdict into a draft in one transaction: one step, which one undo takes back. Refuses where the draft, or the content in force,
 * is not as the verdict saw it any more; then nothing is written.
 */
export async function landImport(
  services: DraftServices,
  { thread, placed, over }: Verdict,
  { draft, takesDoubtful, writer, keepFiles, viewNow, onProgress }: Landing,
): Promise<LandedImport> {
  const { newIds, files, rows } = await thread.ask('landing', { takesDoubtful });
  const media = mediaRows(files, placed);
  const { changes: most } = services.bounds ?? draftBounds;
  if (rows + media.length > most)
    throw refused(
      'draft-full',
      `A draft may change ${most} rows, and these are ${rows + media.length}. Import and publish one part after the other.`,
    );
  const ids = newIds + media.length === 0 ? [] : await takeRowIds(services.database.queries, newIds + media.length);
  const dropFiles = await keepFiles(files);
  const landed = { draft, added: 0, changed: 0, removed: 0, files: media.length };
  try {
    const view = await viewNow();
    if (markOf(view) !== over) throw movedOn();
    await whileWriting(services, draft, { by: writer.by, address: writer.address }, async (open) => {
      const { revision } = open.snapshot;
      const version = await countDraftSteps(open.tx, draft);
      if (revision !== view.snapshot.revision || version !== view.changes.version) throw movedOn();
      const write = (changes: readonly ImportChange[]) =>
        withManyRows(
          { tx: open.tx, snapshot: open.snapshot, draftId: draft },
          changes,
          ({ kind, id }) => ({ kind, rowId: id }),
          async ({ fields, isNew }, state, pen) => {
            // The verdict saw this version: there is nothing to merge.
            await writeRow(open.tx, open.snapshot, state, { version: state.version, fields, ...writer }, pen);
            landed[isNew ? 'added' : fields === null ? 'removed' : 'changed']++;
          },
        );
      await write(media.map((fields, nth) => mediaChange(ids[newIds + nth], fields)));
      landed.added -= media.length;
      for (let isFirst = true, done = 0; ; isFirst = false) {
        const some = await thread.ask('changes', { most: AT_ONCE, takesDoubtful, newIds: isFirst ? ids : [], isFirst });
        await write(some);
        done += some.length;
        onProgress(done, rows);
        if (some.length < AT_ONCE) break;
      }
    });
    return landed;
  } catch (error) {
    await dropFiles();
    throw error;
  }
}

type MediaFields = { uri: string; file: string; alt: string; focus: null };

/** The rows of the library that come along. */
function mediaRows(files: readonly string[], placed: Verdict['placed']): MediaFields[] {
  const rows = new Map<string, MediaFields>();
  for (const file of files) {
    const place = placed.get(file);
    if (place?.ok === true && place.isNew)
      rows.set(place.uri, { uri: place.uri, file: place.hash, alt: '', focus: null });
  }
  return [...rows.values()];
}

function mediaChange(id: number | undefined, fields: MediaFields): ImportChange {
  if (id === undefined) throw new Error('No id was given for a file.');
  return { kind: 'mediaFiles', id, isNew: true, fields };
}

const movedOn = () =>
  refused('changed-meanwhile', 'Rows were changed since the verdict was made. Look at it again: it is made anew.');
