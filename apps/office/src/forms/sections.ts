import type { Field } from '@millrace/contract/fields';

/** A heading of a form, and the fields below it. */
export interface Section {
  name: string;
  fields: readonly Field[];
}

/** The fields by their headings, in the order of the first field of each. */
export function sectionsOf(fields: readonly Field[]): Section[] {
  const names = [...new Set(fields.map(({ section }) => section))];
  return names.map((name) => ({ name, fields: fields.filter(({ section }) => section === name) }));
}
