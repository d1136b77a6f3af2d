import { conversionTo, lengthIn, type Measure, measureOf, printMeasure, type UnitSystem } from '@millrace/contract';
import { printing } from '../ui/words/printing.ts';

/** The words of a dimension line in the visitor's units; those that are no length as they are. */
export function dimensionText(words: string, system: UnitSystem): string {
  const length = lengthIn(words);
  return length === null ? words : printMeasure(length, system, printing().locale);
}

/** A number with its unit in the visitor's units; '' where they are the maker's, or the number is the same in both. */
export function inOwnUnit(value: number, unit: string | undefined, system: UnitSystem): string {
  const measure = measureOf(value, unit);
  return measure === null ? '' : convertedText(measure, system);
}

/** A measure in the visitor's units; '' where they are the maker's. */
export const convertedText = (measure: Measure, system: UnitSystem): string =>
  conversionTo(system, measure.unit) === null ? '' : printMeasure(measure, system, printing().locale);
