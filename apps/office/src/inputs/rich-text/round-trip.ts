import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocumentReader, type Node as RichNode } from '@tiptap/pm/model';
import { extensions } from './extensions.ts';

const schema = getSchema(extensions);
const reader = DocumentReader.fromSchema(schema);
const writer = DOMSerializer.fromSchema(schema);

/** A text with markup, read by the browser and run by nothing. */
const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The text as the editor has it. What it cannot say is lost: ask `isExpressible` first. */
export const readRich = (html: string): RichNode => reader.parse(bodyOf(html));

/** The editor's text as it is stored: '' for nothing, and an entry of a list that is one paragraph without its `<p>`. */
export function writeRich(node: RichNode): string {
  const { body } = new DOMParser().parseFromString('', 'text/html');
  body.append(writer.serializeFragment(node.content, { document: body.ownerDocument }));
  for (const entry of body.querySelectorAll('li')) {
    const [only] = entry.children;
    const isAlone = [...entry.children].slice(1).every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    if (only?.tagName === 'P' && isAlone) only.replaceWith(...only.childNodes);
  }
  for (const list of body.querySelectorAll('ol[start="1"]')) list.removeAttribute('start');
  const written = body.innerHTML;
  return written === '<p></p>' ? '' : written;
}

/** Whether the editor can say all of a text: read and written again it looks the same on a page. */
export const isExpressible = (html: string): boolean => isSameText(html, writeRich(readRich(html)));

/** Whether two texts look the same on a page. */
export const isSameText = (a: string, b: string): boolean => shapeOf(bodyOf(a)) === shapeOf(bodyOf(b));

const SAME_ELEMENT: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const BLOCKS = new Set('P H2 H3 H4 UL OL LI BLOCKQUOTE DL DT DD FIGURE FIGCAPTION HR IMG TABLE'.split(' '));

/** An element in words: names, sorted attributes and texts, with spaces as a page shows them. */
function shapeOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(name === 'start' && value === '1'))
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .sort();
  const name = SAME_ELEMENT[element.tagName] ?? element.tagName;
  return `<${[name, ...attributes].join(' ')}>${insideOf(element)}</>`;
}

function insideOf(element: Element): string {
  const children = [...element.childNodes];
  const hasBlocks = children.some((child) => BLOCKS.has(child.nodeName));
  const isEntry = element.tagName === 'LI';
  const inside = children.map((child) => {
    if (child.nodeName === '#text') {
      const text = (child.textContent ?? '').replaceAll(/[\t\n\f\r ]+/g, ' ');
      return hasBlocks && text.trim() === '' ? '' : text;
    }
    if (child.nodeName === '#comment') return '<!>';
    const [only] = element.children;
    // Nothing but paragraphs tells a page how far apart entries stand.
    if (isEntry && child === only && child.nodeName === 'P') return insideOf(only);
    return shapeOf(child as Element);
  });
  return BLOCKS.has(element.tagName) || element.tagName === 'BODY' ? inside.join('').trim() : inside.join('');
}
