/**
 * How changes of one value by two people are merged. A list `by` fields: its elements are known by them and merge one by one. `itself`: a
 * list of references, each known by its value. `whole`: one value, for lists whose order or context decides what an element means. `each`:
 * entries by name. `fields`: an object, field by field.
 */
export type FieldMerge =
  | { readonly by: readonly string[]; readonly fields?: FieldMerges }
  | { readonly each: FieldMerge }
  | { readonly fields: FieldMerges }
  | 'itself'
  | 'whole';
/** A field that is not named is one value. */
export interface FieldMerges {
  readonly [field: string]: FieldMerge;
}

/** For elements whose own fields name none: `element` of the row's schema. */
export const byId = ['id'];
export const byName = { each: 'whole' } as const;
