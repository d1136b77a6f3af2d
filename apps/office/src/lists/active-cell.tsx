import type { Finding } from '@millrace/contract/office';
import { isEqual } from '@millrace/drafts';
import type { ReactNode } from 'react';
import { CellChange, CellFinding, CellFoot } from '../cells/cell-foot.tsx';
import type { Range } from '../cells/range.ts';
import { findingWords } from '../fields/finding-words.ts';
import { showValue } from '../fields/print-value.ts';
import type { ShownList } from './use-list-view.ts';
import type { RowSeen, Rows } from './use-rows.ts';

/** Says what became of the cell that has the focus: its value before, with a way back, and what is wrong with its row. */
export function ActiveCell({
  list: { fields },
  range: { to },
  rows,
  findings,
  onPut,
}: {
  list: ShownList;
  range: Range;
  rows: Rows;
  findings: ReadonlyMap<number, readonly Finding[]>;
  onPut(row: RowSeen, field: string, value: unknown): void;
}): ReactNode {
  const line = rows.rowAt(to.row);
  const field = fields[to.column];
  if (line === undefined || field === undefined) return null;
  const before = line.before?.[field.name] ?? null;
  const value = line.row?.[field.name] ?? null;
  const isChanged = line.change === 'changed' && !isEqual(before, value);
  const own = (findings.get(line.id) ?? []).toSorted(
    (a, b) => Number(b.path[0] === field.name) - Number(a.path[0] === field.name),
  );
  const [first] = own;
  if (!isChanged && first === undefined && line.change === undefined) return null;
  return (
    <CellFoot finding={first} isChanged={isChanged || line.change !== undefined}>
      <b>{field.label}</b>
      {line.change === 'added' ? <span className="active-added">New in this draft</span> : null}
      {line.change === 'removed' ? <span className="active-removed">Removed by this draft</span> : null}
      {isChanged ? (
        <CellChange
          before={showValue(field, before)}
          now={showValue(field, value)}
          onPutBack={() => onPut(line, field.name, before)}
        />
      ) : null}
      {first === undefined ? null : (
        <CellFinding
          finding={{
            severity: first.severity,
            message: `${findingWords(first)}${own.length > 1 ? ` And ${own.length - 1} more.` : ''}`,
          }}
        />
      )}
    </CellFoot>
  );
}
