import { type Conversion, conversionTo, type UnitSystem } from './units.ts';

/** A number, or a range, with its unit and the decimals it is printed with at most. */
export interface Measure {
  from: number | null;
  /** Of a number the same. */
  to: number | null;
  unit: string;
  precision: number;
}

/** Prints a measure in a system of units, its numbers by a locale: `0.6 to 63 A`, `up to 15 A`, `60 °F and above`. */
export function printMeasure(measure: Measure, system: UnitSystem, locale: string = AMERICAN): string {
  const { from, to, unit, precision } = shownIn(measure, system);
  const format = formatOf(precision, locale);
  const [low, high] = [from, to].map((value) => (value === null ? null : format.format(value)));
  if (low == null && high == null) return '';
  if (high == null) return `${withUnit(low ?? '', unit)} and above`;
  if (low == null) return `up to ${withUnit(high, unit)}`;
  return withUnit(low === high ? low : `${low} to ${high}`, unit);
}

/** The same measure in the units of a system, not rounded; `precision` is of the unit it is shown in. */
export function shownIn(measure: Measure, system: UnitSystem): Measure {
  const conversion = conversionTo(system, measure.unit);
  if (conversion === null) return measure;
  const { from, to, precision } = measure;
  const converted = (value: number | null): number | null =>
    value === null ? null : value * conversion.factor + conversion.offset;
  return {
    from: converted(from),
    to: converted(to),
    unit: conversion.to,
    precision: precisionIn(conversion, precision),
  };
}

/** Puts the unit after a number: an inch mark and the like stand close. */
const withUnit = (number: string, unit: string): string =>
  unit === '' ? number : /^[%"'°](?![A-Z])/.test(unit) ? `${number}${unit}` : `${number} ${unit}`;

const DECIMALS_MAX = 9;

/** As few decimals as tell apart what was apart: a printed value converts back to what it was. */
const precisionIn = ({ factor }: Conversion, precision: number): number =>
  Math.min(DECIMALS_MAX, Math.max(0, Math.ceil(precision - Math.log10(factor))));

const AMERICAN = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();
function formatOf(precision: number, locale: string): Intl.NumberFormat {
  const key = `${precision} ${locale}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: precision, signDisplay: 'negative' });
  formats.set(key, format);
  return format;
}
