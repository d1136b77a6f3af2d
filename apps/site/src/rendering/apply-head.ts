import type { HeadTag } from './head.ts';

/** Elements of the head that belong to the page; the server marks them the same way. */
export const HEAD_MARK = 'data-head';

/** Makes the document's head say what the page says, after a navigation in the browser. */
export function applyHead(title: string, tags: readonly HeadTag[], structured: readonly object[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, key, attributes } of tags) append(tag, key, attributes);
  for (const data of structured) append('script', 'structured', { type: STRUCTURED }, JSON.stringify(data));
}

export const STRUCTURED = 'application/ld+json';

function append(tag: string, key: string, attributes: Record<string, string>, text = ''): void {
  const element = document.createElement(tag);
  element.setAttribute(HEAD_MARK, key);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  document.head.append(element);
}
