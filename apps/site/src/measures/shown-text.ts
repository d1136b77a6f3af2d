import { printMeasure, type SpecRow, type UnitSystem } from '@millrace/contract';
import { printing } from '../ui/words/printing.ts';

/** A value in the visitor's units; what is in none is as the maker prints it. */
export function shownText({ value, measure }: Pick<SpecRow, 'value' | 'measure'>, system: UnitSystem): string {
  if (measure === undefined) return value;
  const text = printMeasure(measure, system, printing().locale);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
