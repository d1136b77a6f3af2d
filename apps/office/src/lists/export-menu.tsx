import { callPath } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { type ExportFormat, officeCalls } from '@millrace/contract/office';
import { type ReactNode, useId } from 'react';
import type { Rows } from './use-rows.ts';

const formats: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Workbook (XLSX)',
  csv: 'CSV',
  json: 'JSON',
};

/** The files that a list is saved as: all columns of the rows that its filter leaves, or the columns that are shown. */
export function ExportMenu({
  kind,
  rows,
  draft,
  onSaveShown,
}: {
  kind: ContentKind;
  rows: Rows;
  draft: string | null;
  onSaveShown(): void;
}): ReactNode {
  const id = useId();
  const query = { ...rows.query, ...(draft === null ? {} : { draft }) };
  return (
    <>
      <button className="button list-export" type="button" disabled={rows.total === 0} popoverTarget={id}>
        Export
      </button>
      <div id={id} popover="auto" className="list-menu floating export-menu" role="dialog" aria-label="Export">
        <h2>All columns, to be read back</h2>
        <ul>
          {Object.entries(formats).map(([format, words]) => (
            <li key={format}>
              <a href={`/api${callPath(officeCalls.officeExportRows.path, { kind }, { ...query, format })}`} download>
                {words}
              </a>
            </li>
          ))}
        </ul>
        <h2>To look at</h2>
        <ul>
          <li>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onSaveShown}>
              The columns shown, as CSV
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
