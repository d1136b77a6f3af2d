import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isAddress } from './extensions.ts';

/** The address that the selected words lead to. Without a selection, the address itself is written. */
export function RichLink({ editor, onClose }: { editor: Editor; onClose(): void }): ReactNode {
  const present: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof present === 'string' ? present : '');
  const [fault, setFault] = useState<string | null>(null);
  const close = (): void => {
    editor.commands.focus();
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const to = href.trim();
    if (!isAddress(to)) {
      setFault('It must begin with /, #, https://, mailto: or tel:.');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && present === undefined)
      chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: to } }] }).run();
    else chain.setMark('link', { href: to }).run();
    onClose();
  };
  return (
    <form className="rich-panel" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <label>
        Leads to
        <input
          // biome-ignore lint/a11y/noAutofocus: the button that opens it says that an address comes next
          autoFocus
          className="field"
          placeholder="/family/… or https://…"
          value={href}
          aria-invalid={fault !== null}
          onChange={({ target }) => setHref(target.value)}
        />
      </label>
      <button className="button" type="submit">
        Set the link
      </button>
      {present === undefined ? null : (
        <button
          className="button"
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
            onClose();
          }}
        >
          No link
        </button>
      )}
      <button className="button-link" type="button" onClick={close}>
        Leave it
      </button>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
