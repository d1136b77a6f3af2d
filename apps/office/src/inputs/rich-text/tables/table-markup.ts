/**
 * Tables between the markup of a page and that of the editor. The editor has a block with a line for the caption and, below it, rows alone;
 * each row says the section that it stood in.
 */

export const BLOCK = 'table';
export const CAPTION = 'caption';
const SECTION = /^(?:THEAD|TBODY|TFOOT)$/;

/** Puts each table of a page into a block of the editor. A table within a cell stays as it is: the editor has none. */
export function unfoldTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table') != null || table.closest(`[data-rich="${BLOCK}"]`) !== null) continue;
    const sections = [...table.children].filter(({ tagName }) => SECTION.test(tagName));
    for (const [at, section] of sections.entries())
      for (const row of section.children)
        row.setAttribute('data-part', `${section.tagName === 'THEAD' ? 'thead' : 'tbody'} ${at}`);
    const block = elementOf(body, 'div', BLOCK);
    const caption = elementOf(body, 'p', CAPTION);
    const words = table.querySelector(':scope > caption');
    if (words !== null) caption.append(...words.childNodes);
    words?.remove();
    table.replaceWith(block);
    block.append(caption, table);
  }
}

/** Makes each block of the editor a table of a page again: a caption where there are words, and rows in their sections. */
export function foldTables(body: HTMLElement): void {
  for (const block of body.querySelectorAll(`[data-rich="${BLOCK}"]`)) {
    const words = block.querySelector(`[data-rich="${CAPTION}"]`);
    const table = block.querySelector('table');
    if (table === null) continue;
    const rows = [...table.querySelectorAll('tr')];
    const parts = partsOf(rows.map((row) => row.getAttribute('data-part')));
    table.replaceChildren();
    if (words !== null && words.childNodes.length > 0) {
      const caption = table.appendChild(block.ownerDocument.createElement('caption'));
      caption.append(...words.childNodes);
    }
    let section: HTMLElement | null = null;
    for (const [at, row] of rows.entries()) {
      row.removeAttribute('data-part');
      if (section === null || parts[at] !== parts[at - 1])
        section = table.appendChild(block.ownerDocument.createElement(isHead(parts[at]) ? 'thead' : 'tbody'));
      section.append(row);
    }
    block.replaceWith(table);
  }
}

export const isHead = (part: unknown): boolean => typeof part === 'string' && part.startsWith('thead');

/** The section of each row: a new one belongs to the body that it stands in, and above the rows of a head to that head. */
export function partsOf(own: readonly (string | null)[]): string[] {
  const parts: string[] = [];
  for (const [at, part] of own.entries()) {
    const before = parts[at - 1];
    const next = own.slice(at + 1).find((one) => one !== null);
    parts.push(part ?? (before !== undefined && !isHead(before) ? before : (next ?? 'tbody')));
  }
  return parts;
}

function elementOf(body: HTMLElement, name: string, is: string): HTMLElement {
  const element = body.ownerDocument.createElement(name);
  element.setAttribute('data-rich', is);
  return element;
}
