/** The part of fontkit that we use. */
declare module 'fontkit' {
  export interface Path {
    toSVG(): string;
    commands: readonly PathCommand[];
  }
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: readonly number[];
  }
  export interface Glyph {
    id: number;
    path: Path;
  }
  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    /** In its own units; the descent is negative. */
    ascent: number;
    descent: number;
    familyName: string | null;
    postscriptName: string;
    /** Code points. */
    characterSet: number[];
    /** By their tags, such as `wght`; none of a font of one weight. */
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }
  export function openSync(file: string): Font;
  /** Of the bytes of a font file. */
  export function create(bytes: Buffer): Font;
}
