import { type Measure, printMeasure } from './print-measure.ts';
import { conversionTo, isConverted, type UnitSystem, unitSystems } from './units.ts';

/** `14 in`, `2.74 in`, `12,5 mm`: one number and its unit. */
const WRITTEN = /^(\d+)(?:[.,](\d+))?\s(\S+)$/u;

/**
 * The length in the words of a dimension line: one number and a unit that is shown otherwise in other units. Null: other words. Only where
 * words can be nothing but a length are they read so; elsewhere `2 in` may be a pipe.
 */
export function lengthIn(words: string): Measure | null {
  const [, whole, decimals = '', unit = ''] = WRITTEN.exec(words.trim()) ?? [];
  if (whole === undefined || !isConverted(unit)) return null;
  const value = Number(decimals === '' ? whole : `${whole}.${decimals}`);
  return { from: value, to: value, unit, precision: decimals.length };
}

/** A measure as a document says it, which is the same for everybody: in the units of the site, and after them in the others. */
export function printInBoth(measure: Measure, system: UnitSystem, locale?: string): string {
  const own = printMeasure(measure, system, locale);
  const [other = own] = unitSystems
    .filter((one) => one !== system)
    .map((one) => printMeasure(measure, one, locale))
    .filter((text) => text !== own);
  return other === own ? own : `${own} (${other})`;
}

/** A value of an answer as a document says it: see `printInBoth`. */
export function valueInBoth(
  { value, measure }: { value: string; measure?: Measure },
  system: UnitSystem,
  locale?: string,
): string {
  if (measure === undefined) return value;
  const text = printInBoth(measure, system, locale);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that say a measure, as a document has them: with the other units after them. Null: words that say none. */
export function withOtherUnits(words: string, measure: Measure | null, locale?: string): string {
  const other = measure === null ? undefined : unitSystems.find((one) => conversionTo(one, measure.unit) !== null);
  return measure === null || other === undefined ? words : `${words} (${printMeasure(measure, other, locale)})`;
}

/** A number that a configurator asks for or finds, with its unit, so that it can be shown in others; null where it has none such. */
export function measureOf(value: number, unit: string | undefined): Measure | null {
  if (unit === undefined || !isConverted(unit)) return null;
  return { from: value, to: value, unit, precision: writtenDecimals(value) };
}

/** The decimals that a number is written with. */
export const writtenDecimals = (value: number): number => (/\.(\d+)$/.exec(String(value))?.[1] ?? '').length;
