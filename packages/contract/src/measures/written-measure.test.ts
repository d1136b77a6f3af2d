import { expect, test } from 'vitest';
import { printMeasure } from './print-measure.ts';
import { lengthIn, measureOf, printInBoth, valueInBoth, withOtherUnits } from './written-measure.ts';

test.each([
  ['14 in', '14 in', '356 mm'],
  ['2.74 in', '2.74 in', '69.6 mm'],
  ['40 ft', '40 ft', '12.2 m'],
  ['12,5 mm', '0.492 in', '12.5 mm'],
])('the dimension “%s” is %s in US and %s in metric units', (words, us, metric) => {
  const length = lengthIn(words);
  expect(length).not.toBeNull();
  if (length === null) return;
  expect(printMeasure(length, 'us')).toBe(us);
  expect(printMeasure(length, 'metric')).toBe(metric);
});

test.each(['', '14', 'in', '4X in', '3/8 in', '2 to 4 in', '1-1/4 in', 'Two screws', '14 AWG', '120 V', '14 in deep'])(
  'words of a dimension that are no number and unit stay as they are: “%s”',
  (words) => expect(lengthIn(words)).toBeNull(),
);

test('a document says a measure in the units of the site, and behind them in the others', () => {
  const cord = { from: 5, to: 100, unit: 'ft', precision: 1 };
  expect(printInBoth(cord, 'us')).toBe('5 to 100 ft (1.52 to 30.48 m)');
  expect(printInBoth(cord, 'metric', 'de-DE')).toBe('1,52 to 30,48 m (5 to 100 ft)');
  expect(printInBoth({ from: 15, to: 15, unit: 'A', precision: 0 }, 'us')).toBe('15 A');
});

test('of a value the same, and of words the words', () => {
  expect(valueInBoth({ value: '2 in pipe' }, 'us')).toBe('2 in pipe');
  const measure = { from: null, to: 122, unit: '°F', precision: 0 };
  expect(valueInBoth({ value: 'Up to 122 °F', measure }, 'us')).toBe('Up to 122 °F (up to 50 °C)');
});

test('words that say a measure have the other units behind them', () => {
  expect(withOtherUnits('40 ft', measureOf(40, 'ft'))).toBe('40 ft (12.2 m)');
  expect(withOtherUnits('12.5 mm', lengthIn('12.5 mm'), 'de-DE')).toBe('12.5 mm (0,492 in)');
  expect(withOtherUnits('Two screws', lengthIn('Two screws'))).toBe('Two screws');
});

test('a number of a configurator is a measure where its unit is shown otherwise', () => {
  expect(measureOf(40, 'ft')).toEqual({ from: 40, to: 40, unit: 'ft', precision: 0 });
  expect(measureOf(0.5, 'in')).toEqual({ from: 0.5, to: 0.5, unit: 'in', precision: 1 });
  expect(measureOf(250, 's')).toBeNull();
  expect(measureOf(3, undefined)).toBeNull();
});
