import { getSchema } from '@tiptap/core';
import { DOMSerializer, DOMParser as DocumentReader, type Node as RichNode } from '@tiptap/pm/model';
import { extensions } from './extensions.ts';
import { keepSources, putSources } from './tables/source-table.ts';
import { foldTables, unfoldTables } from './tables/table-markup.ts';
import { areTablesRegular } from './tables/table-nodes.ts';
import { completeRows } from './tables/whole-rows.ts';

const schema = getSchema(extensions);
const reader = DocumentReader.fromSchema(schema);
const writer = DOMSerializer.fromSchema(schema);

/** A text with markup, read by the browser and run by nothing. */
const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The text as the editor has it. What it cannot say is lost: ask `isExpressible` first. */
export function readRich(html: string): RichNode {
  const body = bodyOf(html);
  keepSources(body, (table) => isSaid(table, readAll(bodyOf(table))));
  return readAll(body);
}

function readAll(body: HTMLElement): RichNode {
  completeRows(body);
  unfoldTables(body);
  return reader.parse(body);
}

/** The editor's text as it is stored: '' for nothing, and an entry of a list or a cell that is one paragraph without its `<p>`. */
export function writeRich(node: RichNode): string {
  const { body } = new DOMParser().parseFromString('', 'text/html');
  body.append(writer.serializeFragment(node.content, { document: body.ownerDocument }));
  foldTables(body);
  for (const entry of body.querySelectorAll('li, th, td')) {
    const [only] = entry.children;
    const isAlone = [...entry.children].slice(1).every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    if (only?.tagName === 'P' && isAlone) only.replaceWith(...only.childNodes);
  }
  for (const list of body.querySelectorAll('ol[start="1"]')) list.removeAttribute('start');
  putSources(body, bodyOf);
  const written = body.innerHTML;
  return written === '<p></p>' ? '' : written;
}

/** Whether the editor can say all of a text: read and written again it looks the same on a page. */
export const isExpressible = (html: string): boolean => isSaid(html, readRich(html));

const isSaid = (html: string, text: RichNode): boolean => areTablesRegular(text) && isSameText(html, writeRich(text));

/** Whether two texts look the same on a page. A cell that is missing at the end of a row looks like an empty one. */
export const isSameText = (a: string, b: string): boolean => shapeOf(wholeBodyOf(a)) === shapeOf(wholeBodyOf(b));

function wholeBodyOf(html: string): HTMLElement {
  const body = bodyOf(html);
  completeRows(body);
  return body;
}

const SAME_ELEMENT: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const BLOCKS = new Set(
  'P H2 H3 H4 UL OL LI BLOCKQUOTE DL DT DD FIGURE FIGCAPTION HR IMG TABLE CAPTION THEAD TBODY TR TH TD'.split(' '),
);
const ENTRIES = new Set(['LI', 'TH', 'TD']);
/** Attributes that say nothing where they are 1. */
const ONES = new Set(['start', 'colspan', 'rowspan']);

/** Marks of words. On a page it makes no difference which of them stands within the other. */
const MARKS = new Set('STRONG EM SMALL SUB SUP CODE A'.split(' '));

/** A piece of what stands in an element: words with their marks, or an element that is none. */
interface Piece {
  marks: readonly string[];
  words: string;
}

/** An element in words: names, sorted attributes and texts, with spaces as a page shows them. */
const shapeOf = (element: Element): string => `<${tagOf(element)}>${insideOf(element)}</>`;

function tagOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !(ONES.has(name) && value === '1'))
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .sort();
  return [nameOf(element), ...attributes].join(' ');
}

const nameOf = ({ tagName }: Element): string => SAME_ELEMENT[tagName] ?? tagName;

function insideOf(element: Element): string {
  const pieces: Piece[] = [];
  for (const { marks, words } of piecesOf(element, [])) {
    const last = pieces.at(-1);
    if (last !== undefined && last.marks.join() === marks.join()) last.words += words;
    else pieces.push({ marks, words });
  }
  const inside = pieces.map(({ marks, words }) => (marks.length === 0 ? words : `<${marks.join('><')}>${words}</>`));
  return BLOCKS.has(element.tagName) || element.tagName === 'BODY' ? inside.join('').trim() : inside.join('');
}

function piecesOf(element: Element, marks: readonly string[]): Piece[] {
  const children = [...element.childNodes].filter((child) => child.nodeName !== 'CAPTION' || child.hasChildNodes());
  const hasBlocks = children.some((child) => BLOCKS.has(child.nodeName));
  const isEntry = ENTRIES.has(element.tagName);
  return children.flatMap((child): Piece[] => {
    if (child.nodeName === '#text') {
      const text = (child.textContent ?? '').replaceAll(/[\t\n\f\r ]+/g, ' ');
      return hasBlocks && text.trim() === '' ? [] : [{ marks, words: text }];
    }
    if (child.nodeName === '#comment') return [{ marks, words: '<!>' }];
    const [only] = element.children;
    const inner = child as Element;
    // Nothing but paragraphs tells a page how far apart entries stand.
    if (isEntry && inner === only && inner.nodeName === 'P') return [{ marks, words: insideOf(inner) }];
    if (MARKS.has(nameOf(inner))) return piecesOf(inner, [...new Set([...marks, tagOf(inner)])].sort());
    return [{ marks, words: shapeOf(inner) }];
  });
}
