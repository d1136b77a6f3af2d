import { describe, expect, test } from 'vitest';
import { measureTypedIn, typedMeasure, typedUnits } from './typed-measure.ts';

describe('a number that is typed in the visitor’s unit', () => {
  test('is as the maker has it where both read the same unit, or none', () => {
    for (const [unit, system] of [
      ['ft', 'us'],
      ['A', 'metric'],
      ['', 'metric'],
    ] as const) {
      const { show, read, unit: shown } = typedMeasure(unit, 1, system);
      expect([shown, show(0.63), read('0.63'), read('1,000')]).toEqual([unit, '0.63', '0.63', '1,000']);
    }
  });
  test('is shown in that unit, and read as what it was shown for', () => {
    for (const [unit, precision, factor] of [
      ['ft', 1, 'm'],
      ['in', 1, 'mm'],
      ['in', 0, 'mm'],
      ['°F', 0, '°C'],
    ] as const) {
      const { show, read, unit: shown } = typedMeasure(unit, precision, 'metric');
      expect(shown).toBe(factor);
      for (const value of [-40, 0, 1, 8, 20, 99, 150, 1200]) expect(read(show(value))).toBe(String(value));
    }
    expect(typedMeasure('ft', 1, 'metric').show(20)).toBe('6.1');
  });
  test('keeps what lies between two numbers of the maker’s', () => {
    const { show, read } = typedMeasure('in', 0, 'metric');
    expect(read('3000')).toBe('118.11');
    expect(show(118.11)).toBe('3000');
    expect(read('3,000')).toBe('118.11');
  });
  test('is left alone where it is no number', () => {
    const { read } = typedMeasure('ft', 1, 'metric');
    expect(['', 'long', ' '].map(read)).toEqual(['', 'long', ' ']);
  });
});

test('a number is typed in the maker’s unit, or in that of the other system', () => {
  expect(typedUnits('ft')).toEqual(['ft', 'm']);
  expect(typedUnits('mm')).toEqual(['mm', 'in']);
  expect(typedUnits('A')).toEqual(['A']);
  expect(measureTypedIn('m', 'ft', 1)?.read('6.1')).toBe('20');
  expect(measureTypedIn('ft', 'ft', 1)?.read('20')).toBe('20');
  expect(measureTypedIn('kg', 'ft', 1)).toBeNull();
});
