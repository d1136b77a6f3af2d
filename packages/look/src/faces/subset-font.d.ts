/** The part of subset-font that we use. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features that stay; without it, all. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    /** Parts of a variable font's axes that stay. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  /** Returns a font with the signs of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
