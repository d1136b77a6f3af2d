import { describe, expect, test } from 'vitest';
import { lengthIn, priceOfLength, readRate, unitsIn } from './rates.ts';

describe('a price by the unit, as makers write it', () => {
  test.each([
    ['$2.10/ft', 210, 0, 'ft'],
    ['$2.10/ft over 10 ft', 210, 10, 'ft'],
    ['add $2.10 per foot over 10 feet', 210, 10, 'ft'],
    ["$1.20/ft. (first 6' included)", 120, 6, 'ft'],
    ['10 ft std.; $2.10 per add’l foot', 210, 10, 'ft'],
    ['$2.10 ea. additional ft', 210, 0, 'ft'],
    ['Each additional foot $2.10', 210, 0, 'ft'],
    ['each foot over 10 ft: $2.10', 210, 10, 'ft'],
    ['US$ 4.50 per lin. ft', 450, 0, 'ft'],
    ['in ft, in steps of 10, 2.40 for each ft', 240, 0, 'ft'],
    ['$0.085/in over 12 in', 8.5, 12, 'in'],
    ['£3.40 per metre beyond 2 m', 340, 2, 'm'],
    ['up to 3 m included, then £4.00/m', 400, 3, 'm'],
  ])('%s', (text, cents, included, unit) => {
    expect(readRate(text, '.')).toEqual({ cents, included, unit });
  });

  test.each([
    ['3,20 €/m ab 5 m', 320, 5, 'm'],
    ['3,20 € je weiterem Meter', 320, 0, 'm'],
    ['jeder weitere Meter 3,20 €', 320, 0, 'm'],
    ['2 m inkl., je weiterer Meter 3,20 €', 320, 2, 'm'],
    ['EUR 0,012 / mm über 500 mm', null, 0, ''],
    ['0,012 €/mm über 500 mm', 1.2, 500, 'mm'],
    ['2,40 € le mètre supplémentaire', 240, 0, 'm'],
    ['2,40 €/m au-delà de 5 m', 240, 5, 'm'],
    ['5 m compris, mètre supplémentaire : 2,40 €', 240, 5, 'm'],
  ])('%s, with a comma before decimals', (text, cents, included, unit) => {
    expect(readRate(text, ',')).toEqual(cents === null ? null : { cents, included, unit });
  });

  test.each([
    '$2.10',
    'over 10 ft',
    '10 ft',
    '$2.10/lb',
    '$2.10 each',
    '$2.10/ft over 3 m',
    'consult factory',
    '$0/ft',
  ])('%s is none', (text) => {
    expect(readRate(text, '.')).toBeNull();
  });

  test.each([
    ['$0.085/in', '.', 8.5],
    ['$1.085/in', '.', 108.5],
    ['$1,085/ft', '.', 108_500],
    ['0,085 €/mm', '.', 8.5],
    ['1.085 €/m', ',', 108_500],
    ['1,0855 €/m', '.', 108.55],
    ['1.08 €/m', ',', 108],
  ] as const)(
    '%s, with %s before decimals, is %d cents: of three digits after a sign it says whether they are thousands',
    (text, decimal, cents) => {
      expect(readRate(text, decimal)?.cents).toBe(cents);
    },
  );

  test('what is included costs nothing, and what is above it by the unit', () => {
    const rate = { cents: 210, included: 10, unit: 'ft' };
    expect([0, 9, 10, 11, 25].map((length) => priceOfLength(rate, length))).toEqual([0, 0, 0, 210, 3150]);
  });

  test('a length costs whole cents, rounded as a configurator rounds, also where its unit has parts of a cent', () => {
    const rate = { cents: 2.5, included: 0.2, unit: 'in' };
    expect([0.2, 1.2, 3.2, 5.3].map((length) => priceOfLength(rate, length))).toEqual([0, 3, 8, 13]);
  });
});

test('the units that a text names are those of lengths; a small word is none', () => {
  expect(unitsIn('Length in feet')).toEqual(['ft']);
  expect(unitsIn('Length [in.]')).toEqual(['in']);
  expect(unitsIn('stroke 25 mm')).toEqual(['mm']);
  expect(unitsIn('Kabel in Schwarz, M12')).toEqual([]);
  expect(lengthIn('cord, 25 ft', 'ft')).toBe(25);
  expect(lengthIn('cord, 25 ft', 'm')).toBeNull();
});
