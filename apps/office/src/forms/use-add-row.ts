import type { ContentKind } from '@millrace/contract/content';
import { officeTransport } from '../api/office-transport.ts';
import { addRow } from '../draft/add-row.ts';
import { useRowIntoDraft } from '../draft/use-row-into-draft.ts';
import { rememberAdded } from '../navigation/added-row.ts';
import { goTo } from '../navigation/here.tsx';

/** Adds a row with these fields to the draft and goes to its form. */
export const useAddRow = (kind: ContentKind) =>
  useRowIntoDraft(
    kind,
    (draft, fields: Readonly<Record<string, unknown>>) => addRow(officeTransport, draft, kind, fields),
    ({ id, row }) => {
      rememberAdded(kind, id, row ?? {});
      goTo(`/office/rows/${kind}/${id}`);
    },
  );
