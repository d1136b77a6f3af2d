import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { worstOf } from '../findings/placed-findings.ts';
import type { Input } from '../input.ts';
import { cleanPasted } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { RichTools } from './rich-tools.tsx';
import { isExpressible, isSameText, readRich, writeRich } from './round-trip.ts';
import { TableTools } from './tables/table-tools.tsx';
import './rich-text.css';
import { countWords } from '../../ui/printing.ts';

type RichEditorProps = Omit<Input, 'value'> & {
  value: string;
  /** The input of the source, for a text that cannot be said here. */
  source: ReactNode;
  onSource(): void;
};

/** A text as it looks on a page. */
export function RichEditor(props: RichEditorProps): ReactNode {
  const { value } = props;
  const canShow = useMemo(() => isExpressible(value), [value]);
  if (canShow) return <Editing {...props} />;
  return (
    <>
      <p className="rich-note" role="status">
        This text has markup that the editor cannot show, such as a picture within a line. Its source is here instead,
        so that nothing of it is lost.
      </p>
      {props.source}
    </>
  );
}

function Editing({ field, value, onChange, findings, id, draft, onSource }: RichEditorProps): ReactNode {
  // A text that looks as it did when it was opened is written as it was.
  const opened = useRef(value);
  const written = useRef(value);
  const change = useRef(onChange);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    change.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content: readRich(value).toJSON(),
    // The office's policy takes no styles that a script writes; rich-text.css has them.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: { state } }) => {
      const next = writeRich(state.doc);
      written.current = isSameText(next, opened.current) ? opened.current : next;
      change.current(written.current);
    },
  });
  // A colleague's change, or one that was taken back, is shown when the cursor is elsewhere: answers to keys come late, and who has
  // selected words and now writes their link would lose the selection.
  useEffect(() => {
    if (isFocused || value === written.current) return;
    written.current = value;
    opened.current = value;
    editor.commands.setContent(readRich(value).toJSON(), { emitUpdate: false });
  }, [editor, value, isFocused]);
  const most = 'maxLength' in field.widget ? field.widget.maxLength : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the cursor is, and nothing can be done with it
    <div
      className="rich-field"
      data-fault={worstOf(findings) ?? undefined}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      <RichTools editor={editor} label={field.label} draft={draft} onSource={onSource} />
      <EditorContent editor={editor} />
      {/* Below: they come with the cursor, and must not move the cells that a hand is about to select. */}
      <TableTools editor={editor} label={field.label} />
      {most === null ? null : (
        <p className="form-count">
          {countWords(value.length)} of {countWords(most)} with its markup
        </p>
      )}
    </div>
  );
}
