import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { hasBegun, type InThread } from '../../documents/in-thread.ts';

/** A drawing without script and without a way outside, or why there is none. */
export type CleanedSvg = { svg: string; isCleaned: boolean } | { fault: string };

/** Elements that drawing programs write for themselves: taken out without a word. */
const OF_PROGRAMS = /^(?:#comment|metadata|sodipodi:|inkscape:|xmlns:|rdf:|serif:|data-)/i;
const OWN_PICTURE = /^data:image\/(?:png|jpeg|webp|gif);base64,[a-z0-9+/=\s]+$/i;
const OUTSIDE_URL = /url\(\s*(?!["']?#)[^)]*\)/gi;
const IMPORT = /@import[^;]*(?:;|$)/gi;
/** An escape in CSS can spell any of these words otherwise. */
const isSpelledOtherwise = (css: string): boolean =>
  css.includes('\\') || /image-set|expression\s*\(|@font-face/i.test(css);

/**
 * Cleans a drawing. Runs in a thread: the parser is large, and what it reads is a stranger's. The parts that lead outside a picture
 * (script, HTML, links, styles and pictures from elsewhere) go, the drawing stays.
 */
export function cleanSvg(text: string): CleanedSvg {
  const { window } = new JSDOM('');
  const drawing = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = drawing.documentElement;
  if (root.namespaceURI !== 'http://www.w3.org/2000/svg' || root.localName !== 'svg')
    return { fault: 'it is not well-formed' };
  const purify = createDOMPurify(window);
  let isCleaned = false;
  purify.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    const isLink = attrName === 'href' || attrName === 'xlink:href';
    const leadsOut = isLink ? !attrValue.startsWith('#') && !OWN_PICTURE.test(attrValue) : isOutside(attrValue);
    if (!leadsOut) return;
    attribute.keepAttr = false;
    isCleaned = true;
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName.toLowerCase() !== 'style') return;
    const css = node.textContent ?? '';
    const clean = isSpelledOtherwise(css) ? '' : css.replaceAll(IMPORT, '').replaceAll(OUTSIDE_URL, 'none');
    if (clean === css) return;
    node.textContent = clean;
    isCleaned = true;
  });
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // Within the drawing alone, as the hook sees to.
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'xlink:href'],
    // A picture is no page whose names could be hidden.
    SANITIZE_DOM: false,
  });
  isCleaned ||= purify.removed.some((gone) => {
    const name = 'element' in gone ? gone.element.nodeName : (gone.attribute?.name ?? '');
    return !OF_PROGRAMS.test(name) && ('element' in gone || /^on|href$/i.test(name));
  });
  const svg = new window.XMLSerializer().serializeToString(root);
  window.close();
  return { svg, isCleaned };
}

const isOutside = (value: string): boolean =>
  /url\(|@import|expression\s*\(/i.test(value) &&
  (value.includes('\\') || value.search(OUTSIDE_URL) !== -1 || /@import/i.test(value));

/** The form in which a thread of the document maker is asked. */
export async function makeDocument(given: InThread<string>): Promise<Uint8Array> {
  hasBegun(given);
  return new TextEncoder().encode(JSON.stringify(cleanSvg(given.content)));
}
