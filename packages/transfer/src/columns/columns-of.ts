import type { ContentAttribute, ContentKind, ContentRow } from '@millrace/contract/content';
import { type Field, fieldsOf, wordsOfName } from '@millrace/contract/fields';
import { alsoCalled } from './also-called.ts';
import type { Column } from './column.ts';
import { emptyOfField } from './empty-value.ts';

/**
 * The columns of a kind in the order of its form. Each attribute has one of its own, before that of all attributes together, which holds
 * those that there is no attribute for.
 */
export function columnsOf(kind: ContentKind, attributes: readonly ContentRow<'attributes'>[]): readonly Column[] {
  const columns = fieldsOf(kind).flatMap((field) =>
    field.widget.is === 'attributes'
      ? [...attributes.toSorted(byPosition).map((one) => attributeColumn(kind, field, one)), ofField(kind, field)]
      : [ofField(kind, field)],
  );
  return withOwnHeadings(columns);
}

function ofField(kind: ContentKind, field: Field): Column {
  const { widget, name, label } = field;
  const words = [name, wordsOfName(name), ...alsoCalled(kind, name)].filter((one) => one !== label);
  return {
    kind,
    heading: widget.is === 'attributes' ? `Other ${label.toLowerCase()}` : label,
    path: name,
    alsoCalled: [...new Set(words)],
    isRequired: name !== 'id' && !takesEmpty(field),
    isList: LISTS.has(widget.is),
    field,
    ...('to' in widget && widget.to.kinds[0] !== undefined ? { refersTo: widget.to.kinds[0] } : {}),
  };
}

/** Keeps the answers of the schemas, which do not change. */
const takingEmpty = new WeakMap<Field, boolean>();

function takesEmpty(field: Field): boolean {
  const takes = takingEmpty.get(field) ?? field.schema.safeParse(emptyOfField(field)).success;
  takingEmpty.set(field, takes);
  return takes;
}

function attributeColumn(kind: ContentKind, field: Field, attribute: ContentAttribute): Column {
  const { key, label, unit } = attribute;
  return {
    kind,
    heading: unit === '' ? label : `${label} [${unit}]`,
    path: `${field.name}.${key}`,
    alsoCalled: [...new Set([label, key, wordsOfName(key), `${label} (${unit})`, `${label} ${unit}`])],
    isRequired: false,
    isList: attribute.type === 'choice',
    field,
    attribute,
  };
}

const LISTS = new Set<Field['widget']['is']>(['references', 'texts', 'pictures', 'objects']);

const byPosition = (a: ContentAttribute, b: ContentAttribute): number => a.position - b.position || a.id - b.id;

/** Fields go before attributes; of two that are called alike, the later one has its key with it. */
function withOwnHeadings(columns: readonly Column[]): Column[] {
  const taken = new Set(columns.filter(({ attribute }) => attribute === undefined).map(({ heading }) => heading));
  return columns.map((column) => {
    if (column.attribute === undefined) return column;
    const heading = taken.has(column.heading) ? `${column.heading} (${column.attribute.key})` : column.heading;
    taken.add(heading);
    return { ...column, heading };
  });
}
