import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { blockAround, hasHeadRow, removeTable, runIn, sizeOf, tableTools, toggleHeadRow } from './table-commands.ts';

/** The tools of the table that the cursor is in; nothing elsewhere. */
export function TableTools({ editor, label }: { editor: Editor; label: string }): ReactNode {
  const { isIn, isHeaded, size, can } = useEditorState({
    editor,
    selector: () => ({
      isIn: blockAround(editor.state) !== null,
      isHeaded: hasHeadRow(editor.state),
      size: sizeOf(editor.state),
      can: tableTools.map(({ run }) => run(editor.state)).join(),
    }),
  });
  if (!isIn) return null;
  const may = can.split(',');
  return (
    <div className="rich-tools rich-table-tools" role="toolbar" aria-label={`Table in ${label}`}>
      <span className="rich-table-size">
        Table<span className="unseen">, {size}</span>
      </span>
      <button className="button" type="button" aria-pressed={isHeaded} onClick={() => runIn(editor, toggleHeadRow)}>
        Row of headings
      </button>
      {tableTools.map(({ words, keys, run }, at) => (
        <button
          key={words}
          className="button"
          type="button"
          title={keys?.said}
          aria-keyshortcuts={keys?.said}
          disabled={may[at] !== 'true'}
          onClick={() => runIn(editor, run)}
        >
          {words}
        </button>
      ))}
      <button className="button" type="button" onClick={() => runIn(editor, removeTable)}>
        Remove table
      </button>
    </div>
  );
}
