import type { ContentAttribute, ContentKind, ContentRow } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import type { NameIndex } from '../names/name-index.ts';

/** A column of the sheet of a kind. */
export interface Column {
  kind: ContentKind;
  /** As it is written above the column, and understood again: `Part number`, `Voltage [V]`. */
  heading: string;
  /** Its field in the row, as paths of findings write it: `name`, `attributes.voltage`. */
  path: string;
  /** Other headings that mean the same, for guesses. */
  alsoCalled: readonly string[];
  /** A new row is refused without it. */
  isRequired: boolean;
  /** The kind whose rows its cells name, if they do. */
  refersTo?: ContentKind;
  isList: boolean;
  /** The field in the words of the office; of the column of an attribute: all attributes of the row. */
  field: Field;
  /** The attribute whose values the column has. */
  attribute?: ContentAttribute;
}

/** A cell as `@millrace/exchange` reads it. */
export interface Cell {
  /** As it is shown. */
  text: string;
  /** The number behind the text. */
  number?: number;
  /** The text with its own blanks and line breaks, where it is shown without some of them. */
  asWritten?: string;
}

/** The value of a cell, undefined for an empty one; or why the text is none, and values that would fit. */
export type CellReading = { ok: true; value: unknown } | CellRefusal;
export interface CellRefusal {
  ok: false;
  /** A sentence. */
  why: string;
  fits?: readonly string[];
  /** Those that fit show how it is written; none of them is meant. */
  isExample?: true;
}

/** Everything outside of a row that its cells need. */
export interface Surroundings {
  attributes: readonly ContentRow<'attributes'>[];
  names: NameIndex;
  /** The sign before the decimals of numbers that are texts. */
  decimal: '.' | ',';
  /** The currency of the site: prices in another are refused. Left out: it is not asked. */
  currency?: string;
}
