import type {
  AttributeRange,
  AttributeValue,
  AttributeValues,
  ContentAttribute,
  ContentProduct,
} from '@millrace/contract/content';
import type { AttributeTable } from '../attributes/attribute-table.ts';
import type { OptionAttributes } from '../numbers/option-attributes.ts';
import type { CompiledFamily } from '../tables/family-tables.ts';

type Family = Pick<CompiledFamily, 'row' | 'configurator'>;

/** The attributes of a product: its own values, then those of the options in its model number, then those of its family. */
export function productValues(family: Family, product: ContentProduct, table: AttributeTable): AttributeValues {
  const ownValues = valuesOfItself(family, product, table);
  return Object.keys(ownValues).length === 0 ? family.row.attributes : { ...family.row.attributes, ...ownValues };
}

/** The same without those of its family. */
export function valuesOfItself(
  { configurator }: Family,
  { attributes, configModelNo }: ContentProduct,
  { all }: AttributeTable,
): AttributeValues {
  if (configurator === null || configModelNo === null) return attributes;
  const reading = configurator.read(configModelNo);
  if (!reading.ok) return attributes;
  const fromOptions = all.flatMap((attribute): [string, AttributeValue][] => {
    const value = valueFromOptions(attribute, reading.attributes);
    return value === null ? [] : [[attribute.key, value]];
  });
  return fromOptions.length === 0 ? attributes : { ...Object.fromEntries(fromOptions), ...attributes };
}

/** The names by which options say the ends of a range; one that says `key` alone says both. */
export const rangeNames = (key: string): { from: string; to: string } => ({ from: `${key}From`, to: `${key}To` });

/**
 * The value of an attribute that selected options have under its key. Texts are choices, as many as there are; a number that several
 * options have is the range of them. What does not fit the type is none.
 */
export function valueFromOptions(
  { key, type, choices }: ContentAttribute,
  attributes: OptionAttributes,
): AttributeValue | null {
  const given = Object.hasOwn(attributes, key) ? (attributes[key] ?? []) : [];
  const numbers = given.filter((one) => typeof one === 'number');
  switch (type) {
    case 'choice': {
      const texts = given.map(String).filter((one) => choices.includes(one));
      return texts.length === 0 ? null : texts;
    }
    case 'text':
      return given.length === 0 ? null : given.join(', ');
    case 'yesNo':
      return numbers.length === 0 ? null : numbers.some((one) => one !== 0);
    case 'number':
      return numbers.length === 1 ? (numbers[0] ?? null) : null;
    case 'range':
      return rangeFromOptions(key, numbers, attributes);
  }
}

function rangeFromOptions(key: string, given: readonly number[], attributes: OptionAttributes): AttributeRange | null {
  const names = rangeNames(key);
  const numbersOf = (name: string): number[] =>
    Object.hasOwn(attributes, name) ? (attributes[name] ?? []).filter((one) => typeof one === 'number') : [];
  const lows = [...given, ...numbersOf(names.from)];
  const highs = [...given, ...numbersOf(names.to)];
  if (lows.length === 0 && highs.length === 0) return null;
  return {
    ...(lows.length === 0 ? {} : { from: Math.min(...lows) }),
    ...(highs.length === 0 ? {} : { to: Math.max(...highs) }),
  };
}
