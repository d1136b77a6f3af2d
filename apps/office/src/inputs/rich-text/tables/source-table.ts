import { Node } from '@tiptap/core';

const SOURCE = 'source';
const HTML = 'data-html';

/** A table that the editor cannot say, such as one with a table in a cell: it stands in its place, and is changed as its source. */
export const sourceTable = Node.create({
  name: 'sourceTable',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({
    html: {
      default: '',
      parseHTML: (element) => element.getAttribute(HTML) ?? '',
      renderHTML: ({ html }) => ({ [HTML]: html }),
    },
  }),
  parseHTML: () => [{ tag: `div[data-rich="${SOURCE}"]`, priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-rich': SOURCE, ...HTMLAttributes }],
  addNodeView:
    () =>
    ({ node, editor, getPos }) => {
      const dom = document.createElement('label');
      dom.className = 'rich-source-table';
      dom.append('A table that can be changed as its source alone, so that nothing of it is lost');
      const source = document.createElement('textarea');
      source.className = 'field';
      source.rows = 8;
      source.spellcheck = false;
      source.value = String(node.attrs['html']);
      source.addEventListener('input', () => {
        const pos = getPos();
        if (pos === undefined) return;
        editor.view.dispatch(editor.state.tr.setNodeMarkup(pos, undefined, { html: source.value }));
      });
      dom.append(source);
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type) return false;
          const html = String(next.attrs['html']);
          if (source.value !== html) source.value = html;
          return true;
        },
        // Keys, selections and pastes in the source are its own.
        stopEvent: () => true,
        ignoreMutation: () => true,
      };
    },
});

/** Puts a place for its source where each table stands that cannot be said, but for tables within others. */
export function keepSources(body: HTMLElement, isSayable: (html: string) => boolean): void {
  for (const table of body.querySelectorAll<HTMLElement>(':scope > table')) {
    const html = table.outerHTML;
    if (isSayable(html)) continue;
    const place = body.ownerDocument.createElement('div');
    place.setAttribute('data-rich', SOURCE);
    place.setAttribute(HTML, html);
    table.replaceWith(place);
  }
}

/** The same backwards; a source is read by itself, so that a tag that is not closed in it takes nothing of the text. */
export function putSources(body: HTMLElement, read: (html: string) => HTMLElement): void {
  for (const place of body.querySelectorAll(`div[data-rich="${SOURCE}"]`))
    place.replaceWith(...read(place.getAttribute(HTML) ?? '').childNodes);
}
