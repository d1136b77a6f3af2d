import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Measure, printMeasure, shownIn } from './print-measure.ts';
import { conversionTo } from './units.ts';

const measure = (from: number | null, to: number | null, unit: string, precision = 2): Measure => ({
  from,
  to,
  unit,
  precision,
});
const one = (value: number, unit: string, precision = 2): Measure => measure(value, value, unit, precision);

describe('a measure is printed', () => {
  test.each([
    ['a number', one(2.74, 'in'), '2.74 in', '69.6 mm'],
    ['without decimals of nothing', one(4, 'A'), '4 A', '4 A'],
    ['a range', measure(0.6, 63, 'A'), '0.6 to 63 A', '0.6 to 63 A'],
    ['a range with an open end', measure(0.7, null, ''), '0.7 and above', '0.7 and above'],
    ['a range with an open beginning', measure(null, 30, 'ft', 0), 'up to 30 ft', 'up to 9.1 m'],
    ['a temperature, which has an offset', measure(-22, 122, '°F', 0), '-22 to 122 °F', '-30 to 50 °C'],
    ['thousands', one(10_000, 'ft', 0), '10,000 ft', '3,048 m'],
    ['nothing below zero that is zero', one(-0.04, 'A', 1), '0 A', '0 A'],
    ['percent, close to the number', one(0.25, '%'), '0.25%', '0.25%'],
    ['nothing', measure(null, null, 'A'), '', ''],
    ['metric of the maker', one(50, 'mm', 0), '1.97 in', '50 mm'],
  ])('%s', (_, given, us, metric) => {
    expect(printMeasure(given, 'us')).toBe(us);
    expect(printMeasure(given, 'metric')).toBe(metric);
  });
});

test.each(['AWG', 'NEMA', 'NPT', 'IP', 'V', 'A', 'W', 'kW', 'dB', 'Hz', 'floats', ''])(
  '“%s” is converted in no direction',
  (unit) => {
    expect(conversionTo('us', unit)).toBeNull();
    expect(conversionTo('metric', unit)).toBeNull();
  },
);

const there = ['in', 'ft', 'lb', 'oz', 'gal', 'gpm', 'psi', 'sq ft', 'mi', 'lb-ft', 'lb-in', '°F'];
const back = ['mm', 'm', 'kg', 'g', 'L', 'L/min', 'bar', 'm²', 'km', 'N·m', 'N·cm', '°C'];

test('a printed measure, converted and back, is what it was, in both directions', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...there, ...back),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      (unit, precision, whole) => {
        const value = whole / 10 ** precision;
        const own = there.includes(unit) ? 'us' : 'metric';
        const other = own === 'us' ? 'metric' : 'us';
        const given = one(value, unit, precision);
        const shown = shownIn(given, other);
        const printed = Number(printMeasure(given, other).replaceAll(',', '').split(' ')[0]);
        const returned = shownIn({ ...shown, from: printed, to: printed }, own);
        expect(printMeasure({ ...returned, precision }, own)).toBe(printMeasure(given, own));
        expect(returned.unit).toBe(unit);
      },
    ),
  );
});
