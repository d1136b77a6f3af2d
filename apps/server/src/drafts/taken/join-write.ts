import { joinSteps, readDraftWrite } from '@millrace/database';
import type { OpenDraft } from '../open-draft.ts';
import type { RowWrite } from '../write-row.ts';

/**
 * Makes what this transaction wrote one step with an earlier write of the same writer. Of an earlier write that is not known it stays
 * apart.
 */
export async function joinWrite({ tx, draft }: OpenDraft, key: string, { by }: Pick<RowWrite, 'by'>): Promise<void> {
  const earlier = await readDraftWrite(tx, draft.id, key);
  const first = earlier?.outcomes.find(({ version }) => version.startsWith('d'));
  if (by === null || earlier?.madeBy !== by || first === undefined) return;
  const { kind, id: rowId, version } = first;
  await joinSteps(tx, { draftId: draft.id, kind, rowId, version: Number(version.slice(1)) }, by);
}
