import type { Field } from '@millrace/contract/fields';
import type { Column } from './column.ts';

/** The value of a field whose cell is empty; undefined: there is none, or the schema has one of its own. */
export function emptyOfField({ widget, isNullable }: Field): unknown {
  if (isNullable) return null;
  switch (widget.is) {
    case 'text':
    case 'long-text':
    case 'rich-text':
    case 'media':
      return '';
    case 'references':
    case 'texts':
    case 'pictures':
    case 'objects':
      return [];
    case 'entries':
    case 'attributes':
      return {};
    default:
      return;
  }
}

/** The same of a column; of that of an attribute, the attribute is absent. */
export const emptyValue = ({ field, attribute }: Column): unknown =>
  attribute === undefined ? emptyOfField(field) : undefined;
