import type { Mend, MendEdit } from '@millrace/studio';
import { mended } from '@millrace/studio';
import { useCallback } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import type { RowEdit } from '../../draft/waiting-edit.ts';
import { useStudio } from '../ground/studio-context.tsx';

/** Writes mends into the draft, in one step. */
export function useTakeMends(): (mends: readonly Mend[]) => void {
  const { kind, id, record, row, products } = useStudio();
  const { writeMany } = useDraft();
  return useCallback(
    (mends) => {
      const edits = mends.flatMap((mend) => mend.edits);
      const own = edits.filter((edit) => edit.kind === kind && edit.id === id);
      const written: RowEdit[] =
        own.length === 0 ? [] : [{ kind, id, version: record.version, fields: fieldsAfter(row, own) }];
      for (const product of products) {
        const ofIt = edits.filter((edit) => edit.kind === 'products' && edit.id === product.id);
        if (ofIt.length === 0) continue;
        written.push({
          kind: 'products',
          id: product.id,
          version: product.version,
          fields: fieldsAfter({ ...product }, ofIt),
        });
      }
      if (written.length > 0) writeMany(written);
    },
    [kind, id, record.version, row, products, writeMany],
  );
}

/** The fields that edits change. */
function fieldsAfter(row: Readonly<Record<string, unknown>>, edits: readonly MendEdit[]): Record<string, unknown> {
  const after = mended(row, edits);
  const changed = new Set(edits.map(({ path: [field] }) => String(field)));
  return Object.fromEntries(Object.entries(after).filter(([field]) => changed.has(field)));
}
