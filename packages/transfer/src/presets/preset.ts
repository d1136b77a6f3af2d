import type { ContentKind } from '@millrace/contract/content';

/** A sheet of another system: its headings, and the texts below them. */
export interface ForeignSheet {
  headings: readonly string[];
  rows: readonly ForeignRow[];
}
export interface ForeignRow {
  /** As the reader of the file counts, from 1. */
  row: number;
  /** By column; a row may be shorter than the headings. */
  cells: readonly string[];
}

/** A sheet of one of our kinds, as `columnsOf` reads it. */
export interface MadeSheet {
  kind: ContentKind;
  headings: readonly string[];
  rows: readonly MadeRow[];
}
export interface MadeRow {
  /** The row of the foreign sheet that it comes from. */
  row: number;
  /** One for each heading. */
  cells: readonly string[];
}

/** Something that was lost or refused on the way, in a sentence. */
export interface Said {
  row: number;
  /** The heading of the foreign column; null: the row as a whole. */
  column: string | null;
  words: string;
  /** The row makes no row of ours; otherwise it does, without something. */
  isRefused: boolean;
}

export interface Turned {
  /** In the order in which they are to come in: rows are named after they are there. */
  sheets: readonly MadeSheet[];
  said: readonly Said[];
}

/** How the files of another system become sheets of ours. */
export interface Preset {
  name: string;
  /** For people: `Shopify products`. */
  title: string;
  /** Whether a sheet is one of its files, by its headings alone. */
  fits(headings: readonly string[]): boolean;
  /** Whether the cells below the headings are those of its files, if other sheets have such headings too. */
  holds?(sheet: ForeignSheet): boolean;
  turn(sheet: ForeignSheet, options?: TurnOptions): Turned;
}

export interface TurnOptions {
  /** Of files with several languages the one that is taken, `en_US`; without it the first. */
  locale?: string;
  /** Of files with several channels the one that is taken; without it the first. */
  scope?: string;
  /** Of files with several currencies the one that is taken. */
  currency?: string;
  /** Hosts of this site, for old addresses. */
  ownHosts?: readonly string[];
}

/** A heading as people mean it: in small letters, one blank between words. */
export const foldHeading = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');

/** Reads cells of a row by heading. */
export function byHeading(headings: readonly string[]): (row: ForeignRow, heading: string) => string {
  const places = new Map<string, number>();
  for (const [column, heading] of headings.entries()) {
    const folded = foldHeading(heading);
    if (!places.has(folded)) places.set(folded, column);
  }
  return ({ cells }, heading) => cells[places.get(foldHeading(heading)) ?? -1]?.trim() ?? '';
}
