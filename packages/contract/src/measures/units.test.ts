import { expect, test } from 'vitest';
import { conversionTo, isConverted, isUnitSystem, unitSystemOf, unitSystems } from './units.ts';

/** Of NIST Special Publication 811, appendix B: how many of the second unit are one of the first. */
test.each([
  ['in', 'mm', 25.4],
  ['ft', 'm', 0.3048],
  ['mi', 'km', 1.609_344],
  ['sq ft', 'm²', 0.3048 ** 2],
  ['lb', 'kg', 0.453_592_37],
  ['oz', 'g', 453.592_37 / 16],
  ['gal', 'L', (231 * 25.4 ** 3) / 1e6],
  ['gpm', 'L/min', (231 * 25.4 ** 3) / 1e6],
  ['psi', 'bar', (0.453_592_37 * 9.806_65) / 0.0254 ** 2 / 1e5],
  ['lb-ft', 'N·m', 0.453_592_37 * 9.806_65 * 0.3048],
  ['lb-in', 'N·cm', 0.453_592_37 * 9.806_65 * 2.54],
  ['hp', 'kW', (550 * 0.453_592_37 * 9.806_65 * 0.3048) / 1000],
])('1 %s is in %s as many as defined, and back', (us, metric, factor) => {
  const there = conversionTo('metric', us);
  expect(there).toMatchObject({ to: metric, system: 'us', offset: 0 });
  expect((there?.factor ?? 0) / factor).toBeCloseTo(1, 8);
  expect(conversionTo('us', us)).toBeNull();
  const back = conversionTo('us', metric);
  if (us === 'hp') return expect(back).toBeNull();
  expect(back).toMatchObject({ to: us, system: 'metric' });
  expect((back?.factor ?? 0) * factor).toBeCloseTo(1, 8);
  expect(back?.offset).toBeCloseTo(0, 9);
});

test.each([
  ['cm', 'in', 1 / 2.54],
  ['kPa', 'psi', 0.145_037_737_7],
])('1 %s is in %s %d, one way', (metric, us, factor) => {
  const there = conversionTo('us', metric);
  expect(there).toMatchObject({ to: us, system: 'metric', offset: 0 });
  expect((there?.factor ?? 0) / factor).toBeCloseTo(1, 8);
  expect(conversionTo('metric', metric)).toBeNull();
});

test.each([
  [32, 0],
  [212, 100],
  [-40, -40],
])('%i °F are %i °C', (fahrenheit, celsius) => {
  const [there, back] = [conversionTo('metric', '°F'), conversionTo('us', '°C')];
  expect(fahrenheit * (there?.factor ?? 0) + (there?.offset ?? 0)).toBeCloseTo(celsius, 9);
  expect(celsius * (back?.factor ?? 0) + (back?.offset ?? 0)).toBeCloseTo(fahrenheit, 9);
});

test('designations are shown as they are, and words that name no system are as none', () => {
  expect(['AWG', 'NPT', 'V', ''].map(isConverted)).toEqual([false, false, false, false]);
  expect(['in', 'mm', 'hp', 'cm'].map(isConverted)).toEqual([true, true, true, true]);
  expect(['us', 'metric', 'imperial', 7, null].map(isUnitSystem)).toEqual([true, true, false, false, false]);
  expect(['metric', 'us', 'imperial', undefined].map(unitSystemOf)).toEqual(['metric', 'us', 'us', 'us']);
  expect(unitSystems).toEqual(['us', 'metric']);
});
