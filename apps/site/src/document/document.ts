import type { PageSources } from '@millrace/contract';
import { DESIGN, paletteOf } from '@millrace/look/colours';
import type { InlineText } from '../../build/inline-text.ts';
import type { PageAssets } from '../../build/page-assets.ts';
import { escapedJson } from '../api/page-data.ts';
import { HEAD_MARK } from '../head/apply-head.ts';
import type { HeadTag } from '../head/head.ts';
import { FIRST_SCREEN_END_ID, FOOTER_ID } from '../ui/landmarks.ts';
import type { DocumentFaces } from './document-faces.ts';
import { documentLoads } from './document-loads.ts';

export interface DocumentParts {
  title: string;
  tags: HeadTag[];
  /** Structured data, schema.org. */
  structured: readonly object[];
  /** Preload hints React found while rendering. */
  hints: string;
  markup: string;
  /** The element with the page's data; absent: a page without script. */
  data?: string;
  assets: PageAssets;
  /** Whether it may be another page for a user who is signed in. */
  isPersonal?: boolean;
  /** Whether its address may hold a token. */
  holdsToken?: boolean;
  /** The page's module below src/. */
  page: string | null;
  /** Absent: the look of the design. */
  brand?: DocumentBrand;
}

/** The look of a maker as its documents carry it. */
export interface DocumentBrand {
  /** null: nothing differs from the design. */
  rules: InlineText | null;
  /** null: the type faces of the design. */
  faces: DocumentFaces | null;
  /** The colour of the browser's own bars. */
  themeColour: { light: string; dark: string };
}

const design = paletteOf(DESIGN);
const DESIGN_BRAND: DocumentBrand = {
  rules: null,
  faces: null,
  themeColour: { light: design.light.deep, dark: design.dark.deep },
};

/** A document, and what the content security policy has to allow it. */
export interface PageDocument {
  html: string;
  sources: PageSources;
}

/** The whole document. Nothing in it has a style attribute. */
export function pageDocument(parts: DocumentParts): PageDocument {
  const { assets, page, data, isPersonal = false, holdsToken = false, brand = DESIGN_BRAND } = parts;
  const { head, foot, sources } = documentLoads({
    assets,
    page,
    hasScript: data !== undefined,
    isPersonal,
    holdsToken,
    brand: brand.rules,
    faces: brand.faces,
  });
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    paintedFrom(parts.markup),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.themeColour.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.themeColour.dark}">`,
    `<title>${escaped(parts.title)}</title>`,
    head,
    parts.hints,
    ...parts.tags.map(tagText),
    ...parts.structured.map(
      (data) => `<script type="application/ld+json" ${HEAD_MARK}="structured">${escapedJson(data)}</script>`,
    ),
    `</head><body><div id="root">${parts.markup}</div>${data ?? ''}${foot}</body></html>`,
  ].join('');
  return { html, sources };
}

/**
 * A document comes in pieces, and a browser paints what it has: half a table, whose columns then move as the rest comes. Most come whole
 * in a connection's first two rounds, so the first paint waits for the content, or as far as the page says (decision 067).
 */
function paintedFrom(markup: string): string {
  const id = [FIRST_SCREEN_END_ID, FOOTER_ID].find((id) => markup.includes(` id="${id}"`));
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
}

function tagText({ tag, key, attributes }: HeadTag): string {
  const text = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  return `<${tag} ${HEAD_MARK}="${key}"${text}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
