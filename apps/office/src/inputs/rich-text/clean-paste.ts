import { isAddress } from './extensions.ts';
import { unfoldTables } from './tables/table-markup.ts';

/** Other levels of headings, as the nearest that a text has. */
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };
/** A paragraph of a list, as Word writes it: its level, and the sign that stands before its text. */
const WORD_LEVEL = /mso-list:[^;"]*level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]{1,3})[.)]/i;
const REDIRECT = 'https://www.google.com/url?';

/**
 * Pasted markup as a text may have it: lists of Word as lists, headings on the levels that there are, links without what Google puts
 * before them, pictures of the media library alone. The editor drops all that it does not know, such as styles, by itself.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  for (const heading of body.querySelectorAll('h1, h5, h6')) renamed(heading, HEADINGS[heading.tagName] ?? 'p');
  for (const anchor of body.querySelectorAll('a')) cleanLink(anchor);
  for (const picture of body.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/media/')) picture.remove();
  wordLists(body);
  for (const element of body.querySelectorAll(`[${STYLE}]`)) styled(element);
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4'))
    if ((paragraph.textContent ?? '').trim() === '' && paragraph.querySelector('img') === null) paragraph.remove();
  unfoldTables(body);
  return body.innerHTML;
}

/** Styles under another name: the office's policy takes none in a page, not even in one that nobody sees. */
const STYLE = 'data-style';
const withoutStyles = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`));
const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';

/** Google Docs says by styles what is strong, and wraps all of a document into a `b` that is not. */
function styled(element: Element): void {
  const style = styleOf(element);
  element.removeAttribute(STYLE);
  const isStrong = /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  if (element.tagName === 'B' && /font-weight:\s*(?:normal|[1-5]00)/i.test(style)) renamed(element, 'span');
  else if (element.tagName === 'SPAN' && /font-style:\s*italic/i.test(style)) {
    if (isStrong) within(element, 'strong');
    renamed(element, 'em');
  } else if (element.tagName === 'SPAN' && isStrong) renamed(element, 'strong');
}

function within(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

function renamed(element: Element, name: string): void {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
}

function cleanLink(anchor: Element): void {
  const href = anchor.getAttribute('href') ?? '';
  const own = href.startsWith(REDIRECT) ? (new URL(href).searchParams.get('q') ?? '') : href;
  // An anchor of Word's own, such as _Toc, leads nowhere here.
  if (!isAddress(own) || own.startsWith('#_')) anchor.replaceWith(...anchor.childNodes);
  else anchor.setAttribute('href', own);
}

/** Word has no lists in its markup: paragraphs with a level and a sign become entries, one list within the other. */
function wordLists(body: HTMLElement): void {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = Number(WORD_LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    if (last === null || nextElement(last) !== paragraph) open = [];
    const sign = signOf(paragraph);
    const entry = paragraph.ownerDocument.createElement('li');
    open = open.slice(0, level);
    while (open.length < level) {
      const list = paragraph.ownerDocument.createElement(NUMBERED.test(sign) ? 'ol' : 'ul');
      const outer = open.at(-1)?.lastElementChild;
      if (outer == null) {
        if (open.length === 0) paragraph.before(list);
        else open.at(-1)?.append(list);
      } else outer.append(list);
      open.push(list);
    }
    const text = paragraph.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    entry.append(text);
    open.at(-1)?.append(entry);
    paragraph.remove();
    last = open[0] ?? null;
  }
}

/** Takes the sign of an entry out of its text. Word marks it as what programs without lists show. */
function signOf(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const words = sign?.textContent ?? '';
  sign?.remove();
  return words;
}

const nextElement = (element: Element): Element | null => element.nextElementSibling;
