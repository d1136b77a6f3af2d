/** Elements of rich text and their attributes. All others are refused. */
const elements: Readonly<Record<string, readonly string[]>> = {
  ...plain('p h2 h3 h4 ul li strong b em i small sub sup code blockquote dl dt dd figure figcaption br hr'),
  ...plain('table caption thead tbody tr'),
  ol: ['start'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const emptyElements = new Set(['br', 'hr', 'img']);

/** Addresses that lead somewhere and run nothing: pages and files of this site, other sites, mail, phone, anchors. */
const addresses: Readonly<Record<string, { form: RegExp; words: string }>> = {
  href: { form: /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i, words: 'a path, https:, mailto: or tel:' },
  src: { form: /^\/media\//, words: 'a path below /media/' },
};

/** Characters that a browser silently reads out of an address, or into it. */
const HIDDEN = /\p{Cc}|&(?!amp;)#?\w+;/u;

/** One tag, with quoted attributes, or any other `<`. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+=(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>|</gi;
const ATTRIBUTE = /([a-z-]+)=(?:"([^"]*)"|'([^']*)')/gi;

/** The first fault of a text that must not go into a page as it is, in a sentence; null without one. */
export function richTextFault(html: string): string | null {
  const open: string[] = [];
  for (const [tag, closes, name, attributes = ''] of html.matchAll(TAG)) {
    if (name === undefined) return 'A < stands alone or in a malformed tag; write &lt; for the sign itself.';
    const element = name.toLowerCase();
    const allowed = Object.hasOwn(elements, element) ? elements[element] : undefined;
    if (allowed === undefined) return `<${element}> is not allowed.`;
    if (closes === '/') {
      if (open.pop() !== element) return `${tag} closes nothing.`;
      continue;
    }
    const fault = attributeFault(element, allowed, attributes);
    if (fault !== null) return fault;
    if (!emptyElements.has(element)) open.push(element);
  }
  const last = open.at(-1);
  return last === undefined ? null : `<${last}> is not closed.`;
}

function attributeFault(element: string, allowed: readonly string[], attributes: string): string | null {
  for (const [, name = '', double, single = ''] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single;
    const attribute = name.toLowerCase();
    if (!allowed.includes(attribute)) return `${attribute} is not allowed on <${element}>.`;
    const address = addresses[attribute];
    if (address !== undefined && (!address.form.test(value) || HIDDEN.test(value)))
      return `The ${attribute} ${value} is not ${address.words}.`;
  }
  return null;
}

function plain(names: string): Record<string, string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, []]));
}
