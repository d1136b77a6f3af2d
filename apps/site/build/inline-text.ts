/** A text that stands in a document itself, and what the content security policy calls it. */
export interface InlineText {
  text: string;
  /** `'sha256-…'` */
  source: string;
}

/** The texts a document carries in place of requests that the first paint would wait for. */
export interface InlineTexts {
  hold: InlineText;
  begin: InlineText;
  /** Holds the first paint for the faces of first screens, within its bound. */
  awaitFaces: InlineText;
  /** The rules of faces that have a file. */
  faces: InlineText;
  /** A file with those rules alone. */
  facesFile: string;
  /** A file with the rules for paper of every page; those of a page with its own are whole in its file. */
  printFile: string;
  /** By the page's module. */
  pagePrintFiles: Record<string, string>;
  /** For every page, without these parts. */
  styles: InlineText;
  /** The page's own further styles, by the page's module. */
  pages: Record<string, InlineText>;
}
