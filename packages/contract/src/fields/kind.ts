import type { ContentKind, ContentRow } from '../content/index.ts';
import type { FieldWords } from './field.ts';

/** The words of one kind: what its rows are called, where the rail has it, and its fields in the order of form and columns. */
export interface KindWords<Kind extends ContentKind = ContentKind> {
  one: string;
  many: string;
  /** The heading of the rail. */
  under: 'Catalogue' | 'Site' | 'Private label';
  /** The field by which people know a row: the first column of its list. */
  title: string & keyof ContentRow<Kind>;
  /** The columns of its list after the first, until somebody chooses others. */
  columns: readonly (string & keyof ContentRow<Kind>)[];
  fields: { readonly [Name in keyof ContentRow<Kind>]?: FieldWords };
}
export type KindsWords<Kinds extends ContentKind> = { readonly [Kind in Kinds]: KindWords<Kind> };
