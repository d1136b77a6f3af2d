import type { ContentKind } from '@millrace/contract/content';
import type { Field } from '@millrace/contract/fields';
import { fieldsOf, wordsOfName } from '@millrace/contract/fields';
import type { Difference, ValuePath } from '@millrace/contract/office';

/** As much of a field as its values are shown by. */
export type ShownField = Pick<Field, 'widget'>;

/** A place in a row as people read it. */
export interface PlaceWords {
  /** From the outside inwards: `Specifications`, `Electrical`, `Supply`, `How much`. Empty: the row itself. */
  words: readonly string[];
  /** How the value is shown; null: the table knows no field at this place. */
  field: ShownField | null;
}

/** The words of a place in a row. `elements` are the words of the elements that the path goes through. */
export function placeWords(
  kind: ContentKind,
  { path, elements = [] }: Pick<Difference, 'path' | 'elements'>,
): PlaceWords {
  const words: string[] = [];
  let fields: readonly Field[] = fieldsOf(kind);
  let field: ShownField | null = path.length === 0 ? { widget: { is: 'object', fields } } : null;
  let passed = 0;
  for (const step of path) {
    if (typeof step === 'string') {
      const found = fields.find(({ name }) => name === step);
      words.push(found?.label ?? wordsOfName(step));
      field = found ?? null;
      fields = fieldsIn(field);
    } else {
      const word = elements[passed++] || keyWords(step);
      // The row that a reference names is the value itself.
      if (field?.widget.is !== 'references') words.push(word);
      field = elementField(field);
    }
  }
  return { words: shortly(words, path), field };
}

/** Leaves out the lists of groups and options in a configurator: their elements are named. */
function shortly(words: readonly string[], path: ValuePath): readonly string[] {
  const [configurator, groups, group, options, option] = path;
  if (configurator !== 'configurator' || groups !== 'configGroups' || typeof group !== 'object') return words;
  const isOfOption = options === 'options' && typeof option === 'object';
  return words.filter((_, at) => at > 1 && !(isOfOption && at === 3));
}

const fieldsIn = (field: ShownField | null): readonly Field[] =>
  field !== null && 'fields' in field.widget ? field.widget.fields : [];

/** An element of a list of references is one of them, one of a list of objects an object. */
function elementField(field: ShownField | null): ShownField | null {
  if (field?.widget.is === 'references') return { widget: { is: 'reference', to: field.widget.to } };
  return field?.widget.is === 'objects' ? { widget: { is: 'object', fields: field.widget.fields } } : null;
}

function keyWords(key: Exclude<ValuePath[number], string>): string {
  const [value] = Object.entries(key).flatMap(([name, one]) => (name === 'id' ? [] : [one]));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'an entry';
}
