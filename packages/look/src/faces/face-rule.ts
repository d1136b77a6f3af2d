/** A file of a face, as a rule names it. */
export interface NamedFace {
  family: string;
  /** As `font-weight` takes it. */
  weight: string;
  /** As `unicode-range` takes it; null: every sign. */
  range: string | null;
}

/** The `@font-face` rule of a file at an address. */
export function faceRule({ family, weight, range }: NamedFace, address: string): string {
  const src = `url("${address}") format("woff2")`;
  const signs = range === null ? '' : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src}${signs}}`;
}
