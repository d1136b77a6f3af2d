import { expect, test } from 'vitest';
import { optionInUnits } from './option-units.ts';

const units = { cable: { unit: 'ft', precision: 1 }, pressure: { unit: 'psi', precision: 0 } };

test.each([
  [{ cable: 20 }, '6.1 m'],
  [{ pressureFrom: 10, pressureTo: 150 }, '0.69 to 10.34 bar'],
  [{ cable: 20, pressureTo: 150 }, '6.1 m, up to 10.34 bar'],
  [{ volts: 240 }, ''],
  [{ cable: 'long' }, ''],
])('an option that says %j is %s in metric units', (attributes, words) => {
  expect(optionInUnits({ attributes }, units, 'metric')).toBe(words);
  expect(optionInUnits({ attributes }, units, 'us')).toBe('');
});

test('without such attributes, or without any, nothing is said', () => {
  expect(optionInUnits({ attributes: { cable: 20 } }, undefined, 'metric')).toBe('');
  expect(optionInUnits({}, units, 'metric')).toBe('');
});
