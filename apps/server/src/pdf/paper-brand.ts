/** Plain fonts of a maker's own faces, for what is drawn and printed; null: the face of the design. */
export interface PaperFaces {
  text: readonly PaperFont[] | null;
  code: readonly PaperFont[] | null;
}
interface PaperFont {
  weight: 400 | 600;
  bytes: Uint8Array;
}

/** The parts of a maker's brand that are made of files. They go to the threads that make documents. */
export interface PaperBrand {
  faces: PaperFaces;
  /** The square mark as PNG; null: none. */
  mark: Uint8Array | null;
}

/** The faces of the design. */
export const DESIGN_FACES: PaperFaces = { text: null, code: null };
export const NO_BRAND: PaperBrand = { faces: DESIGN_FACES, mark: null };
