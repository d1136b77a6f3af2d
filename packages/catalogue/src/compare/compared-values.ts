import type { AttributeRange, AttributeValue, AttributeValues, ContentAttribute } from '@millrace/contract/content';
import { productValues, valueFromOptions, valuesOfItself } from '../attribute-values/product-values.ts';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import { isRange } from '../attributes/value-faults.ts';
import { optionAttributes } from '../numbers/option-attributes.ts';
import type { Snapshot } from '../snapshot.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';
import type { ComparedItem } from './read-items.ts';

/**
 * The attributes of a thing that is compared. Those of a configured number come from its options, with what its family says beside them; a
 * family that does not say something itself has the values of its models together.
 */
export function comparedValues({ attributes }: Snapshot, item: ComparedItem): AttributeValues {
  const { family, product, evaluation } = item;
  const { configurator, row } = family;
  if (configurator !== null && evaluation !== null) {
    const given = optionAttributes(configurator.data, evaluation.selection);
    const fromOptions = attributes.all.flatMap((attribute): [string, AttributeValue][] => {
      const value = valueFromOptions(attribute, given);
      return value === null ? [] : [[attribute.key, value]];
    });
    return { ...row.attributes, ...Object.fromEntries(fromOptions), ...product?.attributes };
  }
  return product === null ? valuesOfFamily(family, attributes) : productValues(family, product, attributes);
}

const ofFamilies = new WeakMap<CompiledFamily, AttributeValues>();

/** A family of thousands of models is walked once for a snapshot. */
function valuesOfFamily(family: CompiledFamily, attributes: AttributeTable): AttributeValues {
  const known = ofFamilies.get(family);
  if (known !== undefined) return known;
  const unsaid = attributes.all.filter(({ key, compares }) => compares && !Object.hasOwn(family.row.attributes, key));
  const models = unsaid.length === 0 ? [] : family.products.filter(({ isLive }) => isLive);
  const own = models.map((product) => valuesOfItself(family, product, attributes));
  const together = unsaid.flatMap((attribute): [string, AttributeValue][] => {
    const values = own.flatMap((each) => (Object.hasOwn(each, attribute.key) ? (each[attribute.key] ?? []) : []));
    const value = togetherOf(attribute, values);
    return value === null ? [] : [[attribute.key, value]];
  });
  const values = { ...family.row.attributes, ...Object.fromEntries(together) };
  ofFamilies.set(family, values);
  return values;
}

/** The most texts that are named together. */
const TEXTS_MAX = 4;

/** The values of models together: every choice, numbers from the least to the most. null: nothing, or too much to name. */
function togetherOf({ type }: ContentAttribute, values: readonly AttributeValue[]): AttributeValue | null {
  if (values.length === 0) return null;
  switch (type) {
    case 'choice':
      return [...new Set(values.map(String))];
    case 'text': {
      const texts = [...new Set(values.map(String))];
      return texts.length > TEXTS_MAX ? null : texts.join(', ');
    }
    case 'yesNo': {
      const [first] = values;
      return typeof first === 'boolean' && values.every((one) => one === first) ? first : null;
    }
    case 'number':
    case 'range':
      return spanOf(values);
  }
}

function spanOf(values: readonly AttributeValue[]): AttributeRange | number | null {
  const ends = values.flatMap((one) =>
    typeof one === 'number' ? [{ from: one, to: one }] : isRange(one) ? [one] : [],
  );
  if (ends.length === 0) return null;
  const lows = ends.map(({ from }) => from ?? Number.NEGATIVE_INFINITY);
  const highs = ends.map(({ to }) => to ?? Number.POSITIVE_INFINITY);
  const from = lows.reduce((a, b) => Math.min(a, b));
  const to = highs.reduce((a, b) => Math.max(a, b));
  if (from === to) return from;
  if (!Number.isFinite(from) && !Number.isFinite(to)) return null;
  return { ...(Number.isFinite(from) ? { from } : {}), ...(Number.isFinite(to) ? { to } : {}) };
}
