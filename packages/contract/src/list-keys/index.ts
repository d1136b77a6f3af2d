export type { FieldMerge, FieldMerges } from '../content/kinds/field-merge.ts';
export * from './element-ids.ts';
