/** Names of the caches, shared by the worker, which fills them, and the pages, which list their content. */
export const KEPT = {
  /** Visited pages; the oldest go first. */
  pages: 'kept-pages',
  /** Ends with the shape of answers (ANSWERS_SHAPE), because a later build may read them differently. */
  answers: 'kept-answers-',
  pictures: 'kept-pictures',
  /** Marked by the visitor; go only when the visitor removes them. */
  documents: 'kept-documents',
  /** The addresses of this installation, for pages drawn without a network. */
  site: 'kept-site',
  /** The look of the maker: its sheet, and the files of its own type faces. */
  brand: 'kept-brand',
} as const;

/** Address of the one entry of `KEPT.site`. Nothing asks the network for it. */
export const SITE_ADDRESS = '/kept-site.json';
/** The look of the maker, which documents carry but for the one below. */
export const BRAND_SHEET = '/brand.css';
/** The document that every page is drawn in without a network. */
export const SHELL = '/offline.html';
/** The page that lists everything readable without a network. */
export const OFFLINE = '/offline';
export const WORKER = '/offline-worker.js';
