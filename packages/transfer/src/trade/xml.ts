const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in XML, without the signs that XML cannot hold at all. */
const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export type XmlChild = string | null;

/** An element with a text, or with what is given as elements already; null where the text is empty. */
export const textElement = (name: string, text: string | number | null | undefined, attributes = ''): XmlChild =>
  text === null || text === undefined || text === ''
    ? null
    : `<${name}${attributes}>${xmlText(String(text))}</${name}>`;

/** An element of elements, in their order; null where none of them is there. */
export function element(name: string, children: readonly XmlChild[], attributes = ''): XmlChild {
  const present = children.filter((child) => child !== null);
  return present.length === 0 ? null : `<${name}${attributes}>${present.join('')}</${name}>`;
}
