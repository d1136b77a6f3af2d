import type { FieldMerge } from '@millrace/contract/list-keys';

/** How a field of an object merges. */
export function mergeOf(merge: FieldMerge, field: string): FieldMerge {
  if (typeof merge === 'string') return 'whole';
  if ('each' in merge) return merge.each;
  return merge.fields !== undefined && Object.hasOwn(merge.fields, field) ? (merge.fields[field] ?? 'whole') : 'whole';
}
