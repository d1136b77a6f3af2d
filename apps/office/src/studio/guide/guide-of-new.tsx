import type { RowRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { useDraft } from '../../draft/draft-context.tsx';
import { standAt } from '../../navigation/here.tsx';
import { addressOfStudio, type StudioKind } from '../ground/studio-address.ts';
import { GuideWorkbench } from './guide-workbench.tsx';
import { letFilesGo } from './held-files.ts';
import { knownWith } from './known-with.ts';

/** A row without a configurator gets that of a guide. */
export function GuideOfNew({ kind, record: { id, version, row } }: { kind: StudioKind; record: RowRecord }): ReactNode {
  const { writeMany } = useDraft();
  return (
    <GuideWorkbench
      row={id}
      now={null}
      onMake={({ configurator, validNumbers }) => {
        letFilesGo();
        standAt(addressOfStudio(kind, id));
        writeMany([
          {
            kind,
            id,
            version,
            fields: { configurator, validNumbers: knownWith(row?.['validNumbers'], validNumbers) },
          },
        ]);
      }}
    />
  );
}
