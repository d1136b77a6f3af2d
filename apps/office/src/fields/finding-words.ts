import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldsOf, wordsOfName } from '@millrace/contract/fields';
import { type FieldPath, writePath } from '@millrace/contract/office';

interface Found {
  kind: ContentKind;
  path: FieldPath;
  message: string;
}

/** The words of a finding. Where they begin with the path to a field, they begin with its label: "Address must not be empty." */
export function findingWords({ kind, path, message }: Found): string {
  const written = `${writePath(path)} `;
  const label = labelAt(fieldsOf(kind), path);
  return label === null || !message.startsWith(written) ? message : `${label} ${message.slice(written.length)}`;
}

/** The label of the innermost field on a path; null: there is none. */
function labelAt(outermost: readonly Field[], path: FieldPath): string | null {
  let fields = outermost;
  let label: string | null = null;
  for (const step of path) {
    if (typeof step === 'number') continue;
    const field = fields.find(({ name }) => name === step);
    label = field?.label ?? wordsOfName(step);
    fields = field !== undefined && 'fields' in field.widget ? field.widget.fields : [];
  }
  return label;
}
