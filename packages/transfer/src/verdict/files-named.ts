import type { ContentAttribute, ContentKind } from '@millrace/contract/content';
import type { SheetMapping } from '@millrace/contract/office';
import type { Sheet } from '@millrace/exchange';
import { columnsOf } from '../columns/columns-of.ts';
import { sheetTable } from '../mapping/sheet-table.ts';
import { cellAt, placedColumns } from './find-rows.ts';
import { fileNamesOf, namesFiles } from './named-files.ts';

/** Every name of a file that cells of these sheets hold, with the kind of the row that names it. */
export function* filesNamed(
  sheets: readonly { sheet: Sheet; mapping: SheetMapping }[],
  attributes: readonly ContentAttribute[],
): Generator<{ name: string; kind: ContentKind }> {
  for (const { sheet, mapping } of sheets) {
    if (mapping.isLeftOut) continue;
    const { kind } = mapping;
    const placed = placedColumns(mapping, columnsOf(kind, attributes)).filter(({ column }) => namesFiles(column));
    if (placed.length === 0) continue;
    for (const line of sheetTable(sheet, mapping).rows())
      for (const column of placed)
        for (const name of fileNamesOf(cellAt(column, line)?.text ?? '')) yield { name, kind };
  }
}
