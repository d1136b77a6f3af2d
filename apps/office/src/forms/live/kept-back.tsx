import type { DraftFindings, RowRecord } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { FindingLine, findingKey } from '../../changes/finding-line.tsx';

export interface Kept {
  /** null: none. */
  draft: string | null;
  row: Pick<RowRecord, 'kind' | 'id'>;
  /** Faults of the row itself, which stand at its fields. */
  ownFaults: number;
  /** All that the newest check found in the draft. */
  findings: DraftFindings['findings'];
}

/** Faults that are listed before the rest is counted. */
const LISTED = 4;

/** Why the page beside a form is shown as it is published: the faults of the draft that keep the change of its row out. */
export function KeptBack({ kept, isLedAway }: { kept: Kept; isLedAway: boolean }): ReactNode {
  const { draft, ownFaults } = kept;
  // Faults elsewhere keep nothing out that its own keep out already.
  const others = ownFaults > 0 ? [] : faultsElsewhere(kept);
  const isKept = draft !== null && (isLedAway || ownFaults > 0);
  return (
    <div role="status" className="form-kept">
      {isKept ? (
        <>
          <p>
            <b>Shown as it is published.</b> {wordsFor(ownFaults, others.length)}
          </p>
          {others.length === 0 ? null : (
            <ul>
              {others.slice(0, LISTED).map((finding) => (
                <FindingLine key={findingKey(finding)} finding={finding} />
              ))}
              {others.length > LISTED ? <li>{others.length - LISTED} more are on the page of the draft.</li> : null}
            </ul>
          )}
        </>
      ) : null}
    </div>
  );
}

/** The faults of the draft at other rows. */
export const faultsElsewhere = ({ row, findings }: Kept): Kept['findings'] =>
  findings.filter(({ severity, kind, id }) => severity === 'error' && !(kind === row.kind && id === row.id));

function wordsFor(own: number, others: number): string {
  if (own > 0) return 'This row has faults at its fields, so the preview leaves its changes out.';
  if (others === 0) return 'The preview leaves out changes of this row that do not go together with others.';
  return 'The preview leaves the changes of this row out until these faults are mended:';
}
