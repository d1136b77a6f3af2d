import type { Node as RichNode } from '@tiptap/pm/model';
import type { Command, Transaction } from '@tiptap/pm/state';
import { isInTable, rowIsHeader, selectedRect, TableMap } from '@tiptap/pm/tables';

/**
 * Adding and removing rows, as `@tiptap/pm/tables` does it. Its own lose count of the columns after a wide cell that reaches over the
 * place: a row is then too short, a cell too long, and selected cells cannot be found in it.
 */

interface Place {
  table: RichNode;
  map: TableMap;
  /** The position of its first row. */
  tableStart: number;
}

export const addRow =
  (side: 'above' | 'below'): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    if (dispatch === undefined) return true;
    const rect = selectedRect(state);
    const { tr } = state;
    insertRow(tr, rect, side === 'above' ? rect.top : rect.bottom);
    dispatch(tr);
    return true;
  };

/** Removes the rows in which something is selected. */
export const removeRows: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { top, bottom, tableStart, ...given } = selectedRect(state);
  if (top === 0 && bottom === given.map.height) return false;
  if (dispatch === undefined) return true;
  const { tr } = state;
  let table: RichNode | null = given.table;
  for (let row = bottom - 1; row >= top && table !== null; row -= 1) {
    removeRow(tr, { table, map: TableMap.get(table), tableStart }, row);
    table = tr.doc.nodeAt(tableStart - 1);
  }
  dispatch(tr);
  return true;
};

/** A cell that reaches over the place of the new row becomes longer; elsewhere the row has cells like those beside it. */
function insertRow(tr: Transaction, { table, map, tableStart }: Place, row: number): void {
  const { tableCell, tableRow } = table.type.schema.nodes;
  const like = rowBeside({ table, map, tableStart }, row);
  const cells: RichNode[] = [];
  for (let col = 0; col < map.width; ) {
    const place = row * map.width + col;
    const pos = map.map[place] ?? 0;
    const cell = table.nodeAt(pos);
    if (row > 0 && row < map.height && pos === map.map[place - map.width] && cell !== null) {
      tr.setNodeAttribute(tableStart + pos, 'rowspan', Number(cell.attrs['rowspan']) + 1);
      col += Number(cell.attrs['colspan']);
      continue;
    }
    const type = like === null ? tableCell : table.nodeAt(map.map[like * map.width + col] ?? 0)?.type;
    const added = type?.createAndFill();
    if (added != null) cells.push(added);
    col += 1;
  }
  const added = tableRow?.create(null, cells);
  if (added !== undefined) tr.insert(tableStart + offsetOf(table, row), added);
}

/** The row whose kinds of cells a new one takes over; null: plain cells, as headings stand only where there were none beside them. */
function rowBeside({ table, map }: Place, row: number): number | null {
  const beside = row > 0 ? row - 1 : 0;
  if (!rowIsHeader(map, table, beside)) return beside;
  return row === 0 || row === map.height ? null : row;
}

/** A cell that began above becomes shorter; one that begins here goes on in the next row. */
function removeRow(tr: Transaction, { table, map, tableStart }: Place, row: number): void {
  const from = tr.mapping.maps.length;
  const mapped = (pos: number): number => tr.mapping.slice(from).map(tableStart + pos);
  tr.delete(tableStart + offsetOf(table, row), tableStart + offsetOf(table, row + 1));
  for (let col = 0; col < map.width; ) {
    const place = row * map.width + col;
    const pos = map.map[place] ?? 0;
    const cell = table.nodeAt(pos);
    if (cell === null) return;
    const rowspan = Number(cell.attrs['rowspan']) - 1;
    if (row > 0 && pos === map.map[place - map.width]) tr.setNodeAttribute(mapped(pos), 'rowspan', rowspan);
    else if (row + 1 < map.height && pos === map.map[place + map.width])
      tr.insert(
        mapped(map.positionAt(row + 1, col, table)),
        cell.type.create({ ...cell.attrs, rowspan }, cell.content),
      );
    col += Number(cell.attrs['colspan']);
  }
}

function offsetOf(table: RichNode, row: number): number {
  let offset = 0;
  for (let at = 0; at < row; at += 1) offset += table.child(at).nodeSize;
  return offset;
}
