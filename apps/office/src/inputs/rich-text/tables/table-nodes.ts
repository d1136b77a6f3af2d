import { Extension, type Extensions, Node } from '@tiptap/core';
import { type Node as RichNode, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable, TableMap, tableEditing } from '@tiptap/pm/tables';
import { sourceTable } from './source-table.ts';
import { leaveTable, removeWholeTable, tableKeys, toNextCell } from './table-commands.ts';
import { BLOCK, CAPTION } from './table-markup.ts';

/** Names by which the commands of tables know the nodes. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
/** All that may be in a cell: no table within another. */
const IN_CELL =
  '(paragraph | heading | bulletList | orderedList | blockquote | image | figure | definitions | horizontalRule)+';

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const spans = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  /** The commands of tables ask for it; the compile takes no width, and none is written. */
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
});

/** A table and its caption, as one block between paragraphs. */
const tableBlock = Node.create({
  name: 'tableBlock',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  parseHTML: () => [{ tag: `div[data-rich="${BLOCK}"]` }],
  renderHTML: () => ['div', { 'data-rich': BLOCK }, 0],
});
const tableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: `p[data-rich="${CAPTION}"]`, priority: 60 }],
  renderHTML: () => ['p', { 'data-rich': CAPTION }, 0],
});
const table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});
const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    /** The section that it stood in; null: it is new. */
    part: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-part'),
      renderHTML: ({ part }) => (part === null ? {} : { 'data-part': part }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});
const tableCell = Node.create({
  name: 'tableCell',
  content: IN_CELL,
  isolating: true,
  addAttributes: spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const tableHeader = Node.create({
  name: 'tableHeader',
  content: IN_CELL,
  isolating: true,
  addAttributes: () => ({ ...spans(), scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Cells are selected, walked through and pasted into as in a spreadsheet. */
const tableWays = Extension.create({
  name: 'tableWays',
  // Before lists: in a cell Tab goes to the next one.
  priority: 1000,
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => toNextCell(editor, 1),
      'Shift-Tab': () => toNextCell(editor, -1),
      ArrowDown: () => editor.view.endOfTextblock('down') && leaveTable('down')(editor.state, editor.view.dispatch),
      ArrowUp: () => editor.view.endOfTextblock('up') && leaveTable('up')(editor.state, editor.view.dispatch),
      Backspace: () => removeWholeTable(editor.state, editor.view.dispatch),
      Delete: () => removeWholeTable(editor.state, editor.view.dispatch),
      ...tableKeys(editor),
    };
  },
  addProseMirrorPlugins: () => [
    tableEditing(),
    new Plugin({
      props: {
        // A table that is pasted into another is its cells.
        transformPasted: (slice, { state }) => (isInTable(state) ? cellsAlone(slice) : slice),
      },
    }),
  ],
});

function cellsAlone(slice: Slice): Slice {
  const { firstChild, childCount } = slice.content;
  if (childCount !== 1 || firstChild?.type.name !== 'tableBlock' || firstChild.lastChild === null) return slice;
  return new Slice(slice.content.cut(0, 0).addToEnd(firstChild.lastChild), 0, 0);
}

export const tableExtensions: Extensions = [
  tableBlock,
  tableCaption,
  table,
  tableRow,
  tableCell,
  tableHeader,
  tableWays,
  sourceTable,
];

/** Whether every table of a text has all its cells, none over another: those that do not would be changed by looking at them. */
export function areTablesRegular(text: RichNode): boolean {
  let areRegular = true;
  text.descendants((node) => {
    if (node.type.name !== 'table') return;
    const { problems, width } = TableMap.get(node);
    areRegular &&= problems === null && width > 0;
  });
  return areRegular;
}
