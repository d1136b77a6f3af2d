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
  /** Brings the faces that have a file, and shows them where nothing moves by it. */
  bringFaces: InlineText;
  /** Their rules, for documents whose script does not run. */
  faces: InlineText;
  /** Of every page, without those. */
  styles: InlineText;
  /** By the page's module: its own styles besides. */
  pages: Record<string, InlineText>;
}
