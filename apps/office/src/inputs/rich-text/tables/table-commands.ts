import type { Editor } from '@tiptap/core';
import type { Node as RichNode } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  CellSelection,
  deleteColumn,
  goToNextCell,
  isInTable,
  mergeCells,
  selectedRect,
  splitCell,
  TableMap,
} from '@tiptap/pm/tables';
import { isHead, partsOf } from './table-markup.ts';
import { addRow, removeRows } from './table-rows.ts';

const [ROWS, COLUMNS] = [3, 3];

/** The block of the table that the cursor is in, also in its caption; null: in none. */
export function blockAround({ selection: { $from } }: EditorState): { pos: number; node: RichNode } | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'tableBlock') return { pos: $from.before(depth), node: $from.node(depth) };
  return null;
}

/** A new table in place of what is selected, with a row of headings. */
export const insertTable: Command = (state, dispatch) => {
  if (blockAround(state) !== null) return false;
  const { tableBlock, tableCaption, table, tableRow, tableCell, tableHeader } = state.schema.nodes;
  const cells = (isFirst: boolean) =>
    Array.from({ length: COLUMNS }, () =>
      isFirst ? tableHeader?.createAndFill({ scope: 'col' }) : tableCell?.createAndFill(),
    ).filter((cell) => cell != null);
  const rows = Array.from({ length: ROWS }, (_, at) =>
    tableRow?.create({ part: at === 0 ? 'thead' : null }, cells(at === 0)),
  ).filter((row) => row !== undefined);
  const caption = tableCaption?.create();
  const body = table?.create(null, rows);
  if (caption === undefined || body === undefined) return false;
  const block = tableBlock?.create(null, [caption, body]);
  if (block === undefined) return false;
  if (dispatch !== undefined) {
    const tr = state.tr.replaceSelectionWith(block);
    let first = 0;
    tr.doc.descendants((node, pos) => {
      if (node === body) first = pos + 1;
    });
    dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(first))).scrollIntoView());
  }
  return true;
};

export const removeTable: Command = (state, dispatch) => {
  const block = blockAround(state);
  if (block === null) return false;
  const { pos, node } = block;
  const isAlone = state.doc.resolve(pos).parent.childCount === 1;
  const paragraph = state.schema.nodes['paragraph']?.create();
  const { tr } = state;
  if (isAlone && paragraph !== undefined) tr.replaceWith(pos, pos + node.nodeSize, paragraph);
  else tr.delete(pos, pos + node.nodeSize);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(pos))).scrollIntoView());
  return true;
};

/** Removes the table where all of its cells are selected: the cells alone could not go. */
export const removeWholeTable: Command = (state, dispatch) =>
  state.selection instanceof CellSelection && state.selection.isColSelection() && state.selection.isRowSelection()
    ? removeTable(state, dispatch)
    : false;

/** Whether the first row is one of headings, above the rows of the body. */
export const hasHeadRow = (state: EditorState): boolean =>
  isHead(blockAround(state)?.node.lastChild?.firstChild?.attrs['part']);

/** Makes the first row the headings of its columns, or a row like the others. Rows that its cells reach into go with it. */
export const toggleHeadRow: Command = (state, dispatch) => {
  const block = blockAround(state);
  const table = block?.node.lastChild;
  if (block === null || table == null) return false;
  if (dispatch === undefined) return true;
  const start = block.pos + 1 + (block.node.firstChild?.nodeSize ?? 0);
  const isOn = hasHeadRow(state);
  const { tableHeader, tableCell } = state.schema.nodes;
  const count = isOn ? headRowsOf(table) : rowsReached(table);
  const { tr } = state;
  table.forEach((row, offset, at) => {
    if (at >= count) return;
    const pos = start + 1 + offset;
    tr.setNodeMarkup(pos, null, { ...row.attrs, part: isOn ? null : 'thead' });
    row.forEach((cell, within) => {
      const { scope: _, ...attrs } = cell.attrs;
      tr.setNodeMarkup(pos + 1 + within, isOn ? tableCell : tableHeader, isOn ? attrs : { ...attrs, scope: 'col' });
    });
  });
  dispatch(tr);
  return true;
};

const partOf = (row: RichNode): string | null => row.attrs['part'];

function headRowsOf(table: RichNode): number {
  const parts = partsOf(table.children.map(partOf));
  const first = parts.findIndex((part) => !isHead(part));
  return first < 0 ? parts.length : first;
}

function rowsReached(table: RichNode): number {
  let count = 1;
  for (let at = 0; at < count && at < table.childCount; at++)
    table.child(at).forEach((cell) => {
      count = Math.max(count, at + Number(cell.attrs['rowspan']));
    });
  return Math.min(count, table.childCount);
}

/** Cells of the headings and of the body are not one: a page would cut them at the line between. */
const mergeWithin: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  const { table, top, bottom } = selectedRect(state);
  const parts = partsOf(table.children.map(partOf)).slice(top, bottom);
  return parts.every((part) => part === parts[0]) && mergeCells(state, dispatch);
};

export interface TableTool {
  words: string;
  /** As Tiptap writes them, and as they are read out. */
  keys?: { bound: string; said: string };
  run: Command;
}

const keys = (key: string) => ({ bound: `Alt-Shift-${key}`, said: `Alt+Shift+${key}` });

/** The tools for the table that the cursor is in, in the order of the buttons. */
export const tableTools: readonly TableTool[] = [
  { words: 'Row above', keys: keys('ArrowUp'), run: addRow('above') },
  { words: 'Row below', keys: keys('ArrowDown'), run: addRow('below') },
  { words: 'Column left', keys: keys('ArrowLeft'), run: withHeading(addColumnBefore) },
  { words: 'Column right', keys: keys('ArrowRight'), run: withHeading(addColumnAfter) },
  { words: 'Remove row', keys: keys('Backspace'), run: unlessAll(removeRows) },
  { words: 'Remove column', keys: keys('Delete'), run: unlessAll(deleteColumn) },
  { words: 'Merge cells', run: mergeWithin },
  { words: 'Split cell', run: splitCell },
];

/** The heading of a new column says what it heads, where the others of its row do. */
function withHeading(addColumn: Command): Command {
  return (state, dispatch) => {
    const scoped = (tr: Transaction): void => {
      const block = blockAround(state);
      const end = tr.mapping.map((block?.pos ?? 0) + (block?.node.nodeSize ?? 0));
      tr.doc.nodesBetween(block?.pos ?? 0, end, (row, pos) => {
        if (row.type.name !== 'tableRow') return;
        const heads = row.children.filter(({ type }) => type.name === 'tableHeader');
        if (!isHead(partOf(row)) || !heads.some(({ attrs }) => attrs['scope'] === 'col')) return;
        row.forEach((cell, within) => {
          if (cell.type.name === 'tableHeader' && cell.attrs['scope'] === null && cell.textContent === '')
            tr.setNodeAttribute(pos + 1 + within, 'scope', 'col');
        });
      });
      dispatch?.(tr);
    };
    return addColumn(state, dispatch === undefined ? undefined : scoped);
  };
}

/** The last row or column goes with the table. */
function unlessAll(remove: Command): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, top, bottom, left, right } = selectedRect(state);
    const isAll = remove === removeRows ? bottom - top === map.height : right - left === map.width;
    return isAll ? removeTable(state, dispatch) : remove(state, dispatch);
  };
}

/** Does a command, and leaves the cursor in the text. */
export function runIn(editor: Editor, command: Command): boolean {
  const { view } = editor;
  const isDone = command(editor.state, (tr: Transaction) => view.dispatch(tr));
  view.focus();
  return isDone;
}

export const tableKeys = (editor: Editor): Record<string, () => boolean> =>
  Object.fromEntries(
    tableTools.flatMap(({ keys: pressed, run }) =>
      pressed === undefined ? [] : [[pressed.bound, () => isInTable(editor.state) && (runIn(editor, run) || true)]],
    ),
  );

/**
 * Goes to the next cell, or to the one before. After the last one comes a new row, unless nothing is in the last: then the key leaves the
 * text, so that it holds nobody back.
 */
export function toNextCell(editor: Editor, step: 1 | -1): boolean {
  const { state } = editor;
  if (!isInTable(state)) return false;
  if (runIn(editor, goToNextCell(step))) return true;
  const last = selectedRect(state).table.lastChild;
  if (step < 0 || last === null || last.textContent === '') return false;
  runIn(editor, addRow('below'));
  return runIn(editor, goToNextCell(1));
}

/**
 * A paragraph below the table, or above it, for the cursor that leaves it there where the text has nothing more. In the last row and in the
 * caption.
 */
export const leaveTable =
  (to: 'down' | 'up'): Command =>
  (state, dispatch) => {
    const block = blockAround(state);
    const paragraph = state.schema.nodes['paragraph']?.create();
    if (block === null || paragraph === undefined || !state.selection.empty) return false;
    const { parent } = state.doc.resolve(block.pos);
    const isAtEnd = to === 'down' ? parent.lastChild === block.node : parent.firstChild === block.node;
    const isLastRow = isInTable(state) && selectedRect(state).bottom === selectedRect(state).map.height;
    if (!isAtEnd || !(to === 'down' ? isLastRow : !isInTable(state))) return false;
    const pos = to === 'down' ? block.pos + block.node.nodeSize : block.pos;
    const tr = state.tr.insert(pos, paragraph);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView());
    return true;
  };

/** The size of the table around the cursor, for those who do not see it. */
export function sizeOf(state: EditorState): string {
  const table = blockAround(state)?.node.lastChild;
  if (table == null) return '';
  const { width, height } = TableMap.get(table);
  return `${height} rows, ${width} columns`;
}
