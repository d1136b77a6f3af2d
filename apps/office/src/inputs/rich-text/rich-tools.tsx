import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { RichLink } from './rich-link.tsx';
import { RichPicture } from './rich-picture.tsx';
import { insertTable, runIn } from './tables/table-commands.ts';

const HEADINGS = [2, 3, 4] as const;

interface Tool {
  /** On the button. */
  sign: string;
  words: string;
  keys?: string;
  isOn?(editor: Editor): boolean;
  run(editor: Editor): void;
}

const tools: readonly Tool[] = [
  {
    sign: 'B',
    words: 'Strong',
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    sign: 'I',
    words: 'Emphasis',
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    sign: 'small',
    words: 'Small print',
    isOn: (editor) => editor.isActive('smallPrint'),
    run: (editor) => editor.chain().focus().toggleMark('smallPrint').run(),
  },
  {
    sign: '•',
    words: 'List',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    sign: '1.',
    words: 'Numbered list',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    sign: '“',
    words: 'Quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { sign: '—', words: 'Line across', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
];

/** The tools of a text, above it. */
export function RichTools({
  editor,
  label,
  draft,
  onSource,
}: {
  editor: Editor;
  label: string;
  draft: string | null;
  onSource(): void;
}): ReactNode {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const { on, heading, isLink, isPicture, isInTable } = useEditorState({
    editor,
    selector: () => ({
      on: tools.map(({ isOn }) => isOn?.(editor) ?? false).join(),
      heading: HEADINGS.find((level) => editor.isActive('heading', { level })) ?? 0,
      isLink: editor.isActive('link'),
      isPicture: editor.isActive('image'),
      isInTable: editor.isActive('tableBlock'),
    }),
  });
  const isOn = on.split(',');
  return (
    <>
      <div className="rich-tools" role="toolbar" aria-label={`Markup of ${label}`}>
        <select
          className="field"
          aria-label="Kind of paragraph"
          value={heading}
          onChange={({ target }) => {
            const level = HEADINGS.find((one) => one === Number(target.value));
            if (level === undefined) editor.chain().focus().setParagraph().run();
            else editor.chain().focus().setHeading({ level }).run();
          }}
        >
          <option value={0}>Paragraph</option>
          <option value={2}>Heading</option>
          <option value={3}>Heading below it</option>
          <option value={4}>Smallest heading</option>
        </select>
        {tools.map(({ sign, words, keys, isOn: canBeOn, run }, at) => (
          <button
            key={words}
            className="button"
            type="button"
            title={words}
            aria-keyshortcuts={keys}
            aria-pressed={canBeOn === undefined ? undefined : isOn[at] === 'true'}
            onClick={() => run(editor)}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="unseen">{words}</span>
          </button>
        ))}
        <button className="button" type="button" aria-pressed={isLink} onClick={() => setOpen('link')}>
          Link
        </button>
        <button className="button" type="button" aria-pressed={isPicture} onClick={() => setOpen('picture')}>
          Picture
        </button>
        <button className="button" type="button" disabled={isInTable} onClick={() => runIn(editor, insertTable)}>
          Table
        </button>
        <button className="button rich-source" type="button" onClick={onSource}>
          Source<span className="unseen"> of {label}</span>
        </button>
      </div>
      {open === 'link' ? <RichLink editor={editor} onClose={() => setOpen(null)} /> : null}
      {open === 'picture' ? <RichPicture editor={editor} draft={draft} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
