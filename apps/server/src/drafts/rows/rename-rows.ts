import type { Snapshot } from '@millrace/catalogue';
import type { Pausable } from '@millrace/configurator';
import type { ContentKind } from '@millrace/contract/content';
import { type RenamedRowsAnswer, readRow, type renameBody, TOUCHES_SHOWN } from '@millrace/contract/office';
import { type RenamedContent, type RenamedRows, renamedKinds, renameInSteps } from '@millrace/studio';
import type { z } from 'zod';
import { rowName } from '../../content/content-rows.ts';
import { changesOf, type DraftRows } from './draft-rows.ts';

type Asked = Omit<z.output<typeof renameBody>, 'draft'>;

/** Shows what a rename does to all content, as a draft has it. Rows that their schemas refuse are left as they are. */
export function* renameRows(
  snapshot: Snapshot,
  draft: DraftRows,
  { familyId, rename, keepsReading, rewrites }: Asked,
): Pausable<RenamedRowsAnswer> {
  const { content, isSound } = contentOf(snapshot, draft, familyId);
  if (!isSound) return { ok: false, refusal: { code: 'not-sound' } };
  const agreed = new Set(rewrites.map(({ kind, id }) => `${kind} ${id}`));
  const renamed = yield* renameInSteps(content, familyId, rename, {
    keepsReading,
    rewrites: ({ kind, id }) => agreed.has(`${kind} ${id}`),
  });
  return presented(renamed, { snapshot, draft, content });
}

function contentOf(
  snapshot: Snapshot,
  draft: DraftRows,
  familyId: number,
): { content: RenamedContent; isSound: boolean } {
  let isSound = true;
  const rowsOf = (kind: ContentKind): readonly unknown[] => {
    const changed = draft.byKind.get(kind);
    if (changed === undefined) return snapshot.content[kind];
    const typed = changesOf(draft, kind).flatMap(({ row, rowId }): unknown[] => {
      if (row === null) return [];
      const read = readRow(kind, { ...row, id: rowId });
      if (!read.ok && kind === 'families' && rowId === familyId) isSound = false;
      return read.ok ? [read.row] : [];
    });
    const rows: readonly { id: number }[] = snapshot.content[kind];
    return [...rows.filter(({ id }) => !changed.has(id)), ...typed];
  };
  return {
    content: Object.fromEntries(renamedKinds.map((kind) => [kind, rowsOf(kind)])) as unknown as RenamedContent,
    isSound,
  };
}

interface Whole {
  snapshot: Snapshot;
  draft: DraftRows;
  content: RenamedContent;
}

function presented(renamed: RenamedRows, { snapshot, draft, content }: Whole): RenamedRowsAnswer {
  const labelOf = (kind: ContentKind, id: number): string => {
    const rows: readonly { id: number }[] = content[kind as keyof RenamedContent];
    const row = rows.find((one) => one.id === id);
    return row === undefined ? '' : rowName(row);
  };
  const labelled = <Placed extends { kind: ContentKind; id: number }>(placed: Placed) => ({
    ...placed,
    label: labelOf(placed.kind, placed.id),
  });
  if (!renamed.ok) {
    const { refusal, where } = renamed;
    return {
      ok: false,
      refusal: {
        code: refusal.code,
        ...('with' in refusal ? { with: refusal.with } : {}),
        ...('name' in refusal ? { name: refusal.name } : {}),
        ...('option' in refusal && refusal.option !== undefined ? { option: refusal.option } : {}),
      },
      ...(where === undefined ? {} : { where: labelled(where) }),
    };
  }
  const versionOf = (kind: ContentKind, id: number): string => {
    const change = draft.byKind.get(kind)?.get(id);
    return change === undefined ? `r${snapshot.revision}` : `d${change.version}`;
  };
  const rows = renamed.rows.map(({ kind, id, row, touches }) => {
    const changed = new Set(touches.map(({ path: [field] }) => field));
    return {
      ...labelled({ kind, id }),
      version: versionOf(kind, id),
      fields: Object.fromEntries(Object.entries(row).filter(([field]) => changed.has(field))),
      touched: touches.length,
      touches: touches.slice(0, TOUCHES_SHOWN),
    };
  });
  return {
    ok: true,
    rows,
    stops: renamed.stops.map(labelled),
    mentions: renamed.mentions.map(labelled),
    aliases: renamed.aliases,
  };
}
