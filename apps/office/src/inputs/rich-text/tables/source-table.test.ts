// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourceTable } from './source-table.ts';

const HTML = '<table><tr><td>a</td></tr></table>';
const handleKeyDown = vi.fn();
let editor: Editor;
beforeEach(() => {
  handleKeyDown.mockReset();
  const element = document.createElement('div');
  document.body.append(element);
  editor = new Editor({
    element,
    extensions: [StarterKit, sourceTable],
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'before' }] },
        { type: 'sourceTable', attrs: { html: HTML } },
      ],
    },
    editorProps: { handleKeyDown },
  });
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

const source = (): HTMLTextAreaElement => {
  const found = document.querySelector('textarea');
  if (found === null) throw new Error('There is no source.');
  return found;
};
const html = (): unknown[] => {
  const all: unknown[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'sourceTable') all.push(node.attrs['html']);
  });
  return all;
};
const type = (text: string): void => {
  source().value = text;
  source().dispatchEvent(new Event('input', { bubbles: true }));
};

test('a table stands as its source, and what is typed there is the table', () => {
  expect(source().value).toBe(HTML);
  const before = source();
  type('<table></table>');
  expect([html(), source().value]).toEqual([['<table></table>'], '<table></table>']);
  expect(source()).toBe(before);
  expect(editor.state.doc.firstChild?.textContent).toBe('before');
});

test('what is taken back stands in the source again', () => {
  type('<table></table>');
  editor.commands.undo();
  expect([html(), source().value]).toEqual([[HTML], HTML]);
});

test('keys in the source are its own', () => {
  source().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(handleKeyDown).not.toHaveBeenCalled();
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(handleKeyDown).toHaveBeenCalledOnce();
});

test('the source goes with its table', () => {
  editor.commands.setContent('<p>none</p>');
  expect(document.querySelector('textarea')).toBeNull();
});
