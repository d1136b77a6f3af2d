import type { PageSources } from '@millrace/contract';
import type { InlineText, InlineTexts } from '../../build/inline-text.ts';
import type { PageAssets } from '../../build/page-assets.ts';
import { BRAND_SHEET } from '../kept-on-device/kept-caches.ts';
import type { DocumentFaces } from './document-faces.ts';

export interface LoadingPage {
  assets: PageAssets;
  /** The page's module below src/. */
  page: string | null;
  hasScript: boolean;
  /** Whether it may be another page for a user who is signed in. */
  isPersonal: boolean;
  /** Whether its address may hold a token. */
  holdsToken: boolean;
  /** The colours and corners of a maker whose look is not that of the design. */
  brand?: InlineText | null;
  /** The type faces of a maker who has others. */
  faces?: DocumentFaces | null;
}

/** How a document comes by its styles, faces and script. */
export interface DocumentLoads {
  /** In the head, right after the title. */
  head: string;
  /** At the end of the body. */
  foot: string;
  /** The content security policy has to allow this for it. */
  sources: PageSources;
}

export function documentLoads(page: LoadingPage): DocumentLoads {
  const { inline } = page.assets;
  return inline === null ? linked(page) : inlined(page, inline);
}

/**
 * The first paint waits for the document, whose styles stand in it, and for the faces of first screens for a moment (await-faces.js).
 * The script comes when the page is painted (begin.js). The policy knows each text by its hash.
 */
function inlined(loading: LoadingPage, inline: InlineTexts): DocumentLoads {
  const { assets, page, hasScript, isPersonal, holdsToken, brand = null, faces = null } = loading;
  const {
    rules,
    awaitFaces,
    preloads: firstFaces,
  } = faces ?? { ...inline, rules: inline.faces, preloads: assets.faces };
  const { preloads, styles } = needs(assets, page);
  const own = page === null ? undefined : inline.pages[page];
  const sheets = own === undefined ? [inline.styles] : [inline.styles, own];
  const printFile = (page === null ? undefined : inline.pagePrintFiles[page]) ?? inline.printFile;
  // Browsers fetch these while the page is not painted yet, on connections that its faces and pictures need: with script they come after
  // it.
  const beside = [`<link rel="stylesheet" media="print" href="${printFile}">`, ...ICONS].join('');
  const head = [
    ...firstFaces.map(facePreload),
    isPersonal ? scriptOf(inline.hold) : '',
    ...sheets.map(styleOf),
    ...(brand === null ? [] : [styleOf(brand)]),
    // Files of what stands here already: off, to be found by what would load them.
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    holdsToken ? '' : styleOf(rules),
    hasScript ? scriptOf(awaitFaces) : '',
    hasScript ? `<noscript>${beside}</noscript>` : beside,
  ];
  const modules = moduleTags(assets.scripts, preloads).join('');
  const foot = [
    hasScript ? `<template id="page-modules">${modules}${beside}</template>${scriptOf(inline.begin)}` : '',
    // A browser fetches the faces of a document's own styles with its address as the Referer, whatever policy it was sent: where that may
    // hold a token, their rules come by a file, after all that is painted.
    holdsToken ? sheetLink(inline.facesFile) : '',
    holdsToken && faces !== null ? sheetLink(BRAND_SHEET) : '',
  ];
  const scripts = [...(isPersonal ? [inline.hold] : []), ...(hasScript ? [awaitFaces, inline.begin] : [])];
  return {
    head: head.join(''),
    foot: foot.join(''),
    sources: {
      'style-src': [...sheets, ...(brand === null ? [] : [brand]), ...(holdsToken ? [] : [rules])].map(sourceOf),
      'script-src': scripts.map(sourceOf),
    },
  };
}

/** Files alone. */
function linked({ assets, page, hasScript, brand = null }: LoadingPage): DocumentLoads {
  const { preloads, styles } = needs(assets, page);
  const faces = assets.faces.map(facePreload);
  const links = styles.map(sheetLink);
  const modules = hasScript ? moduleTags(assets.scripts, preloads) : [];
  const own = brand === null ? [] : [styleOf(brand)];
  return { head: [...faces, ...links, ...own, ...modules, ...ICONS].join(''), foot: '', sources: {} };
}

const sheetLink = (href: string): string => `<link rel="stylesheet" href="${href}">`;

function needs({ styles, preloads, pages }: PageAssets, page: string | null): { styles: string[]; preloads: string[] } {
  const own = (page === null ? null : pages[page]) ?? { preloads: [], styles: [] };
  return { styles: [...styles, ...own.styles], preloads: [...preloads, ...own.preloads] };
}

/** The site in a tab, a list of bookmarks or on a phone's first screen. */
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
] as const;

/** The Referer would be the document's address, with the token it may hold. */
const facePreload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin referrerpolicy="no-referrer">`;

/** Starts the page, after all that the page shows. */
const moduleTags = (scripts: readonly string[], preloads: readonly string[]): string[] => [
  ...preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ...scripts.map((src) => `<script type="module" fetchpriority="low" src="${src}"></script>`),
];

const scriptOf = ({ text }: InlineText): string => `<script>${text}</script>`;
const styleOf = ({ text }: InlineText): string => `<style>${text}</style>`;
const sourceOf = ({ source }: InlineText): string => source;
