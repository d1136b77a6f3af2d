import type { Pausing } from '@millrace/configurator';
import {
  ATTRIBUTES_MAX,
  type AttributeValues,
  type ContentAttribute,
  type ContentFamily,
} from '@millrace/contract/content';
import type { Finding } from '@millrace/contract/office';
import { type AttributeTable, attributeTable } from '../attributes/attribute-table.ts';
import { valueFaults } from '../attributes/value-faults.ts';
import { isPauseAt } from '../paced.ts';
import { type Check, error, warning } from './check.ts';

/** Attributes make sense, and every value of a family or a product is one that its attribute takes. */
export const checkAttributes: Check = function* ({ content }) {
  const table = attributeTable(content.attributes);
  for (const [nth, attribute] of content.attributes.entries()) yield* checkAttribute(attribute, nth);
  for (const family of content.families) yield* checkWords(family, table);
  for (const kind of ['families', 'products'] as const) yield* checkValues(kind, content[kind], table);
};

function* checkAttribute(attribute: ContentAttribute, nth: number): Iterable<Finding> {
  const { id, label, type, choices, min, max } = attribute;
  const at = (...path: (string | number)[]) => ({ kind: 'attributes', id, path }) as const;
  if (nth === ATTRIBUTES_MAX)
    yield error('too-many-attributes', at('key'), `At most ${ATTRIBUTES_MAX} attributes; this is one more.`);
  if (min !== null && max !== null && min > max)
    yield error('attribute-bounds', at('max'), `${label} is at most ${max} and at least ${min}: it can be nothing.`);
  if (type === 'choice' && choices.length === 0)
    yield error('attribute-choices', at('choices'), `${label} is a choice and has none.`);
  if (type !== 'choice' && choices.length > 0)
    yield warning('attribute-choices', at('choices'), `${label} is no choice: what it lists here is not used.`);
  for (const [index, choice] of choices.entries())
    if (choices.indexOf(choice) !== index)
      yield error('attribute-choices', at('choices', index), `${label} lists ${choice} twice.`);
}

interface Valued {
  id: number;
  attributes: AttributeValues;
  name: string;
  partNumber?: string;
}

function* checkValues(
  kind: 'families' | 'products',
  rows: readonly Valued[],
  { byKey }: AttributeTable,
): Pausing<Finding> {
  for (const [nth, { id, attributes, partNumber, name = partNumber }] of rows.entries()) {
    if (isPauseAt(nth)) yield;
    for (const [key, value] of Object.entries(attributes)) {
      const place = { kind, id, path: ['attributes', key] };
      const attribute = byKey.get(key);
      if (attribute === undefined) {
        yield error(
          'unknown-attribute',
          place,
          `${partNumber ?? name} has a value of ${key}; no attribute has that key.`,
        );
        continue;
      }
      for (const { code, path, words } of valueFaults(attribute, value))
        yield error(
          code,
          { ...place, path: [...place.path, ...path] },
          `${partNumber ?? name}: ${attribute.label} ${words}`,
        );
    }
  }
}

/** A fact stands once: in words only where no attribute says it. */
function* checkWords({ id, name, specs, attributes }: ContentFamily, { byKey }: AttributeTable): Iterable<Finding> {
  const said = new Set<string>();
  for (const key of Object.keys(attributes)) {
    const attribute = byKey.get(key);
    if (attribute !== undefined) said.add(JSON.stringify([attribute.group, attribute.label]));
  }
  for (const [group, { title, kvo }] of specs.entries())
    for (const [row, { key }] of kvo.entries())
      if (said.has(JSON.stringify([title, key])))
        yield warning(
          'attribute-in-words',
          { kind: 'families', id, path: ['specs', group, 'kvo', row, 'key'] },
          `${name} says ${title}, ${key} in words and as an attribute; the attribute is shown.`,
        );
}
