import { isConverted, type Measure, printMeasure, type SpecRow, type UnitSystem } from '@millrace/contract';
import type { AttributeValue, ContentAttribute } from '@millrace/contract/content';
import { isRange } from './value-faults.ts';

/** The value as everybody reads it; with its measure where it is shown otherwise in other units. */
export function printValue(
  attribute: ContentAttribute,
  value: AttributeValue,
  system: UnitSystem,
  locale?: string,
): Pick<SpecRow, 'value' | 'measure'> {
  if (typeof value === 'boolean') return { value: value ? 'Yes' : 'No' };
  if (typeof value === 'string') return { value: withUnit(value, attribute) };
  if (Array.isArray(value)) return { value: withUnit(inOrder(value, attribute).join(', '), attribute) };
  const measure = measureOf(attribute, value);
  return { value: capital(printMeasure(measure, system, locale)), ...(isConverted(measure.unit) ? { measure } : {}) };
}

function measureOf({ unit, precision }: ContentAttribute, value: AttributeValue): Measure {
  if (typeof value === 'number') return { from: value, to: value, unit, precision };
  const { from = null, to = null } = isRange(value) ? value : {};
  return { from, to, unit, precision };
}

const withUnit = (words: string, { unit }: ContentAttribute): string => (unit === '' ? words : `${words} ${unit}`);

/** Choices stand in the order of the attribute, however the value names them. */
const inOrder = (values: readonly string[], { choices }: ContentAttribute): string[] =>
  values.toSorted((a, b) => choices.indexOf(a) - choices.indexOf(b));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
