import type { OrderingGuide } from '../index.ts';

/** A guide of another trade, with what it means. */
export interface OtherGuide extends OrderingGuide {
  groups: readonly string[];
  /** Numbers that its footnotes, notes and tables exclude. */
  refused: readonly string[];
  /** The notes of what was decided for the author, or left out. */
  told: readonly string[];
}
