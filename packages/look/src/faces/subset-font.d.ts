/** The part of subset-font that we use. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    /** OpenType features that stay; without it, all. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** Parts of a variable font's axes that stay, or the one place of each. */
    variationAxes?: Record<string, { min: number; max: number } | number>;
  }
  /** Returns a font with the signs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
