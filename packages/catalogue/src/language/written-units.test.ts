import { expect, test } from 'vitest';
import { marksAsUnits, shortUnits } from './written-units.ts';

test.each([
  ["float 20'", 'float 20 ft'],
  ['20 ’ cord', '20 ft cord'],
  ['14" basin', '14 in basin'],
  ["14''", '14 in'],
  ["20'C", "20'C"],
  ["pump's", "pump's"],
])('marks of feet and inches: %s', (typed, written) => expect(marksAsUnits(typed)).toBe(written));

test.each([
  ['20ft', '20 ft'],
  ['20 feet', '20 ft'],
  ['float 20FT cord', 'float 20 ft cord'],
  ['2.5in and 240Volts', '2.5 in and 240 v'],
  ['PF-20FT', 'PF-20FT'],
  ['20ft-NO', '20ft-NO'],
  ['TD34X', 'TD34X'],
  ['4X', '4X'],
  ['20', '20'],
])('units after their numbers: %s', (typed, written) => expect(shortUnits(typed)).toBe(written));
