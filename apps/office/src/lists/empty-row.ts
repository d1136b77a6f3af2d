import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '../fields/field.ts';
import { fieldsOf } from '../fields/fields-of.ts';

/** The fields of a new row, as empty as its kind takes them. What has to be filled in is told by its findings. */
export const emptyRow = (kind: ContentKind): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(kind)
      .filter(({ isReadOnly }) => !isReadOnly)
      .map((field) => [field.name, emptyValue(field)]),
  );

function emptyValue({ widget, isNullable, schema }: Field): unknown {
  if (isNullable) return null;
  switch (widget.is) {
    case 'yes-no':
      return false;
    case 'integer':
    case 'decimal':
      return schema.safeParse(0).success ? 0 : 1;
    case 'cents':
      return 0;
    case 'choice':
      return widget.choices[0]?.value ?? null;
    case 'references':
    case 'texts':
    case 'objects':
      return [];
    case 'entries':
    case 'object':
      return {};
    case 'reference':
      return widget.to.by === 'id' ? null : '';
    default:
      return '';
  }
}
