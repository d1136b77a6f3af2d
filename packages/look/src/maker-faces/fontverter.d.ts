/** The part of fontverter that we use. */
declare module 'fontverter' {
  /** Returns a font in another format; throws on one that cannot be read. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff2'): Promise<Buffer>;
  const fontverter: { convert: typeof convert };
  export default fontverter;
}
