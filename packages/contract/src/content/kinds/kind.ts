import type { z } from 'zod';
import type { FieldMerges } from './field-merge.ts';
import type { FieldWords } from './field-words.ts';

/** A kind of content: all that holds for its rows wherever they are stored, edited, compiled or exchanged. */
export interface Kind<Row extends z.ZodObject> {
  /** The schema of a row: what the database keeps, staff edit and the catalogue compiles. */
  row: Row;
  words: KindWords<z.infer<Row>>;
  /** How the fields of two changed rows merge: every list of objects stands here. */
  lists: FieldMerges;
  /**
   * The fields by which a row of a sheet can find its row, the best first; `id` goes before all of them. Several together find one where
   * no field alone does. Those that the checks hold to be unique come first, then names that people use.
   */
  foundBy: readonly (readonly NameOf<z.infer<Row>>[])[];
  /** The readers of its rows on the site: everyone, or only customers of a private label. */
  readBy: 'everyone' | 'customers';
}

/** The words of one kind: what its rows are called, where the rail has it, and its fields in the order of form and columns. */
export interface KindWords<Row> {
  one: string;
  many: string;
  /** The heading of the rail. */
  under: 'Catalogue' | 'Site' | 'Private label';
  /** The field by which people know a row: the first column of its list. */
  title: NameOf<Row>;
  /** The columns of its list after the first, until somebody chooses others. */
  columns: readonly NameOf<Row>[];
  fields: { readonly [Name in NameOf<Row>]?: FieldWords };
}

type NameOf<Row> = string & keyof Row;
