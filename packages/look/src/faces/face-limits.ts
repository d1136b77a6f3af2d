/** Bytes that pages may have to wait for, of each file of a maker's own: a face of Latin letters has 15 to 60 KB. */
export const FACE_MAX_BYTES = 128 << 10;

/** A file of a type face, as it is known to people; or why it is not taken. */
export type ReadFace =
  | {
      name: string;
      /** Of its axis of weight; null: it has one weight. */
      weights: { min: number; max: number } | null;
    }
  | { fault: string };
