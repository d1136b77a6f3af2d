import type { HeadTag } from './head.ts';

/** Elements of the head that belong to the page; the server marks them the same way. */
export const HEAD_MARK = 'data-head';

/**
 * Sets the document's head after a navigation in the browser. Parts that only search engines and shared links read come
 * with the document alone: they stay while the document shows its first page, and then go.
 */
export function applyHead(title: string, tags: readonly HeadTag[]): void {
  const canonical = tags.find(({ key }) => key === 'canonical')?.attributes.href ?? null;
  const shown = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
  if (document.title === title && shown === canonical) return;
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, key, attributes } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(HEAD_MARK, key);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
