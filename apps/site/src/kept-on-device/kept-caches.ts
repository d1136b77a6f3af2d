/** Names of the caches, shared by the worker, which fills them, and the pages, which list what is in them. */
export const KEPT = {
  /** Of visited pages; the oldest go first. */
  pages: 'kept-pages',
  /** With the shape of answers at the end (ANSWERS_SHAPE), as a later build may read them otherwise. */
  answers: 'kept-answers-',
  pictures: 'kept-pictures',
  /** Marked by the visitor; go only when the visitor removes them. */
  documents: 'kept-documents',
  /** How this installation addresses things, for pages drawn without a network. */
  site: 'kept-site',
} as const;

/** Address of the one entry of `KEPT.site`. Nothing asks the network for it. */
export const SITE_ADDRESS = '/kept-site.json';
/** The document that every page is drawn in without a network. */
export const SHELL = '/offline.html';
/** Where it is listed what can be read without a network. */
export const OFFLINE = '/offline';
export const WORKER = '/offline-worker.js';
